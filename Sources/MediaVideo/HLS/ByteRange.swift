/// A part of a file.
struct ByteRange: Equatable, Sendable {
    var offset: Int
    var length: Int

    var end: Int { offset + length }

    /// As `EXT-X-BYTERANGE` and the attribute of `EXT-X-MAP` write it (RFC 8216 §4.3.2.2).
    var text: String { "\(length)@\(offset)" }
}
