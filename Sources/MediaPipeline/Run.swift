public import MediaImage
public import MediaVideo

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

/// Why a run as a whole ended without doing its work; a failed item is not one of these.
public struct RunError: Error, Sendable {
    /// What kind of failure; each has an exit status.
    public enum Kind: Sendable {
        /// 65: a manifest is not valid.
        case invalidManifest
        /// 66: a named input is missing.
        case missingInput
        /// 73: the output cannot be written.
        case cannotWrite
        /// 75: interrupted, or worth trying again.
        case interrupted
        /// 64: options that do not fit each other.
        case usage
    }
    public var kind: Kind
    /// The whole diagnostic, one or more lines.
    public var message: String

    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

/// One `process` run.
public final class ProcessRun: Sendable {
    private let configuration: Configuration

    /// - Parameter events: called on one serial queue.
    public init(configuration: Configuration, events: @escaping @Sendable (RunEvent) -> Void = { _ in }) {
        self.configuration = configuration
    }

    /// Does the work on the calling thread and the workers' queues.
    ///
    /// - Returns: the report; failed items are in it, not thrown.
    /// - Throws: `RunError` where nothing was published.
    public func run() throws(RunError) -> Report { Report(items: [], totals: .init()) }

    /// Stops the run within a second; `run()` then throws `.interrupted` and leaves nothing half-written. Safe from any thread.
    public func cancel() {}
}

/// What `inspect` says of one source.
public struct Inspection: Codable, Sendable {
    /// The source as given.
    public var source: String
    /// "image" or "video"; an animated image that `process` would take as either is an "image".
    public var kind: String
    public var image: ImageInfo?
    public var video: VideoInfo?

    /// Reads the facts of a file.
    ///
    /// - Throws: `ItemError` naming the source.
    public static func of(path: String, maxPixels: Int = 100_000_000) throws(ItemError) -> Inspection {
        throw ItemError(code: "missingCapability", message: "not built yet")
    }
}

/// Why one source could not be used.
public struct ItemError: Error, Sendable {
    public var code: String
    /// The cause, without the file's name.
    public var message: String
    public var hint: String?

    public init(code: String, message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }
}
