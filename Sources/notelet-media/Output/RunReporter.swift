import Dispatch
import MediaPipeline

/// Tells a run's events as they come: failures and warnings at once, progress on a terminal.
///
/// `@unchecked Sendable`: a run delivers its events one after the other, and nothing else touches the state before `end()`,
/// which is called when the run is over.
final class RunReporter: @unchecked Sendable {
    private let console: Console
    private let manifest: String
    private let showsProgress: Bool
    private var progress = ProgressLine()
    private var began = DispatchTime.now()
    private var drawn: DispatchTime?

    /// - Parameter manifest: the one that items belong to which name none.
    init(console: Console, manifest: String) {
        self.console = console
        self.manifest = manifest
        showsProgress = console.showsProgress
    }

    func handle(_ event: RunEvent) {
        switch event {
        case .planned(let items, let toDo, let unchanged):
            began = .now()
            progress.planned(items: items, toDo: toDo, unchanged: unchanged)
            console.note("\(items) media item\(items == 1 ? "" : "s"), \(toDo) to do, \(unchanged) unchanged")
        case .started(let path, let source):
            progress.started(path, source)
        case .progressed(let path, let source, let fraction, let framesPerSecond, let secondsLeft):
            progress.progressed(
                path, source, fraction: fraction, framesPerSecond: framesPerSecond, secondsLeft: secondsLeft)
        case .finished(let item):
            progress.ended(item.path, item.source, wasUnchanged: item.status == .unchanged)
            tell(item)
        case .warning(let text): console.warning(text)
        case .note(let text): console.note(text)
        }
        draw()
    }

    func end() {
        if showsProgress { console.progress(nil) }
    }

    private func tell(_ item: Report.Item) {
        let place = "\(item.manifest ?? manifest): \(item.path): \(item.source)"
        for warning in item.warnings { console.warning("\(place): \(warning)") }
        switch item.status {
        case .failed:
            // The run's own end tells of an interruption.
            if item.error?.code == "cancelled" { return }
            console.error(item.error?.message ?? "\(place): failed")
            if let hint = item.hint { console.note("\(place): \(hint)") }
        case .unchanged: console.note("\(item.source): unchanged")
        case .processed:
            console.note(
                "\(item.source): \(Units.bytes(item.bytesIn)) to \(Units.bytes(item.bytesOut)) in \(Units.seconds(item.seconds))")
        }
    }

    /// At most ten times a second: a terminal over a slow line must not hold up the work.
    private func draw() {
        guard showsProgress, progress.isPlanned else { return }
        let now = DispatchTime.now()
        if let drawn, now.uptimeNanoseconds - drawn.uptimeNanoseconds < 100_000_000 { return }
        drawn = now
        let elapsed = Double(now.uptimeNanoseconds - began.uptimeNanoseconds) / 1e9
        console.progress(progress.text(columns: console.errorColumns, elapsed: elapsed))
    }
}
