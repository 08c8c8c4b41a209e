import Foundation
import Testing

@testable import MediaImage

/// Rows about ICC profiles and CMYK of the image table.
@Suite struct ColourTests {
    static let adobe = Primaries(
        white: .init(x: 0.3127, y: 0.3290), red: .init(x: 0.64, y: 0.33), green: .init(x: 0.21, y: 0.71),
        blue: .init(x: 0.15, y: 0.06))
    static let proPhoto = Primaries(
        white: .init(x: 0.3457, y: 0.3585), red: .init(x: 0.7347, y: 0.2653), green: .init(x: 0.1596, y: 0.8404),
        blue: .init(x: 0.0366, y: 0.0001))

    struct Space: Sendable, CustomTestStringConvertible {
        var name: String
        var primaries: Primaries
        var curve: ICCWriter.Curve
        var isWide: Bool
        var testDescription: String { name }

        func linear(_ value: Double) -> Double {
            switch curve {
            case .gamma(let gamma): pow(value, gamma)
            default: TransferCurve.linear(sRGB: value)
            }
        }

        /// The colour in another space with the curve of sRGB, by matrices alone.
        func converted(_ colour: Colour, to target: Primaries) throws -> Colour {
            let matrix = try #require(primaries.matrix(to: target))
            let light = Math.multiply(matrix, [colour.red, colour.green, colour.blue].map { linear($0 / 255) })
            let values = light.map { max(0, min(255, TransferCurve.encoded(sRGB: max(0, min(1, $0))) * 255)) }
            return Colour(values[0], values[1], values[2])
        }
    }

    static let spaces = [
        Space(name: "sRGB", primaries: .sRGB, curve: .sRGB, isWide: false),
        Space(name: "Display P3", primaries: .displayP3, curve: .sRGB, isWide: true),
        Space(name: "Adobe RGB", primaries: adobe, curve: .gamma(2.19921875), isWide: true),
        Space(name: "ProPhoto", primaries: proPhoto, curve: .gamma(1.8), isWide: true),
        Space(name: "Rec2020 linear", primaries: .rec2020, curve: .gamma(1), isWide: true),
        Space(name: "sRGB, gamma 1.8", primaries: .sRGB, curve: .gamma(1.8), isWide: false),
    ]
    static let patches = [Colour(200, 60, 60), Colour(70, 190, 80), Colour(60, 80, 200), Colour(128, 128, 128)]

    static func card(_ colours: [Colour]) -> Pixels {
        var result = Pixels(width: 80, height: 80, channels: 3)
        for (index, colour) in colours.enumerated() {
            let (x, y) = (index % 2 * 40, index / 2 * 40)
            result.fill(x: x..<x + 40, y: y..<y + 40, colour)
        }
        return result
    }

