/// Why a video could not be read or written.
public struct VideoError: Error, Sendable, Hashable, Codable {
    /// What kind of failure; stable, and named in reports.
    public enum Code: String, Sendable, Hashable, Codable {
        case notFound, unreadable, empty, notAVideo, unsupportedFormat, noVideoStream, noDecoder, encrypted, truncated, corrupt
        case noFrames, tooManyPixels, unsupportedColour, stalled, badTrim, cannotEncode, cannotWrite, missingCapability, cancelled
    }

    public var code: Code
    /// The cause in a few words, without the file's name, ready to follow "notes.json: …: ".
    public var message: String
    /// The library's own words, for `--verbose` only.
    public var hint: String?

    public init(_ code: Code, _ message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }
}
