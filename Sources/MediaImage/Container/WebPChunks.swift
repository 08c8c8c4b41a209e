/// The chunks of a WebP file.
struct WebPChunks {
    struct Chunk {
        var tag: String
        /// Where its header begins.
        var start: Int
        var range: Range<Int>
    }

    let chunks: [Chunk]
    /// Pixels of the canvas.
    let width: Int
    let height: Int
    let hasAlpha: Bool
    /// Milliseconds of each frame of an animation; empty for a still image.
    let delays: [Int]
    /// Whether the file is as long as it says.
    let isComplete: Bool

    /// `nil` where the first chunk is none of WebP.
    init?(_ bytes: any ByteSource) {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8), let size = bytes.little32(4) else { return nil }
        var chunks: [Chunk] = []
        var at = 12
        let end = min(bytes.count, size + 8)
        while at + 8 <= end, chunks.count < 100_000, let tag = bytes.tag(at), let length = bytes.little32(at + 4) {
            let body = at + 8..<min(end, at + 8 + length)
            chunks.append(Chunk(tag: tag, start: at, range: body))
            at += 8 + length + length % 2
        }
        self.chunks = chunks
        isComplete = bytes.count >= size + 8 - 1
        delays = chunks.filter { $0.tag == "ANMF" }.map { bytes.little24($0.range.lowerBound + 12) ?? 0 }
        guard let first = chunks.first else { return nil }
        let body = first.range.lowerBound
        switch first.tag {
        case "VP8X":
            guard let flags = bytes.byte(body), let width = bytes.little24(body + 4), let height = bytes.little24(body + 7) else {
                return nil
            }
            (self.width, self.height, hasAlpha) = (width + 1, height + 1, flags & 0x10 != 0)
        case "VP8L":
            guard let bits = bytes.little32(body + 1) else { return nil }
            (width, height, hasAlpha) = (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1, bits >> 28 & 1 == 1)
        case "VP8 ":
            guard let width = bytes.little16(body + 6), let height = bytes.little16(body + 8) else { return nil }
            (self.width, self.height, hasAlpha) = (width & 0x3fff, height & 0x3fff, false)
        default: return nil
        }
    }
}
