/// Why an image could not be read or written.
public struct ImageError: Error, Sendable, Hashable, Codable {
    /// What kind of failure; stable, and named in reports.
    public enum Code: String, Sendable, Hashable, Codable {
        case notFound, unreadable, empty, notAnImage, unsupportedFormat, truncated, corrupt, tooManyPixels, tooLarge, timedOut
        case cannotEncode, cancelled, missingCapability
    }

    public var code: Code
    /// The cause in a few words, without the file's name, ready to follow "notes.json: …: ".
    public var message: String
    /// The library's own words, for `--verbose` only: libvips' error buffer is shared between concurrent jobs.
    public var hint: String?

    public init(_ code: Code, _ message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }
}
