import Foundation
import Testing

@testable import MediaImage

/// Row "EXIF orientation 1–8" and row "irot/imir/clap" of the image table.
@Suite struct OrientationTests {
    /// What a viewer shows of red, green / blue, yellow quarters stored in each orientation.
    static let shown: [Int: [Colour]] = [
        1: [.red, .green, .blue, .yellow], 2: [.green, .red, .yellow, .blue], 3: [.yellow, .blue, .green, .red],
        4: [.blue, .yellow, .red, .green], 5: [.red, .blue, .green, .yellow], 6: [.blue, .red, .yellow, .green],
        7: [.yellow, .green, .blue, .red], 8: [.green, .yellow, .red, .blue],
    ]
    static let stored = Pixels.quarters(width: 120, height: 80)

    static func source(_ format: String, _ orientation: Int) throws -> Data {
        let exif = ExifBlock.orientation(orientation)
        switch format {
        case "jpg": return withExif(exif, try file(stored, .jpeg))
        case "png": return PNGFile(stored).oriented(orientation).data
        case "tif":
            return TIFFFile(width: 120, height: 80, samples: 3, kind: .rgb, bytes: stored.bytes, orientation: orientation).data
        default:
            // An extended WebP: flags with EXIF, the canvas, the pixels, the block.
            let plain = [UInt8](try file(stored, .webp))
            let size: [UInt8] = [119, 0, 0, 79, 0, 0]
            let header = Array("VP8X".utf8) + [10, 0, 0, 0, 0x08, 0, 0, 0] + size
            let block = Array("EXIF".utf8) + ColourTag.little(exif.count, 4) + exif
            let body = Array("WEBP".utf8) + header + plain[12...] + block
            return Data(Array("RIFF".utf8) + ColourTag.little(body.count, 4) + body)
        }
    }

    @Test(arguments: ["jpg", "png", "tif", "webp"], [1, 2, 3, 4, 5, 6, 7, 8])
    func `pixels stand as a viewer shows them, whatever the file's orientation`(format: String, orientation: Int) throws {
        let sources = try Sources()
        let path = try sources.write(OrientationTests.source(format, orientation), as: "source." + format)
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [64], format: .png))
        let pixels = try decode(rendered.renditions[0].data)
        let expected = try #require(OrientationTests.shown[orientation])
        // Lossy chroma of the source: 24 of 255.
        #expect(distance(pixels.quarters, expected) <= (format == "webp" || format == "jpg" ? 24 : 1), "\(pixels.quarters)")
        let upright = orientation >= 5 ? [80, 120] : [120, 80]
        #expect([rendered.source.width, rendered.source.height] == upright)
        #expect(rendered.source.orientation == orientation)
        let info = try ImageRenderer.inspect(path: path)
        #expect([info.width, info.height] == upright)
    }

    @Test(arguments: [0, 9, 200])
    func `an orientation outside 1 to 8 counts as 1`(orientation: Int) throws {
        let sources = try Sources()
        let pixels = try square(sources.write(OrientationTests.source("jpg", orientation), as: "a.jpg"))
        #expect(distance(pixels.quarters, [.red, .green, .blue, .yellow]) <= 24)
    }

    @Test(arguments: [
        [UInt8](repeating: 0xff, count: 40), Array("MM".utf8), Array("II*\0".utf8) + [255, 255, 255, 255],
        Array(ExifBlock.orientation(6).prefix(15)), [],
    ])
    func `a broken EXIF block leaves the pixels as they are`(exif: [UInt8]) throws {
        let sources = try Sources()
        let pixels = try square(sources.write(withExif(exif, file(OrientationTests.stored, .jpeg)), as: "a.jpg"))
        #expect(distance(pixels.quarters, [.red, .green, .blue, .yellow]) <= 24)
    }

    /// `irot` counts quarter turns anticlockwise, `imir` 1 swaps left and right; the turn comes first.
    @Test(
        arguments: [
            (0, nil, 1), (1, nil, 8), (2, nil, 3), (3, nil, 6), (0, 1, 2), (1, 1, 7), (2, 1, 4), (3, 1, 5), (0, 0, 4),
        ] as [(Int, Int?, Int)])
    func `irot and imir are applied once, and EXIF is not`(turn: Int, mirror: Int?, equals: Int) throws {
        let sources = try Sources()
        var bytes = [UInt8](try file(OrientationTests.stored, .avif))
        func add(_ name: String, _ value: Int) throws {
            bytes = try #require(HEIFWriter.insert(property: [0, 0, 0, 9] + Array(name.utf8) + [UInt8(value)], into: bytes))
        }
        if turn > 0 { try add("irot", turn) }
        if let mirror { try add("imir", mirror) }
        let path = try sources.write(Data(bytes), as: "a.avif")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [64], format: .png))
        let expected = try #require(OrientationTests.shown[equals])
        let found = try decode(rendered.renditions[0].data).quarters
        #expect(distance(found, expected) <= 24, "\(found)")
        #expect(rendered.source.width == (turn % 2 == 1 ? 80 : 120))
    }

    @Test func `output files carry no orientation and no metadata`() throws {
        let sources = try Sources()
        let path = try sources.write(OrientationTests.source("jpg", 6), as: "a.jpg")
        for format in ImageFormat.allCases {
            let data = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: format)).renditions[0].data
            for word in ["Exif", "exif", "EXIF", "eXIf", "http://ns.adobe.com", "XML:com.adobe.xmp"] {
                #expect(data.range(of: Data(word.utf8)) == nil, "\(format) holds \(word)")
            }
        }
    }

    @Test func `clap cuts before the square is laid out, and the limit holds for the coded size`() throws {
        let sources = try Sources()
        // The right half: 60x80 of 120x80, its centre 30 pixels right of the picture's.
        let numbers = [60, 1, 80, 1, 30, 1, 0, 1].flatMap { PNGFile.big($0, 4) }
        let bytes = try #require(
            HEIFWriter.insert(
                property: [0, 0, 0, 40] + Array("clap".utf8) + numbers, into: [UInt8](file(OrientationTests.stored, .avif))))
        let path = try sources.write(Data(bytes), as: "a.avif")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: .png))
        #expect([rendered.source.width, rendered.source.height] == [60, 80] as [Int])
        #expect(distance(try decode(rendered.renditions[0].data).quarters, [.green, .green, .yellow, .yellow]) <= 24)
        #expect(failure { try ImageRenderer.inspect(path: path, maxPixels: 120 * 80 - 1) }?.code == .tooManyPixels)
    }
}
