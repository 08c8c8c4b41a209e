import Foundation

@testable import MediaImage

/// Writes PNG files of every kind, chunk by chunk.
struct PNGFile {
    enum Kind: UInt8 { case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6 }

    /// Chunks that stand between IHDR and IDAT.
    var chunks: [(tag: String, data: [UInt8])] = []
    var width: Int
    var height: Int
    var depth = 8
    var kind: Kind
    /// Rows of samples as they stand in the file, without filter bytes.
    var rows: [[UInt8]]

    init(width: Int, height: Int, depth: Int = 8, kind: Kind, rows: [[UInt8]]) {
        (self.width, self.height, self.depth, self.kind, self.rows) = (width, height, depth, kind, rows)
    }

    /// A picture of 8 bits.
    init(_ pixels: Pixels) {
        let stride = pixels.width * pixels.channels
        let kinds: [Kind] = [.grey, .greyAlpha, .rgb, .rgba]
        self.init(
            width: pixels.width, height: pixels.height, kind: kinds[pixels.channels - 1],
            rows: (0..<pixels.height).map { Array(pixels.bytes[$0 * stride..<($0 + 1) * stride]) })
    }

    func with(_ tag: String, _ data: [UInt8]) -> PNGFile {
        var result = self
        result.chunks.append((tag, data))
        return result
    }

    /// eXIf with nothing but an orientation.
    func oriented(_ orientation: Int) -> PNGFile { with("eXIf", ExifBlock.orientation(orientation)) }

    /// iCCP.
    func tagged(_ profile: [UInt8]) -> PNGFile { with("iCCP", Array("profile\0".utf8) + [0] + (Zlib.deflate(profile) ?? [])) }

    /// cHRM of these primaries, and gAMA.
    func described(_ p: Primaries, gamma: Double = 0.45455) -> PNGFile {
        let numbers = [p.white, p.red, p.green, p.blue].flatMap { [$0.x, $0.y] }.map { Int(($0 * 100_000).rounded()) }
        return with("gAMA", PNGFile.big(Int(gamma * 100_000), 4)).with("cHRM", numbers.flatMap { PNGFile.big($0, 4) })
    }

    var data: Data {
        let header = PNGFile.big(width, 4) + PNGFile.big(height, 4) + [UInt8(depth), kind.rawValue, 0, 0, 0]
        var packed: [UInt8] = []
        packed.reserveCapacity(rows.reduce(0) { $0 + $1.count + 1 })
        for row in rows {
            packed.append(0)
            packed += row
        }
        var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + PNGFile.chunk("IHDR", header)
        for chunk in chunks { file += PNGFile.chunk(chunk.tag, chunk.data) }
        return Data(file + PNGFile.chunk("IDAT", Zlib.deflate(packed) ?? []) + PNGFile.chunk("IEND", []))
    }

    static func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(tag.utf8) + data
        return big(data.count, 4) + body + big(Int(Zlib.checksum(body)), 4)
    }

    static func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xff) } }
}
