internal import Foundation

/// Bytes that a parser reads with its bounds checked.
protocol ByteSource {
    var count: Int { get }
    subscript(index: Int) -> UInt8 { get }
}

extension Array: ByteSource where Element == UInt8 {}

extension ByteSource {
    /// `nil` past the end, as the readers below.
    func byte(_ at: Int) -> Int? { at >= 0 && at < count ? Int(self[at]) : nil }

    func big16(_ at: Int) -> Int? {
        guard at >= 0, at + 2 <= count else { return nil }
        return Int(self[at]) << 8 | Int(self[at + 1])
    }

    func big32(_ at: Int) -> Int? {
        guard let high = big16(at), let low = big16(at + 2) else { return nil }
        return high << 16 | low
    }

    /// `nil` also where the number is over what fits.
    func big64(_ at: Int) -> Int? {
        guard let high = big32(at), let low = big32(at + 4), high < 1 << 31 else { return nil }
        return high << 32 | low
    }

    func little16(_ at: Int) -> Int? {
        guard at >= 0, at + 2 <= count else { return nil }
        return Int(self[at + 1]) << 8 | Int(self[at])
    }

    func little24(_ at: Int) -> Int? {
        guard let low = little16(at), let high = byte(at + 2) else { return nil }
        return high << 16 | low
    }

    func little32(_ at: Int) -> Int? {
        guard let low = little16(at), let high = little16(at + 2) else { return nil }
        return high << 16 | low
    }

    /// Whether the ASCII text stands at `at`.
    func has(_ text: StaticString, at: Int) -> Bool {
        guard at >= 0, at + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { letters in
            for index in letters.indices where unsafe self[at + index] != letters[index] { return false }
            return true
        }
    }

    func has(_ bytes: [UInt8], at: Int) -> Bool {
        guard at >= 0, at + bytes.count <= count else { return false }
        for (offset, byte) in bytes.enumerated() where self[at + offset] != byte { return false }
        return true
    }

    /// Four characters, as of a chunk or a box.
    func tag(_ at: Int) -> String? {
        guard at >= 0, at + 4 <= count else { return nil }
        return String(decoding: (at..<at + 4).map { self[$0] }, as: Unicode.ASCII.self)
    }

    func bytes(_ range: Range<Int>) -> [UInt8]? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        return range.map { self[$0] }
    }

    func bytes(from: Int, count length: Int) -> [UInt8]? {
        guard from >= 0, length >= 0, length <= count, from <= count - length else { return nil }
        return bytes(from..<from + length)
    }
}

/// The bytes of a source, at an address that stays: libvips reads from it while pixels are computed.
@safe final class SourceBytes: ByteSource {
    let base: UnsafeMutableRawPointer
    let count: Int

    init(_ data: Data) {
        count = data.count
        unsafe base = UnsafeMutableRawPointer.allocate(byteCount: max(1, data.count), alignment: 16)
        unsafe data.copyBytes(to: UnsafeMutableRawBufferPointer(start: base, count: count))
    }

    convenience init(_ bytes: [UInt8]) { self.init(Data(bytes)) }

    deinit { unsafe base.deallocate() }

    subscript(index: Int) -> UInt8 {
        precondition(index >= 0 && index < count)
        return unsafe base.load(fromByteOffset: index, as: UInt8.self)
    }

    func bytes(_ range: Range<Int>) -> [UInt8]? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count)[range])
    }
}
