import Foundation

@testable import MediaVideo

/// The boxes of an MP4 file, read and changed byte by byte: tests neither trust a demuxer to tell what is in a file nor
/// find one that writes every odd file they need.
struct MP4File {
    struct Box {
        let path: String
        let start: Int
        let header: Int
        let size: Int
        var body: Range<Int> { start + header..<start + size }
    }

    struct NotFound: Error { let path: String }

    var bytes: [UInt8]
    private(set) var boxes: [Box] = []

    init(_ path: String) throws {
        bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        parse()
    }

    func write(_ path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

    private mutating func parse() {
        boxes = []
        parse(0..<bytes.count, "")
    }

    private mutating func parse(_ range: Range<Int>, _ parent: String) {
        var at = range.lowerBound
        while at + 8 <= range.upperBound {
            var (size, header) = (int(at), 8)
            if size == 1, at + 16 <= range.upperBound { (size, header) = (int(at + 12), 16) }
            guard size >= header, at + size <= range.upperBound else { return }
            let name = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
            let path = parent + "/" + name
            boxes.append(Box(path: path, start: at, header: header, size: size))
            let inner: Int? =
                switch name {
                case "moov", "trak", "mdia", "minf", "stbl", "edts", "udta": 0
                case "stsd": 8
                case "avc1", "hvc1", "hev1": 78
                case "mp4a": 28
                default: nil
                }
            if let inner { parse(at + header + inner..<at + size, path) }
            at += size
        }
    }

    func int(_ at: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    func signed(_ at: Int) -> Int { Int(Int32(truncatingIfNeeded: int(at))) }
    mutating func set(_ value: Int, at: Int) {
        for i in 0..<4 { bytes[at + i] = UInt8(truncatingIfNeeded: value >> (24 - 8 * i)) }
    }

    /// Names of the top-level boxes.
    var order: [String] { boxes.filter { $0.path.filter { $0 == "/" }.count == 1 }.map { String($0.path.dropFirst()) } }

    func all(_ path: String) -> [Box] { boxes.filter { $0.path == path } }
    func box(_ path: String, of track: Int = 0) throws -> Box {
        let tracks = all("/moov/trak")
        let found = boxes.first { box in
            box.path == path
                && (!path.hasPrefix("/moov/trak") || (tracks.indices.contains(track) && tracks[track].body.contains(box.start))
                    || path == "/moov/trak")
        }
        guard let found else { throw NotFound(path: path) }
        return found
    }

    /// Ticks per second and length of the whole, in ticks.
    func movie() throws -> (timescale: Int, duration: Int) {
        let body = try box("/moov/mvhd").body.lowerBound
        return (int(body + 12), int(body + 16))
    }

    func media(_ track: Int) throws -> (timescale: Int, duration: Int) {
        let body = try box("/moov/trak/mdia/mdhd", of: track).body.lowerBound
        return (int(body + 12), int(body + 16))
    }

    func matrix(_ track: Int) throws -> [Int] {
        let body = try box("/moov/trak/tkhd", of: track).body.lowerBound
        return (0..<9).map { signed(body + 40 + 4 * $0) }
    }

    /// Edits of a track: length in the movie's ticks, start in the media's (-1: an empty edit).
    func edits(_ track: Int) throws -> [(length: Int, start: Int)] {
        let body = try box("/moov/trak/edts/elst", of: track).body.lowerBound
        return (0..<int(body + 4)).map { (int(body + 8 + 12 * $0), signed(body + 12 + 12 * $0)) }
    }

    /// Lengths of samples in the media's ticks.
    func sampleLengths(_ track: Int) throws -> [Int] {
        let body = try box("/moov/trak/mdia/minf/stbl/stts", of: track).body.lowerBound
        var lengths: [Int] = []
        for run in 0..<int(body + 4) {
            let at = body + 8 + 8 * run
            lengths += [Int](repeating: int(at + 4), count: int(at))
        }
        return lengths
    }

    /// Numbers, from 0, of the samples that are keyframes.
    func keyframes(_ track: Int) throws -> [Int] {
        guard let body = try? box("/moov/trak/mdia/minf/stbl/stss", of: track).body.lowerBound else {
            return Array(0..<(try sampleLengths(track).count))
        }
        return (0..<int(body + 4)).map { int(body + 8 + 4 * $0) - 1 }
    }

    /// The colour box: type, primaries, transfer, matrix, full range.
    func colours() throws -> (String, [Int]) {
        let b = try box("/moov/trak/mdia/minf/stbl/stsd/avc1/colr").body.lowerBound
        func short(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
        let kind = String(decoding: bytes[b..<b + 4], as: UTF8.self)
        return (kind, [short(b + 4), short(b + 6), short(b + 8), Int(bytes[b + 10]) >> 7])
    }

    /// Turns the first track.
    mutating func setMatrix(_ o: Orientation) throws {
        try setMatrix([o.a * 65536, o.b * 65536, 0, o.c * 65536, o.d * 65536, 0, 0, 0, 1 << 30])
    }

    mutating func setMatrix(_ values: [Int]) throws {
        let body = try box("/moov/trak/tkhd").body.lowerBound
        for (i, value) in values.enumerated() { set(value, at: body + 40 + 4 * i) }
    }

    /// Gives the last sample of the first track a length of its own: as in a screen recording's last, held frame.
    mutating func setLastFrame(milliseconds: Int) throws {
        let stts = try box("/moov/trak/mdia/minf/stbl/stts")
        let scale = try media(0).timescale
        var lengths = try sampleLengths(0)
        let wanted = (milliseconds * scale + 500) / 1000
        guard var last = lengths.popLast(), last != wanted else { return }
        let change = wanted - last
        last = wanted
        lengths.append(last)
        var table = [UInt8](repeating: 0, count: 8 + 8 * lengths.count)
        func put(_ value: Int, _ at: Int) { for i in 0..<4 { table[at + i] = UInt8(truncatingIfNeeded: value >> (24 - 8 * i)) } }
        put(lengths.count, 4)
        for (i, length) in lengths.enumerated() {
            put(1, 8 + 8 * i)
            put(length, 12 + 8 * i)
        }
        let mdhd = try box("/moov/trak/mdia/mdhd").body.lowerBound
        set(int(mdhd + 16) + change, at: mdhd + 16)
        let scaleOfMovie = try movie().timescale
        let longer = change * scaleOfMovie / scale
        let tkhd = try box("/moov/trak/tkhd").body.lowerBound
        set(int(tkhd + 20) + longer, at: tkhd + 20)
        let mvhd = try box("/moov/mvhd").body.lowerBound
        set(max(int(mvhd + 16), int(tkhd + 20)), at: mvhd + 16)
        if let elst = try? box("/moov/trak/edts/elst").body.lowerBound, int(elst + 4) >= 1 {
            let at = elst + 8 + 12 * (int(elst + 4) - 1)
            set(int(at) + longer, at: at)
        }
        replace(stts.body, with: table, inside: stts.path)
    }

    /// Puts a box at the end of another one.
    mutating func append(_ name: String, _ body: [UInt8], to path: String) throws {
        let parent = try box(path)
        var box = [UInt8](repeating: 0, count: 4) + Array(name.utf8) + body
        for i in 0..<4 { box[i] = UInt8(truncatingIfNeeded: box.count >> (24 - 8 * i)) }
        replace(parent.start + parent.size..<parent.start + parent.size, with: box, inside: path)
    }

    /// Replaces bytes inside the box at `path` and mends the sizes of that box and all around it. The index must lie
    /// behind the media.
    private mutating func replace(_ range: Range<Int>, with new: [UInt8], inside path: String) {
        let change = new.count - range.count
        for box in boxes where path == box.path || path.hasPrefix(box.path + "/") {
            if box.start < range.lowerBound, box.start + box.size >= range.upperBound { set(box.size + change, at: box.start) }
        }
        bytes.replaceSubrange(range, with: new)
        parse()
    }
}
