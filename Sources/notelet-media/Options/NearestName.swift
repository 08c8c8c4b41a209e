/// Finds what someone meant by a name that does not exist.
enum NearestName {
    /// The nearest of `names`, or `nil` where none is near enough to be worth naming.
    static func of(_ text: String, among names: [String]) -> String? {
        let known = names.map { (name: $0, distance: distance(text, $0)) }
        if let best = known.min(by: { $0.distance < $1.distance }), best.distance <= max(1, min(3, text.count * 2 / 5)) {
            return best.name
        }
        guard text.count >= 3 else { return nil }
        // The beginning of a name, or a whole word of it: "--image" is no typing slip, yet its meaning is near.
        return names.filter { $0.hasPrefix(text) }.min { $0.count < $1.count }
            ?? names.first { $0.split(separator: "-").contains { $0 == text } }
            ?? names.filter { text.hasPrefix($0) && $0.count >= 3 }.max { $0.count < $1.count }
    }

    /// Insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment).
    static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.unicodeScalars.prefix(64))
        let b = Array(second.unicodeScalars.prefix(64))
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
