/// What happens during a run, for a progress bar and a log; delivered in order, on one queue.
public enum RunEvent: Sendable {
    /// The manifests were read and the work is known.
    case planned(items: Int, toDo: Int, unchanged: Int)
    case started(path: String, source: String)
    /// `fraction` 0…1 of that item.
    case progressed(path: String, source: String, fraction: Double, framesPerSecond: Double?, secondsLeft: Double?)
    case finished(Report.Item)
    /// A diagnostic line, complete, for stderr.
    case warning(String)
    /// For `--verbose` only.
    case note(String)
}
