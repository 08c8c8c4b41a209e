internal import Foundation

/// Where the parts of a fragmented MP4 file lie, read from the file itself: what the muxer held back or put in front is
/// then no matter of guessing.
struct FragmentMap {
    /// `ftyp` and `moov`: what `EXT-X-MAP` names.
    var initialization: ByteRange
    /// Each from its `moof` to the end of its `mdat`.
    var fragments: [ByteRange]

    /// - Throws: `VideoError` (`unreadable`, `cannotEncode`).
    init(path: String) throws(VideoError) {
        var boxes: [(type: String, range: ByteRange)] = []
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            let size = Int(try file.seekToEnd())
            var offset = 0
            while offset < size {
                try file.seek(toOffset: UInt64(offset))
                let header = [UInt8](try file.read(upToCount: 16) ?? Data())
                guard let box = Self.box(header, at: offset), box.range.end <= size else { break }
                boxes.append(box)
                offset = box.range.end
            }
            if offset != size { boxes = [] }
        } catch {
            throw VideoError(.unreadable, "the packaged video cannot be read", hint: "\(error)")
        }

        guard let first = boxes.firstIndex(where: { $0.type == "moof" }), boxes[..<first].contains(where: { $0.type == "moov" })
        else { throw VideoError(.cannotEncode, "the packaged video has no fragments") }
        initialization = ByteRange(offset: 0, length: boxes[first].range.offset)
        fragments = []
        for box in boxes[first...] {
            if box.type == "moof" {
                fragments.append(box.range)
            } else {
                // What stands between two fragments belongs to the first.
                fragments[fragments.count - 1].length += box.range.length
            }
        }
    }

    /// The box that starts with these bytes (ISO/IEC 14496-12 §4.2).
    private static func box(_ header: [UInt8], at offset: Int) -> (type: String, range: ByteRange)? {
        guard header.count >= 8 else { return nil }
        let type = String(decoding: header[4..<8], as: UTF8.self)
        var length = header[0..<4].reduce(0) { $0 << 8 | Int($1) }
        if length == 1 {
            guard header.count == 16, header[8] == 0 else { return nil }
            length = header[8..<16].reduce(0) { $0 << 8 | Int($1) }
        }
        return length >= 8 ? (type, ByteRange(offset: offset, length: length)) : nil
    }
}
