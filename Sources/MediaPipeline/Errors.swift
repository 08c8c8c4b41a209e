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
