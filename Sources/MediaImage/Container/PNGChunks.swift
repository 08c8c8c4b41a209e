internal import Foundation

/// The chunks of a PNG file, in order.
struct PNGChunks {
    struct Chunk {
        var tag: String
        /// The data, without length, tag and checksum.
        var range: Range<Int>
    }

    let chunks: [Chunk]
    /// Whether the file is there up to its IEND chunk.
    let isComplete: Bool
    private let bytes: any ByteSource

    init(_ bytes: any ByteSource) {
        var chunks: [Chunk] = []
        var at = 8
        var isComplete = false
        while let length = bytes.big32(at), let tag = bytes.tag(at + 4), chunks.count < 100_000 {
            let end = at + 8 + length
            guard end + 4 <= bytes.count else { break }
            chunks.append(Chunk(tag: tag, range: at + 8..<end))
            at = end + 4
            if tag == "IEND" {
                isComplete = true
                break
            }
        }
        self.chunks = chunks
        self.isComplete = isComplete
        self.bytes = bytes
    }

    func first(_ tag: String) -> Range<Int>? { chunks.first { $0.tag == tag }?.range }

    /// Frames and seconds of one pass of an APNG; `nil` for a still PNG.
    var animation: (frames: Int, duration: Double)? {
        guard let control = first("acTL"), let frames = bytes.big32(control.lowerBound), frames > 1 else { return nil }
        var duration = 0.0
        for chunk in chunks where chunk.tag == "fcTL" {
            guard let top = bytes.big16(chunk.range.lowerBound + 20), let bottom = bytes.big16(chunk.range.lowerBound + 22) else {
                continue
            }
            duration += Double(top) / Double(bottom == 0 ? 100 : bottom)
        }
        return (frames, duration)
    }

    /// cICP: primaries and transfer of ITU-T H.273.
    var codePoints: CodePoints? {
        guard let range = first("cICP"), range.count >= 4, let primaries = bytes.byte(range.lowerBound),
            let transfer = bytes.byte(range.lowerBound + 1)
        else { return nil }
        return CodePoints(primaries: primaries, transfer: transfer)
    }

    /// The colour space that cHRM and gAMA describe together; libvips reads neither.
    var described: (primaries: Primaries, gamma: Double)? {
        guard first("sRGB") == nil, let points = first("cHRM"), points.count == 32 else { return nil }
        let values = (0..<8).compactMap { bytes.big32(points.lowerBound + 4 * $0).map { Double($0) / 100_000 } }
        guard values.count == 8 else { return nil }
        func point(_ index: Int) -> Primaries.Point { Primaries.Point(x: values[2 * index], y: values[2 * index + 1]) }
        let primaries = Primaries(white: point(0), red: point(1), green: point(2), blue: point(3))
        // Points that no light has are a writer's mistake.
        let isSensible = [primaries.white, primaries.red, primaries.green, primaries.blue].allSatisfy {
            $0.x < 1 && $0.y > 0.0001 && $0.y < 1
        }
        guard isSensible, primaries.toD50 != nil else { return nil }
        var gamma = 0.45455
        if let range = first("gAMA"), let value = bytes.big32(range.lowerBound), (10_000...1_000_000).contains(value) {
            gamma = Double(value) / 100_000
        }
        return (primaries, gamma)
    }
}

/// Colour facts by the numbers of ITU-T H.273.
struct CodePoints: Equatable, Sendable {
    var primaries: Int
    var transfer: Int
}
