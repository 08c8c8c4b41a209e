/// Whether a file ends where its structure says. It names the fault of pixels that cannot be decoded.
enum Completeness {
    /// `true` where the file is certainly cut off.
    static func isCutOff(_ source: SourceFile) -> Bool {
        let bytes = source.bytes
        switch source.format {
        case .jpeg: return !JPEGSegments(bytes).isComplete
        case .png: return !PNGChunks(bytes).isComplete
        case .gif: return GIFBlocks(bytes).map { !$0.isComplete } ?? true
        case .webp: return WebPChunks(bytes).map { !$0.isComplete } ?? true
        case .avif, .heic: return !endsWithBox(bytes)
        case .jxl: return bytes.has([0xff, 0x0a], at: 0) ? false : !endsWithBox(bytes)
        case .tiff, .svg, .svgz: return false
        }
    }

    private static func endsWithBox(_ bytes: SourceBytes) -> Bool {
        HEIFBoxes.boxes(of: bytes, in: 0..<bytes.count).last?.body.upperBound == bytes.count
    }
}
