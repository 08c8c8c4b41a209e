/// A file format that renditions and posters can be written in.
public enum ImageFormat: String, Codable, Sendable, CaseIterable, Hashable {
    case avif, heic, webp, jpeg, jxl, png

    /// The MIME type as registered with IANA.
    public var mimeType: String { self == .jxl ? "image/jxl" : "image/\(rawValue)" }

    /// The usual extension of a file name, without the dot.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
