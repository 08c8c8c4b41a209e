import Foundation
import Testing

@testable import MediaImage

/// HDR stills are brought down to SDR.
@Suite struct HighDynamicRangeTests {
    /// A grey of so many nits as 16-bit PQ samples.
    static func pq(_ nits: Double) -> Int { Int((TransferCurve.pq(nits: nits) * 65535).rounded()) }

    static func png(_ samples: [[Int]], transfer: UInt8, primaries: UInt8 = 9) -> PNGFile {
        // A column of 20 pixels for each colour.
        let row = samples.flatMap { colour in (0..<20).flatMap { _ in DepthAndAlphaTests.packed(colour, depth: 16) } }
        return PNGFile(
            width: 20 * samples.count, height: 20 * samples.count, depth: 16, kind: .rgb,
            rows: [[UInt8]](repeating: row, count: 20 * samples.count)
        )
        .with("cICP", [primaries, transfer, 0, 1])
    }

    @Test func `PQ of the SDR range keeps its brightness, and highlights keep their order`() throws {
        let sources = try Sources()
        let nits = [0, 5, 20, 60, 203, 600, 1000] as [Double]
        let source = HighDynamicRangeTests.png(
            nits.map { [Int](repeating: HighDynamicRangeTests.pq($0), count: 3) }, transfer: 16)
        let rendered = try ImageRenderer.render(path: sources.write(source), recipe: ImageRecipe(format: .png))
        let pixels = try decode(rendered.renditions[0].data)
        let greys = nits.indices.map { pixels[20 * $0 + 10, 50].red }
        // Below the knee: as bright as an SDR picture whose white is 203 nits.
        for index in 0..<4 {
            let expected = TransferCurve.encoded(sRGB: nits[index] / 203) * 255
            #expect(abs(greys[index] - expected) <= 2, "\(nits[index]) nits: \(greys[index]) for \(expected)")
        }
        #expect(greys == greys.sorted() && Set(greys).count == greys.count, "\(greys)")
        #expect(greys[4] > 180 && greys[4] < 245 && greys[6] >= 253, "\(greys)")
        #expect(rendered.source.colour == "HDR (PQ)")
    }

    @Test func `a PQ picture without highlights is not darkened`() throws {
        let sources = try Sources()
        let source = HighDynamicRangeTests.png(
            [50, 203].map { [Int](repeating: HighDynamicRangeTests.pq($0), count: 3) }, transfer: 16)
        let pixels = try square(sources.write(source))
        #expect(abs(pixels[30, 20].red - 255) <= 2, "\(pixels[30, 20])")
        #expect(abs(pixels[10, 20].red - TransferCurve.encoded(sRGB: 50 / 203) * 255) <= 2)
    }

    @Test func `HLG: its reference white is nearly white, black is black`() throws {
        let sources = try Sources()
        let levels = [0, 0.25, 0.5, 0.75, 1].map { Int($0 * 65535) }
        let pixels = try square(sources.write(HighDynamicRangeTests.png(levels.map { [$0, $0, $0] }, transfer: 18)))
        let greys = levels.indices.map { pixels[20 * $0 + 10, 50].red }
        #expect(greys == greys.sorted() && greys[0] == 0 && greys[4] >= 253, "\(greys)")
        // BT.2408: 75 % is 203 nits.
        #expect(greys[3] > 180 && greys[3] < 245, "\(greys)")
    }

    @Test func `hues stay, and what is wider than sRGB becomes Display P3`() throws {
        let sources = try Sources()
        let (full, none) = (HighDynamicRangeTests.pq(150), 0)
        let source = HighDynamicRangeTests.png([[full, none, none], [none, full, none], [none, none, full]], transfer: 16)
        let rendered = try ImageRenderer.render(path: sources.write(source), recipe: ImageRecipe(format: .png))
        let pixels = try decode(rendered.renditions[0].data)
        for (index, colour) in [pixels[10, 30], pixels[30, 30], pixels[50, 30]].enumerated() {
            let channels = Array(colour.channels.prefix(3))
            #expect(channels[index] == channels.max() && channels[index] > 180, "\(colour)")
            #expect(channels.enumerated().allSatisfy { $0.offset == index || $0.element < 90 }, "\(colour)")
        }
        #expect(PNGChunks([UInt8](rendered.renditions[0].data)).first("iCCP") != nil)
        let narrow = HighDynamicRangeTests.png([[full, full, full]], transfer: 16, primaries: 1)
        let plain = try ImageRenderer.render(path: sources.write(narrow), recipe: ImageRecipe(format: .png))
        #expect(PNGChunks([UInt8](plain.renditions[0].data)).first("iCCP") == nil)
    }

    @Test(arguments: [ImageFormat.avif, .heic])
    func `nclx of a HEIF file is read`(format: ImageFormat) throws {
        let sources = try Sources()
        // 8-bit PQ of 100 nits.
        let level = UInt8((TransferCurve.pq(nits: 100) * 255).rounded())
        let plain = [UInt8](
            try file(Pixels(width: 32, height: 32, channels: 3, bytes: [UInt8](repeating: level, count: 3072)), format))
        let hdr = try #require(HEIFWriter.set(CodePoints(primaries: 9, transfer: 16), in: plain))
        let path = try sources.write(Data(hdr), as: "a")
        let expected = TransferCurve.encoded(sRGB: 100 / 203) * 255
        let grey = try square(path).at(0.5, 0.5).red
        #expect(abs(grey - expected) <= 6, "\(grey) for \(expected)")
        #expect(try ImageRenderer.inspect(path: path).colour == "HDR (PQ)")
    }

    @Test func `a profile that names PQ is HDR too`() throws {
        let sources = try Sources()
        let profile = try #require(ICCWriter.profile(name: "Rec2100PQ", primaries: .rec2020, curve: .sRGB))
        let level = HighDynamicRangeTests.pq(50)
        let row = (0..<20).flatMap { _ in DepthAndAlphaTests.packed([level, level, level], depth: 16) }
        let png = PNGFile(width: 20, height: 20, depth: 16, kind: .rgb, rows: [[UInt8]](repeating: row, count: 20)).tagged(
            profile)
        #expect(abs(try square(sources.write(png)).at(0.5, 0.5).red - TransferCurve.encoded(sRGB: 50 / 203) * 255) <= 2)
    }
}
