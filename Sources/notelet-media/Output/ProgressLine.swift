/// What is known of a run while it lasts, and its one line on the terminal.
struct ProgressLine: Sendable {
    /// An item at work; the same path may stand in several manifests.
    private struct Current: Sendable {
        let path: String
        let source: String
        var fraction = 0.0
        var framesPerSecond: Double?
        var secondsLeft: Double?
    }

    private var total = 0
    private var toDo = 0
    private var unchanged = 0
    private var finished = 0
    private var current: [Current] = []

    mutating func planned(items: Int, toDo: Int, unchanged: Int) {
        total = items
        self.toDo = toDo
        self.unchanged = unchanged
    }

    mutating func started(_ path: String, _ source: String) {
        guard !current.contains(where: { $0.path == path && $0.source == source }) else { return }
        current.append(Current(path: path, source: source))
    }

    mutating func progressed(
        _ path: String, _ source: String, fraction: Double, framesPerSecond: Double?, secondsLeft: Double?
    ) {
        started(path, source)
        guard let index = current.firstIndex(where: { $0.path == path && $0.source == source }) else { return }
        current[index].fraction = min(max(fraction, 0), 1)
        current[index].framesPerSecond = framesPerSecond
        current[index].secondsLeft = secondsLeft
    }

    mutating func ended(_ path: String, _ source: String, wasUnchanged: Bool) {
        current.removeAll { $0.path == path && $0.source == source }
        // Unchanged ones are counted from the plan on.
        if !wasUnchanged { finished += 1 }
    }

    /// Whether there is anything to show yet.
    var isPlanned: Bool { total > 0 }

    private var done: Int { min(unchanged + finished, total) }

    /// Those that failed before the work began have ended, and were none of it.
    private var finishedWork: Int { max(0, finished - max(0, total - toDo - unchanged)) }

    /// Share of the work, 0…1.
    private var fraction: Double {
        guard toDo > 0 else { return 1 }
        return min(1, (Double(finishedWork) + current.reduce(0) { $0 + $1.fraction }) / Double(toDo))
    }

    /// - Parameter elapsed: seconds since the work began.
    private func secondsLeft(after elapsed: Double) -> Double? {
        let running = current.compactMap(\.secondsLeft).max()
        if finishedWork + current.count >= toDo, let running { return running }
        guard fraction > 0.02, elapsed > 1 else { return running }
        return max(elapsed * (1 - fraction) / fraction, running ?? 0)
    }

    /// One line of fewer than `columns` columns: a bar, done and total, frames per second, time left, what is at work.
    func text(columns: Int, elapsed: Double) -> String {
        let filled = Int((fraction * 16).rounded(.down))
        var text = "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: 16 - filled) + "]"
        text += " \(done)/\(total)"
        let speed = current.compactMap(\.framesPerSecond).reduce(0, +)
        if speed > 0 { text += "  \(Units.number(speed, places: 0)) fps" }
        if fraction < 1, let left = secondsLeft(after: elapsed) { text += "  \(Units.clock(left)) left" }
        // The last column stays free: a terminal may wrap after it.
        let room = columns - 1
        guard TextWidth.of(text) < room else { return TextWidth.shortened(text, to: room) }
        let names = current.map { item in
            let name = Escaping.visible(item.source.split(separator: "/").last.map(String.init) ?? item.source)
            return item.fraction > 0 ? "\(name) \(Int(item.fraction * 100)) %" : name
        }
        var shown: [String] = []
        for (index, name) in names.enumerated() {
            let others = names.count - index - 1
            let line = text + "  " + (shown + [name]).joined(separator: ", ")
            if TextWidth.of(line) + (others > 0 ? 4 + "\(others)".count : 0) > room {
                if shown.isEmpty { return TextWidth.shortened(line, to: room) }
                return text + "  " + shown.joined(separator: ", ") + ", +\(others + 1)"
            }
            shown.append(name)
        }
        return shown.isEmpty ? text : text + "  " + shown.joined(separator: ", ")
    }
}