    @Test(arguments: spaces)
    func `a profile is converted from, to Display P3 where it is wider than sRGB`(space: Space) throws {
        let sources = try Sources()
        let profile = try #require(ICCWriter.profile(name: space.name, primaries: space.primaries, curve: space.curve))
        let path = try sources.write(PNGFile(ColourTests.card(ColourTests.patches)).tagged(profile))
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: .png))
        let target: Primaries = space.isWide ? .displayP3 : .sRGB
        let expected = try ColourTests.patches.map { try space.converted($0, to: target) }
        let found = try decode(rendered.renditions[0].data).quarters
        #expect(distance(found, expected) <= 2, "\(found) for \(expected)")
        #expect(rendered.warnings.allSatisfy { !$0.contains("profile") })
        let tag = PNGChunks([UInt8](rendered.renditions[0].data)).first("iCCP")
        #expect((tag != nil) == space.isWide)
        #expect(rendered.source.colour == space.name)
    }

    @Test(arguments: ImageFormat.allCases)
    func `every format says that its colours are Display P3, in few bytes`(format: ImageFormat) throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(ColourTests.card(ColourTests.patches)).tagged(ICCWriter.displayP3))
        let data = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: format)).renditions[0].data
        // Read again, the file is Display P3, and its values are those of the source.
        let again = try sources.write(data, as: "again")
        let colour = try ImageRenderer.inspect(path: again).colour
        #expect(colour.contains("P3"))
        let found = try square(again).quarters
        #expect(distance(found, ColourTests.patches) <= (format == .png ? 0 : 9), "\(found)")
        #expect(ICCWriter.displayP3.count < 500)
    }

    @Test func `an untagged image keeps its values: pure red stays pure red`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(Pixels.quarters(width: 50, height: 50)))
        #expect(try square(path).quarters == [.red, .green, .blue, .yellow])
        #expect(try ImageRenderer.inspect(path: path).colour == "sRGB (untagged)")
    }

    @Test(arguments: ["truncated", "grey", "nonsense", "tags outside"])
    func `a broken or misplaced profile is ignored with a warning`(kind: String) throws {
        var profile = ICCWriter.displayP3
        switch kind {
        case "truncated": profile = Array(profile.prefix(200))
        case "grey": profile.replaceSubrange(16..<20, with: Array("GRAY".utf8))
        case "nonsense": profile = [UInt8](repeating: 7, count: 400)
        default: profile.replaceSubrange(136..<140, with: [0x7f, 0, 0, 0])
        }
        let sources = try Sources()
        // In a TIFF the profile stands as it is: libpng would already have dropped it.
        let card = ColourTests.card(ColourTests.patches)
        let tiff = TIFFFile(width: 80, height: 80, samples: 3, kind: .rgb, bytes: card.bytes, profile: profile)
        let rendered = try ImageRenderer.render(path: sources.write(tiff), recipe: ImageRecipe(format: .png))
        #expect(try decode(rendered.renditions[0].data).quarters == ColourTests.patches)
        #expect(rendered.warnings.contains { $0.hasPrefix("the colour profile was ignored") }, "\(rendered.warnings)")
    }

    @Test func `a PNG that describes its colours by cHRM and gAMA is converted`() throws {
        let sources = try Sources()
        // Red and green have changed places, in the values as in what they mean.
        var swapped = Primaries.sRGB
        (swapped.red, swapped.green) = (swapped.green, swapped.red)
        let stored = ColourTests.patches.map { Colour($0.green, $0.red, $0.blue) }
        let found = try square(sources.write(PNGFile(ColourTests.card(stored)).described(swapped))).quarters
        #expect(distance(found, ColourTests.patches) <= 2, "\(found)")
        // A gamma of its own.
        let space = Space(name: "", primaries: .sRGB, curve: .gamma(1.8), isWide: false)
        let expected = try ColourTests.patches.map { try space.converted($0, to: .sRGB) }
        let curved = PNGFile(ColourTests.card(ColourTests.patches)).described(.sRGB, gamma: 1 / 1.8)
        #expect(distance(try square(sources.write(curved)).quarters, expected) <= 2)
    }

    @Test func `the P3 profile of libvips is told by the name that people know`() throws {
        let profile = try #require(ICCWriter.profile(name: "sP3C", primaries: .displayP3, curve: .sRGB))
        let sources = try Sources()
        let path = try sources.write(PNGFile(ColourTests.card(ColourTests.patches)).tagged(profile))
        #expect(try ImageRenderer.inspect(path: path).colour == "Display P3")
    }

    @Test func `cICP outranks a profile, and an sRGB chunk outranks cHRM`() throws {
        let sources = try Sources()
        let card = PNGFile(ColourTests.card(ColourTests.patches))
        let rendered = try ImageRenderer.render(
            path: sources.write(
                card.with("cICP", [12, 13, 0, 1]).tagged(ICCWriter.profile(name: "x", primaries: .rec2020, curve: .sRGB)!)),
            recipe: ImageRecipe(format: .png))
        #expect(try decode(rendered.renditions[0].data).quarters == ColourTests.patches)
        #expect(rendered.source.colour == "Display P3")
        let plain = try square(sources.write(card.with("sRGB", [0]).described(.rec2020)))
        #expect(plain.quarters == ColourTests.patches)
    }

    @Test func `a CMYK JPEG is never a negative, with a profile and without`() throws {
        let sources = try Sources()
        let colours = [Colour(220, 50, 50), Colour(250, 250, 250), Colour(20, 20, 20), Colour(60, 90, 180)]
        _ = try sources.write(PNGFile(ColourTests.card(colours)), as: "rgb.png")
        try sources.vips("icc_transform", "rgb.png", "tagged.jpg[Q=95]", "cmyk", "--input-profile", "srgb")
        try sources.vips("copy", "tagged.jpg", "bare.jpg[strip,Q=95]")
        try sources.vips("copy", "tagged.jpg", "tagged.tif")
        for name in ["tagged.jpg", "bare.jpg", "tagged.tif"] {
            #expect(try ImageRenderer.inspect(path: sources.path(name)).channels == 4)
            let rendered = try ImageRenderer.render(path: sources.path(name), recipe: ImageRecipe(format: .png))
            let pixels = try decode(rendered.renditions[0].data)
            #expect(pixels.channels == 3)
            #expect(distance(pixels.quarters, colours) <= 30, "\(name): \(pixels.quarters)")
        }
    }

    @Test func `CIELAB becomes RGB`() throws {
        let sources = try Sources()
        // L 0…255 for 0…100; a and b signed: white, black, a red.
        let samples: [UInt8] = [255, 0, 0, 0, 0, 0, 136, 80, 67]
        let tiff = TIFFFile(width: 3, height: 1, samples: 3, kind: .lab, bytes: samples)
        let path = try sources.write(tiff)
        func shown(_ gravity: Placement.Gravity) throws -> Colour {
            try square(path, ImageRecipe(format: .png, placement: Placement(gravity: gravity)))[0, 0]
        }
        #expect(try shown(.west).distance(.white) <= 3)
        #expect(try shown(.center).distance(.black) <= 3)
        let red = try shown(.east)
        #expect(red.red > 220 && red.green < 60 && red.blue < 60, "\(red)")
    }
}
