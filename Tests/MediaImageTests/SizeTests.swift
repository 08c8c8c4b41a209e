import Foundation
import Testing

@testable import MediaImage

/// Rows about sizes, and the options of placement.
@Suite struct SizeTests {
    @Test(arguments: [(500, 300), (300, 500), (1, 7), (7, 1), (1, 1), (2, 2), (257, 255), (3000, 17)])
    func `a square is never larger than the source`(width: Int, height: Int) throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(Pixels(width: width, height: height)))
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [1224, 816, 100], format: .png))
        let short = min(width, height)
        #expect(rendered.renditions.map(\.width) == (short > 100 ? [short, 100] : [short]))
        for rendition in rendered.renditions {
            let pixels = try decode(rendition.data)
            #expect(pixels.size == [rendition.width, rendition.height])
        }
        #expect(rendered.warnings.contains { $0.contains("has only \(short) px") && $0.contains("1224") })
    }

    @Test(arguments: [2, 3, 4, 5, 8, 9, 16, 17])
    func `shrinking on load still gives exactly the side asked for`(factor: Int) throws {
        let sources = try Sources()
        let (width, height) = (61 * factor + 1, 67 * factor - 1)
        let path = try sources.write(file(Pixels.quarters(width: width, height: height), .jpeg), as: "a.jpg")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [61, 31], format: .png))
        #expect(rendered.renditions.map(\.width) == [61, 31])
        let pixels = try decode(rendered.renditions[0].data)
        #expect(pixels.size == [61, 61])
        #expect(distance(pixels.quarters, [.red, .green, .blue, .yellow]) <= 10)
    }

    @Test func `reduction happens in encoded values, not in linear light`() throws {
        let sources = try Sources()
        let line = (0..<200).map { UInt8($0 % 2 * 255) }
        let path = try sources.write(PNGFile(width: 200, height: 200, kind: .grey, rows: [[UInt8]](repeating: line, count: 200)))
        let grey = try square(path, ImageRecipe(sides: [50], format: .png))[25, 25].red
        #expect(abs(grey - 128) <= 3, "\(grey)")
    }

    static let stripes: Pixels = {
        var result = Pixels(width: 300, height: 100, channels: 3)
        result.fill(x: 0..<100, y: 0..<100, .red)
        result.fill(x: 100..<200, y: 0..<100, .green)
        result.fill(x: 200..<300, y: 0..<100, .blue)
        return result
    }()

    @Test(arguments: [
        (Placement.Gravity.west, Colour.red), (.northwest, .red), (.southwest, .red), (.center, .green), (.north, .green),
        (.south, .green), (.east, .blue), (.northeast, .blue), (.southeast, .blue),
    ])
    func `gravity says what a wide picture keeps`(gravity: Placement.Gravity, expected: Colour) throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(SizeTests.stripes))
        let pixels = try square(path, ImageRecipe(format: .png, placement: Placement(gravity: gravity)))
        #expect(pixels.size == [100, 100])
        #expect([pixels[2, 50], pixels[97, 50]] == [expected, expected])
    }

    @Test(arguments: [(0.0, Colour.red), (0.17, .red), (0.5, .green), (0.84, .blue), (1.0, .blue)])
    func `a focus wins over gravity`(x: Double, expected: Colour) throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(SizeTests.stripes))
        let placement = Placement(gravity: .north, focus: Placement.Focus(x: x, y: 0.5))
        #expect(try square(path, ImageRecipe(format: .png, placement: placement))[50, 50].distance(expected) == 0)
    }

    @Test func `a focus is meant for the picture as displayed`() throws {
        let sources = try Sources()
        // Shown, the stripes stand upright: red above, blue below.
        let path = try sources.write(PNGFile(SizeTests.stripes).oriented(6))
        let placement = Placement(focus: Placement.Focus(x: 0.5, y: 1))
        #expect(try square(path, ImageRecipe(format: .png, placement: placement))[50, 50].distance(.blue) == 0)
    }

    @Test(arguments: [Placement.Gravity.attention, .entropy])
    func `attention and entropy find the one thing in an empty picture`(gravity: Placement.Gravity) throws {
        let sources = try Sources()
        var card = Pixels(width: 600, height: 200, channels: 3, colour: Colour(240, 240, 240))
        for index in 0..<12 {
            card.fill(
                x: 480 + index % 4 * 20..<490 + index % 4 * 20, y: 70 + index / 4 * 20..<80 + index / 4 * 20,
                Colour(220, 40 + Double(index) * 10, 20))
        }
        let path = try sources.write(PNGFile(card))
        let pixels = try square(path, ImageRecipe(format: .png, placement: Placement(gravity: gravity)))
        #expect(pixels.bytes.indices.contains { $0 % 3 == 2 && pixels.bytes[$0] < 100 })
        let focus = try ImageRenderer.focus(of: RawImage(width: 600, height: 200, channels: 3, bytes: card.bytes), by: gravity)
        #expect(focus.x > 0.6 && focus.x <= 1 && focus.y >= 0 && focus.y <= 1, "\(focus)")
    }

    @Test func `contain shows the whole picture, on a colour, on nothing, or on white`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(SizeTests.stripes))
        func shown(_ placement: Placement, _ format: ImageFormat = .png) throws -> Pixels {
            try decode(
                ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [1224], format: format, placement: placement))
                    .renditions[0].data)
        }
        let black = try shown(Placement(fit: .contain, background: .color(red: 0, green: 0, blue: 0)))
        #expect(black.size + [black.channels] == [300, 300, 3])
        #expect([black[50, 150], black[150, 150], black[250, 150]] == [.red, .green, .blue])
        #expect([black[150, 50], black[150, 250]] == [.black, .black])
        let clear = try shown(Placement(fit: .contain))
        #expect(clear.channels == 4)
        #expect(clear[150, 50].alpha == 0)
        #expect([clear[150, 150]] == [Colour.green])
        #expect(try shown(Placement(fit: .contain), .jpeg)[150, 30].distance(.white) <= 4)
        #expect(
            try shown(Placement(fit: .contain, gravity: .north, background: .color(red: 0, green: 0, blue: 0)))[150, 50].distance(
                .green) == 0)
    }

    @Test func `contain on blur is opaque and of the picture's own colours`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(SizeTests.stripes))
        let pixels = try square(path, ImageRecipe(format: .png, placement: Placement(fit: .contain, background: .blur)))
        #expect(pixels.size + [pixels.channels] == [300, 300, 3])
        #expect([pixels[50, 150], pixels[250, 150]] == [.red, .blue])
        // Behind the picture stands its middle, enlarged: green, with soft edges.
        let behind = pixels[150, 20]
        #expect(behind.green > 200 && behind.red < 60 && behind.blue < 60, "\(behind)")
    }

    @Test func `a contained square is as large as the long side allows`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(Pixels(width: 90, height: 400)))
        let recipe = ImageRecipe(sides: [200, 100], format: .png, placement: Placement(fit: .contain, background: .blur))
        #expect(try ImageRenderer.render(path: path, recipe: recipe).renditions.map(\.width) == [200, 100])
    }

    @Test func `the share lost to the crop is told from a quarter on`() throws {
        let sources = try Sources()
        func warnings(_ width: Int, _ height: Int) throws -> [String] {
            try ImageRenderer.render(
                path: sources.write(PNGFile(Pixels(width: width, height: height))), recipe: ImageRecipe(sides: [50], format: .png)
            ).warnings
        }
        #expect(try warnings(129, 280).contains { $0.contains("54 %") && $0.contains("129x280") })
        #expect(try warnings(100, 120).isEmpty)
    }
}
