import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// The last row of the image table: a source that is already what is wanted is not encoded upwards.
@Suite struct PassThroughTests {
    /// Texture that a second encoding would not make smaller.
    static let texture: Pixels = {
        var generator = SeededGenerator(seed: 3)
        var result = Pixels(width: 96, height: 96, channels: 3)
        for index in result.bytes.indices { result.bytes[index] = UInt8(generator.next() & 0xff) }
        return result
    }()

    static func poor(_ format: ImageFormat) throws -> Data { try file(texture, format, quality: 20) }

    @Test(arguments: [ImageFormat.jpeg, .webp, .avif, .heic, .jxl])
    func `a small square source of the right format keeps its pixels`(format: ImageFormat) throws {
        let sources = try Sources()
        let own = try PassThroughTests.poor(format)
        let rendered = try ImageRenderer.render(
            path: sources.write(own, as: "a"), recipe: ImageRecipe(sides: [96, 48], format: format))
        #expect(rendered.renditions[0].data.count <= own.count)
        #expect(try decode(rendered.renditions[0].data).bytes == decode(own).bytes)
        #expect(rendered.renditions.map(\.width) == [96, 48])
    }

    @Test func `metadata is taken off on the way`() throws {
        let sources = try Sources()
        let own = try PassThroughTests.poor(.jpeg)
        let exif = ExifBlock.orientation(1) + Array("GPSLatitude".utf8)
        let tagged = inserting(
            0xe1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8),
            into: inserting(0xfe, Array("comment".utf8), into: withExif(exif, own)))
        let path = try sources.write(tagged + Data("a film behind it".utf8), as: "a.jpg")
        let data = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [96], format: .jpeg)).renditions[0].data
        #expect(try decode(data).bytes == decode(own).bytes)
        for word in ["Exif", "GPSLatitude", "ns.adobe", "comment", "film"] {
            #expect(data.range(of: Data(word.utf8)) == nil, "\(word)")
        }
        #expect(data.suffix(2) == Data([0xff, 0xd9]))
        // Another program reads it.
        #expect(try decodeByFFmpeg(data, as: "a.jpg", width: 96, height: 96).size == [96, 96])
    }

    @Test func `chunks that are no pixels are taken off a PNG`() throws {
        let sources = try Sources()
        let png = PNGFile(PassThroughTests.texture).with("tEXt", Array("Author\0somebody".utf8)).with(
            "tIME", [7, 208, 1, 1, 0, 0, 0])
        let rendered = try ImageRenderer.render(path: sources.write(png), recipe: ImageRecipe(sides: [96], format: .png))
        let data = rendered.renditions[0].data
        #expect(try decode(data).bytes == PassThroughTests.texture.bytes)
        #expect(Set(PNGChunks([UInt8](data)).chunks.map(\.tag)).isSubset(of: ["IHDR", "IDAT", "IEND"]))
    }

    @Test func `Display P3 stays Display P3, with the small profile`() throws {
        let sources = try Sources()
        let profile = ICCWriter.displayP3 + [UInt8](repeating: 0, count: 3000)
        let own = inserting(0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile, into: try PassThroughTests.poor(.jpeg))
        let data = try ImageRenderer.render(
            path: sources.write(own, as: "a.jpg"), recipe: ImageRecipe(sides: [96], format: .jpeg)
        ).renditions[0].data
        #expect(data.range(of: Data(ICCWriter.displayP3)) != nil)
        #expect(data.count < own.count - 2500)
        #expect(try decode(data).bytes == decode(own).bytes)
    }

    @Test(arguments: [
        "larger than asked for", "not square", "turned", "another format", "a wide profile", "smaller when encoded", "16 bit",
    ])
    func `any other source is encoded`(kind: String) throws {
        let sources = try Sources()
        var recipe = ImageRecipe(sides: [96], format: .jpeg)
        var own = try PassThroughTests.poor(.jpeg)
        switch kind {
        case "larger than asked for": recipe.sides = [95]
        case "not square":
            var wide = Pixels(width: 97, height: 96, channels: 3)
            wide.fill(x: 0..<50, y: 0..<96, .red)
            own = try file(wide, .jpeg, quality: 20)
        case "turned": own = withExif(ExifBlock.orientation(2), own)
        case "another format": own = try PassThroughTests.poor(.webp)
        case "a wide profile":
            let profile = try #require(ICCWriter.profile(name: "x", primaries: .rec2020, curve: .sRGB))
            own = inserting(0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile, into: own)
        case "smaller when encoded": own = try file(PassThroughTests.texture, .jpeg, quality: 100)
        default:
            recipe.format = .png
            let row = [UInt8](repeating: 77, count: 96 * 6)
            own = PNGFile(width: 96, height: 96, depth: 16, kind: .rgb, rows: [[UInt8]](repeating: row, count: 96)).data
        }
        let rendered = try ImageRenderer.render(path: sources.write(own, as: "a"), recipe: recipe)
        let stripped = MetadataStripper.strip(SourceFile(bytes: SourceBytes(own), format: try SourceFormat.detect([UInt8](own))))
        #expect(rendered.renditions[0].data != stripped)
        #expect(rendered.renditions[0].width == recipe.sides[0])
    }
}
