import Foundation
import Testing

@testable import MediaImage

/// BlurHash and mean colour.
@Suite struct PlaceholderTests {
    static func placeholder(_ pixels: Pixels) throws -> Placeholder {
        let sources = try Sources()
        return try ImageRenderer.render(path: sources.write(PNGFile(pixels)), recipe: ImageRecipe(sides: [64], format: .png))
            .placeholder
    }

    @Test(arguments: [
        ("#ff0000", Colour.red), ("#00ff00", .green), ("#ffffff", .white), ("#000000", .black), ("#0a141e", Colour(10, 20, 30)),
    ])
    func `one colour is its own mean`(hex: String, colour: Colour) throws {
        let placeholder = try PlaceholderTests.placeholder(Pixels(width: 80, height: 80, colour: colour))
        #expect(placeholder.color == hex)
        #expect(placeholder.blurhash.utf8.count == 36)
    }

    @Test func `the mean is that of encoded values`() throws {
        var card = Pixels(width: 80, height: 80, channels: 3, colour: .black)
        card.fill(x: 0..<40, y: 0..<80, .white)
        #expect(["#7f7f7f", "#808080"].contains(try PlaceholderTests.placeholder(card).color))
    }

    @Test func `transparency stands over white`() throws {
        let card = Pixels(width: 40, height: 40, channels: 4, colour: Colour(0, 0, 0, 0))
        #expect(try PlaceholderTests.placeholder(card).color == "#ffffff")
    }

    /// The digits of base 83 decoded by hand: size, greatest AC, DC as sRGB, then pairs.
    @Test func `a hash says what it was made from`() throws {
        let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")
        func value(_ text: Substring) -> Int { text.reduce(0) { $0 * 83 + (alphabet.firstIndex(of: $1) ?? 0) } }
        var card = Pixels(width: 64, height: 64, channels: 3, colour: .black)
        card.fill(x: 0..<32, y: 0..<64, .red)
        let hash = Substring(BlurHash.encode(card.bytes, width: 64, height: 64))
        #expect(value(hash.prefix(1)) == 3 + 3 * 9)
        let mean = value(hash.dropFirst(2).prefix(4))
        // Half the light of full red.
        #expect(mean >> 16 == 188 && mean & 0xffff == 0)
        // The first horizontal wave is the strongest, and red alone; green and blue stand at the middle step.
        let wave = value(hash.dropFirst(6).prefix(2))
        #expect(wave / 361 == 18 && wave / 19 % 19 == 9 && wave % 19 == 9)
        let vertical = value(hash.dropFirst(6 + 3 * 2).prefix(2))
        // The algorithm's cosines start at the edge of a pixel, not at its middle: nothing is not quite nothing.
        #expect(abs(vertical / 361 - 9) <= 2 && vertical % 361 == 9 * 19 + 9)
    }

    @Test func `the mean of a Display P3 picture is told in sRGB`() throws {
        let sources = try Sources()
        let path = try sources.write(
            PNGFile(Pixels(width: 40, height: 40, colour: Colour(150, 150, 150))).tagged(ICCWriter.displayP3))
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: .png))
        #expect(rendered.placeholder.color == "#969696")
        let red = try sources.write(
            PNGFile(Pixels(width: 40, height: 40, colour: Colour(200, 60, 60))).tagged(ICCWriter.displayP3), as: "red.png")
        let color = try ImageRenderer.render(path: red, recipe: ImageRecipe(format: .png)).placeholder.color
        #expect(color.hasPrefix("#d") && color != "#c83c3c", "\(color)")
    }
}
