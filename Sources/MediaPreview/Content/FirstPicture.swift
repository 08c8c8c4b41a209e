import Foundation

/// How many bytes of an MP4 or QuickTime file must have arrived before its first picture can be shown, when it is read from its
/// beginning as over a network (ISO/IEC 14496-12).
struct FirstPicture: Equatable {
    var bytes: Int
    /// Whether the index stands behind the media, so that a player has to fetch the file's end first.
    var hasLateIndex: Bool

    /// - Returns: `nil` where the file is not of this kind, or is damaged.
    init?(ofFile path: String) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd(), let index = Self.index(of: file, size: Int(size)) else { return nil }
        guard let sample = Self.firstVideoSample(in: index.payload) else { return nil }
        hasLateIndex = sample.offset < index.offset
        // A late index is fetched by itself; what comes before it is skipped where the server knows ranges.
        bytes =
            hasLateIndex ? sample.offset + sample.size + index.size : max(index.offset + index.size, sample.offset + sample.size)
    }

    /// The box `moov`.
    private static func index(of file: FileHandle, size: Int) -> (offset: Int, size: Int, payload: [UInt8])? {
        var offset = 0
        while offset + 8 <= size {
            guard (try? file.seek(toOffset: UInt64(offset))) != nil, let head = try? file.read(upToCount: 16), head.count >= 8
            else { return nil }
            let bytes = [UInt8](head)
            var length = bytes.number(at: 0, 4)
            var header = 8
            if length == 1 {
                guard bytes.count == 16 else { return nil }
                length = bytes.number(at: 8, 8)
                header = 16
            } else if length == 0 {
                length = size - offset
            }
            guard length >= header, offset + length <= size else { return nil }
            if bytes[4..<8].elementsEqual("moov".utf8) {
                guard length <= 64 << 20, (try? file.seek(toOffset: UInt64(offset + header))) != nil,
                    let payload = try? file.read(upToCount: length - header), payload.count == length - header
                else { return nil }
                return (offset, length, [UInt8](payload))
            }
            offset += length
        }
        return nil
    }

    /// Place and size of the first sample of the first video track.
    private static func firstVideoSample(in index: [UInt8]) -> (offset: Int, size: Int)? {
        for track in boxes("trak", in: index[...]) {
            guard let media = boxes("mdia", in: track).first, let handler = boxes("hdlr", in: media).first,
                handler.count >= 12, handler.dropFirst(8).prefix(4).elementsEqual("vide".utf8),
                let information = boxes("minf", in: media).first, let table = boxes("stbl", in: information).first
            else { continue }
            guard let sizes = boxes("stsz", in: table).first.map(Array.init), sizes.count >= 12 else { return nil }
            var size = sizes.number(at: 4, 4)
            if size == 0 {
                guard sizes.count >= 16 else { return nil }
                size = sizes.number(at: 12, 4)
            }
            if let chunks = boxes("stco", in: table).first.map(Array.init), chunks.count >= 12 {
                return (chunks.number(at: 8, 4), size)
            }
            if let chunks = boxes("co64", in: table).first.map(Array.init), chunks.count >= 16 {
                return (chunks.number(at: 8, 8), size)
            }
        }
        return nil
    }

    /// The payloads of the boxes of one kind on one level.
    private static func boxes(_ kind: String, in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var rest = bytes
        while rest.count >= 8 {
            let length = Array(rest.prefix(4)).number(at: 0, 4)
            guard length >= 8, length <= rest.count else { break }
            if rest.dropFirst(4).prefix(4).elementsEqual(kind.utf8) { found.append(rest.prefix(length).dropFirst(8)) }
            rest = rest.dropFirst(length)
        }
        return found
    }
}

extension [UInt8] {
    /// A big-endian number; one that no file offset can be becomes the largest.
    fileprivate func number(at offset: Int, _ count: Int) -> Int {
        let value = self[offset..<offset + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value).map { Swift.min($0, 1 << 60) } ?? 1 << 60
    }
}
