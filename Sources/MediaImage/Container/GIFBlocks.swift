/// The blocks of a GIF, without its pixels.
struct GIFBlocks {
    let width: Int
    let height: Int
    /// Hundredths of a second of each frame.
    private(set) var delays: [Int] = []
    /// Whether the trailer was reached.
    private(set) var isComplete = false

    init?(_ bytes: any ByteSource) {
        guard let width = bytes.little16(6), let height = bytes.little16(8), let flags = bytes.byte(10) else { return nil }
        (self.width, self.height) = (width, height)
        var at = 13 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0)
        var delay = 0
        while let kind = bytes.byte(at), delays.count < 1_000_000 {
            switch kind {
            case 0x21:
                if bytes.byte(at + 1) == 0xf9 { delay = bytes.little16(at + 4) ?? 0 }
                at = GIFBlocks.skip(bytes, from: at + 2)
            case 0x2c:
                guard let flags = bytes.byte(at + 9) else { return }
                delays.append(delay)
                delay = 0
                at = GIFBlocks.skip(bytes, from: at + 11 + (flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0))
            case 0x3b:
                isComplete = true
                return
            default: return
            }
        }
    }

    /// Behind the sub-blocks.
    private static func skip(_ bytes: any ByteSource, from: Int) -> Int {
        var at = from
        while let count = bytes.byte(at), count > 0 { at += count + 1 }
        return at + 1
    }
}
