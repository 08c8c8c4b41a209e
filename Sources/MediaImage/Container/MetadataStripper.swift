internal import Foundation

/// A source's own pixels without its metadata, for sources that are what is wanted already.
enum MetadataStripper {
    /// `nil` where the file holds more than pixels in a way that is not undone here, or pixels that not every device reads.
    static func strip(_ source: SourceFile) -> Data? {
        switch source.format {
        case .jpeg: return jpeg(source.bytes)
        case .png: return png(source.bytes)
        case .webp: return webp(source.bytes)
        case .avif, .heic: return heif(source.bytes)
        case .jxl:
            // A bare codestream has no place for metadata.
            return source.bytes.has([0xff, 0x0a], at: 0) ? source.bytes.bytes(0..<source.bytes.count).map { Data($0) } : nil
        case .gif, .tiff, .svg, .svgz: return nil
        }
    }

    /// Tables, frame and scans; of the APP segments only Adobe's, which says how the channels are coded, and a fresh JFIF.
    private static func jpeg(_ bytes: SourceBytes) -> Data? {
        let file = JPEGSegments(bytes)
        guard file.isComplete, let frame = file.frameMarker, frame == 0xc0 || frame == 0xc1 || frame == 0xc2 else { return nil }
        var result: [UInt8] = [0xff, 0xd8]
        if file.segments.contains(where: { $0.marker == 0xe0 && bytes.has("JFIF", at: $0.range.lowerBound + 4) }) {
            result += [0xff, 0xe0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
        }
        for segment in file.segments {
            let isAdobe = segment.marker == 0xee && bytes.has("Adobe", at: segment.range.lowerBound + 4)
            let isPicture = segment.marker < 0xe0 && segment.marker >= 0xc0
            if isAdobe || isPicture, let part = bytes.bytes(segment.range) { result += part }
        }
        return Data(result + [0xff, 0xd9])
    }

    private static func png(_ bytes: SourceBytes) -> Data? {
        let file = PNGChunks(bytes)
        guard file.isComplete, file.animation == nil, bytes.byte(24).map({ $0 <= 8 }) == true, var result = bytes.bytes(0..<8)
        else { return nil }
        for chunk in file.chunks where ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains(chunk.tag) {
            guard let part = bytes.bytes(chunk.range.lowerBound - 8..<chunk.range.upperBound + 4) else { return nil }
            result += part
        }
        return Data(result)
    }

    /// Pixels and alpha; the extended header only where alpha needs it.
    static func webp(_ bytes: some ByteSource) -> Data? {
        guard let file = WebPChunks(bytes), file.isComplete, file.delays.isEmpty else { return nil }
        let hasPixels = file.chunks.contains { $0.tag == "VP8 " || $0.tag == "VP8L" }
        guard hasPixels else { return nil }
        let isExtended = file.chunks.contains { $0.tag == "ALPH" }
        var body: [UInt8] = []
        for chunk in file.chunks where ["VP8X", "ALPH", "VP8 ", "VP8L"].contains(chunk.tag) {
            guard var part = bytes.bytes(chunk.start..<chunk.range.upperBound), part.count > 8 else { return nil }
            if chunk.tag == "VP8X" {
                if !isExtended { continue }
                // Of the flags only alpha stays.
                part[8] &= 0x10
            }
            body += part + (chunk.range.count % 2 == 1 ? [0] : [])
        }
        return Data(Array("RIFF".utf8) + ColourTag.little(body.count + 4, 4) + Array("WEBP".utf8) + body)
    }

    /// A file of one image and nothing beside it, as it is.
    private static func heif(_ bytes: SourceBytes) -> Data? {
        let file = HEIFBoxes(bytes)
        let plain: Set = ["av01", "hvc1"]
        guard file.itemTypes.count == 1, file.itemTypes.values.allSatisfy(plain.contains),
            file.properties.isDisjoint(with: ["irot", "imir", "clap"]),
            !Completeness.isCutOff(SourceFile(bytes: bytes, format: .heic))
        else { return nil }
        let boxes = file.boxes(in: 0..<bytes.count).map(\.type)
        guard Set(boxes).isSubset(of: ["ftyp", "meta", "mdat", "free"]) else { return nil }
        return bytes.bytes(0..<bytes.count).map { Data($0) }
    }
}
