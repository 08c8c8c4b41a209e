/// What a user can ask of the preview, beside the manifest.
public struct PreviewOptions: Sendable {
    /// The action button's label on every page but the last, as the app configures Notelet.
    public var nextLabel = "Next"
    /// The action button's label on the last page.
    public var doneLabel = "Done"
    /// The app's accent colour, `#rrggbb`; the default is iOS's blue.
    public var accent = "#007aff"
    /// The version that the app says it is; `nil`: the first version of the manifest.
    public var appVersion: String?
    /// The folder that is shown; the manifest lies in it. `nil`: the manifest's own.
    public var folder: String?
    /// The folder that originals are looked for in; `nil`: the folder of the manifest, and the one above it.
    public var sourceRoot: String?
    /// The run's JSON report; `nil`: `report.json` beside the manifest, where there is one.
    public var reportFile: String?

    public init() {}
}

/// Why there is no preview.
public struct PreviewError: Error, Sendable {
    /// What kind of failure.
    public enum Kind: Sendable {
        /// The manifest or another named file is missing or cannot be read.
        case missingInput
        /// The manifest is not valid.
        case invalidManifest
        /// The page cannot be written, or the port is taken.
        case cannotWrite
        /// Options that do not fit each other.
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
