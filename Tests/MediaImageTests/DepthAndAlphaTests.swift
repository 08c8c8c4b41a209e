import Foundation
import Testing

@testable import MediaImage

/// Rows about depth, channels and alpha of the image table.
@Suite struct DepthAndAlphaTests {
    static func packed(_ values: [Int], depth: Int) -> [UInt8] {
        if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let each = 8 / depth
        return stride(from: 0, to: values.count, by: each).map { start in
            var byte = 0
            for index in 0..<each { byte = byte << depth | (start + index < values.count ? values[start + index] : 0) }
            return UInt8(byte)
        }
    }

    @Test(arguments: [1, 2, 4, 8, 16])
    func `grey of every depth keeps its steps`(depth: Int) throws {
        let sources = try Sources()
        let top = 1 << depth - 1
        let levels = [0, top / 3, top * 2 / 3, top]
        let rows = (0..<8).map { y in
            DepthAndAlphaTests.packed((0..<8).map { levels[($0 < 4 ? 0 : 1) + (y < 4 ? 0 : 2)] }, depth: depth)
        }
        let path = try sources.write(PNGFile(width: 8, height: 8, depth: depth, kind: .grey, rows: rows))
        let expected = levels.map { (Double($0) * 255 / Double(top)).rounded() }.map { Colour($0, $0, $0) }
        #expect(distance(try square(path).quarters, expected) == 0)
        #expect(try ImageRenderer.inspect(path: path).bitDepth == depth)
    }

    @Test(arguments: [1, 2, 4, 8])
    func `palettes of every depth show their colours, transparent ones included`(depth: Int) throws {
        let sources = try Sources()
        let colours: [Colour] = depth == 1 ? [.red, .blue] : [.red, .blue, .green, .yellow]
        let rows = (0..<8).map { y in
            DepthAndAlphaTests.packed((0..<8).map { (($0 < 4 ? 0 : 1) + (y < 4 ? 0 : 2)) % colours.count }, depth: depth)
        }
        let palette = colours.flatMap { $0.channels.prefix(3).map { UInt8($0) } }
        let png = PNGFile(width: 8, height: 8, depth: depth, kind: .palette, rows: rows).with("PLTE", palette)
        #expect(try square(sources.write(png)).quarters == (0..<4).map { colours[$0 % colours.count] })
        let clear = try square(sources.write(png.with("tRNS", [255, 0])))
        #expect(clear.channels == 4)
        #expect(clear.quarters[1].alpha == 0)
        #expect(clear.quarters[0] == .red)
    }

    @Test func `a colour key makes its colour transparent`() throws {
        let sources = try Sources()
        let png = PNGFile(Pixels.quarters(width: 40, height: 40)).with("tRNS", [0, 0, 0, 255, 0, 0])
        let found = try square(sources.write(png)).quarters
        #expect(found[1].alpha == 0)
        #expect([found[0], found[2]] == [Colour.red, .blue])
    }

    @Test func `16 bits are rounded to 8, not cut`() throws {
        let sources = try Sources()
        let values = [0x7fff, 0x80ff, 0x00ff, 0xffff]
        let rows = (0..<4).map { y in
            DepthAndAlphaTests.packed(
                (0..<4).flatMap { x in [Int](repeating: values[(x / 2) + (y / 2) * 2], count: 3) }, depth: 16)
        }
        let path = try sources.write(PNGFile(width: 4, height: 4, depth: 16, kind: .rgb, rows: rows))
        let expected = values.map { (Double($0) / 257).rounded() }.map { Colour($0, $0, $0) }
        #expect(try square(path).quarters == expected)
    }

    @Test func `an alpha that is opaque everywhere is dropped`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(Pixels.quarters(width: 40, height: 60, channels: 4)))
        let pixels = try square(path)
        #expect(pixels.channels == 3)
        #expect(pixels.quarters == [.red, .green, .blue, .yellow])
        #expect(try ImageRenderer.inspect(path: path).hasAlpha)
    }

    /// White of alpha 0 beside black of alpha 255: mixed without premultiplying, the border turns grey.
    @Test(arguments: [8, 16])
    func `colour hidden by transparency does not bleed when pixels are mixed`(depth: Int) throws {
        let sources = try Sources()
        let scale = depth == 16 ? 257 : 1
        let (black, hidden) = ([0, 0, 0, 255 * scale], [255 * scale, 255 * scale, 255 * scale, 0])
        let samples: [Int] = (0..<30).flatMap { _ in black + hidden + hidden }
        let row = DepthAndAlphaTests.packed(samples, depth: depth)
        let path = try sources.write(
            PNGFile(width: 90, height: 90, depth: depth, kind: .rgba, rows: [[UInt8]](repeating: row, count: 90)))
        let pixels = try square(path, ImageRecipe(sides: [30], format: .png))
        let colour = pixels[15, 15]
        #expect(abs(colour.alpha - 85) <= 3, "\(colour)")
        #expect(colour.red <= 2 && colour.green <= 2 && colour.blue <= 2, "\(colour)")
    }

    @Test func `real alpha is kept by formats that can, and laid over white by JPEG`() throws {
        let sources = try Sources()
        var card = Pixels(width: 64, height: 64, channels: 4, colour: Colour(0, 0, 0, 0))
        card.fill(x: 32..<64, y: 0..<64, .red)
        let path = try sources.write(PNGFile(card))
        for format in ImageFormat.allCases {
            let data = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: format)).renditions[0].data
            let pixels = try decode(data)
            #expect(pixels.at(0.75, 0.5).distance(.red) <= 12, "\(format)")
            if format == .jpeg {
                #expect(pixels.at(0.25, 0.5).distance(.white) <= 6)
            } else {
                #expect(pixels.channels == 4 && pixels.at(0.25, 0.5).alpha <= 4, "\(format): \(pixels.at(0.25, 0.5))")
            }
        }
        let placement = Placement(background: .color(red: 0, green: 0, blue: 255))
        let blue = try square(path, ImageRecipe(format: .png, placement: placement))
        #expect(blue.channels == 3)
        #expect([blue.at(0.25, 0.5), blue.at(0.75, 0.5)] == [Colour.blue, .red])
    }

    @Test func `alpha that is multiplied in already is taken out again`() throws {
        let sources = try Sources()
        // Half-transparent red: 255 as it is, 128 multiplied in.
        func tiff(_ red: UInt8, extra: Int) -> TIFFFile {
            let bytes = [[UInt8]](repeating: [red, 0, 0, 128], count: 400).flatMap { $0 }
            return TIFFFile(width: 20, height: 20, samples: 4, kind: .rgb, bytes: bytes, extra: extra)
        }
        for source in [tiff(255, extra: 2), tiff(128, extra: 1)] {
            let colour = try square(sources.write(source)).at(0.5, 0.5)
            #expect(colour.distance(Colour(255, 0, 0, 128)) <= 2, "\(colour)")
        }
    }

    @Test(arguments: [(TIFFFile.Kind.blackIsZero, 230.0), (.whiteIsZero, 25.0)])
    func `grey TIFFs show the right way round`(kind: TIFFFile.Kind, expected: Double) throws {
        let sources = try Sources()
        let tiff = TIFFFile(width: 9, height: 9, samples: 1, kind: kind, bytes: [UInt8](repeating: 230, count: 81))
        #expect(try square(sources.write(tiff)).at(0.5, 0.5) == Colour(expected, expected, expected))
    }
}
