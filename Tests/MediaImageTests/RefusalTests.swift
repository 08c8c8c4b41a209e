import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// Rows about damaged, hostile and foreign files of the image table.
@Suite struct RefusalTests {
    /// Texture, so that there is something to cut off.
    static let noise: Pixels = {
        var generator = SeededGenerator(seed: 7)
        var result = Pixels(width: 160, height: 240, channels: 3)
        for index in result.bytes.indices { result.bytes[index] = UInt8(generator.next() & 0xff) }
        return result
    }()

    static func source(_ name: String) throws -> Data {
        switch name {
        case "png": return PNGFile(noise).data
        case "tif": return TIFFFile(width: 160, height: 240, samples: 3, kind: .rgb, bytes: noise.bytes).data
        case "gif":
            let sources = try Sources()
            try SmallMedia.ffmpeg(["-i", sources.write(PNGFile(noise)), sources.path("a.gif")])
            return try sources.data("a.gif")
        default: return try file(noise, ImageFormat(rawValue: name) ?? .jpeg)
        }
    }

    @Test(arguments: ["jpeg", "png", "webp", "avif", "heic", "tif", "gif", "jxl"], [0.3, 0.7, 0.95])
    func `a file that is cut off is an error, even below what the square shows`(format: String, share: Double) throws {
        let sources = try Sources()
        let whole = try RefusalTests.source(format)
        let path = try sources.write(whole, as: "whole")
        _ = try ImageRenderer.render(path: path, recipe: ImageRecipe(sides: [40], format: .png))
        let cut = try sources.write(whole.prefix(Int(Double(whole.count) * share)), as: "cut")
        let error = failure { try ImageRenderer.render(path: cut, recipe: ImageRecipe(sides: [40], format: .png)) }
        // The structure of a TIFF or of a bare JPEG XL does not tell where it ends.
        let codes: [ImageError.Code] = ["tif", "jxl"].contains(format) ? [.truncated, .corrupt] : [.truncated]
        #expect(error.map { codes.contains($0.code) } == true, "\(String(describing: error))")
        #expect(error?.message.contains(sources.folder.path) == false)
    }

    @Test(arguments: [
        ("%PDF-1.7\n", ImageError.Code.unsupportedFormat, "PDF"), ("8BPS\0\u{1}", .unsupportedFormat, "Photoshop"),
        ("v/1\u{1}", .unsupportedFormat, "OpenEXR"), ("BM012345678", .unsupportedFormat, "BMP"),
        ("\0\0\u{1}\0\u{1}\0", .unsupportedFormat, "ICO"), ("#?RADIANCE\n", .unsupportedFormat, "Radiance"),
        ("\0\0\0\u{c}jP  ", .unsupportedFormat, "JPEG 2000"), ("\0\0\0\u{18}ftypqt  \0\0\0\0", .notAnImage, "video item"),
        ("\0\0\0\u{18}ftypavis\0\0\0\0", .unsupportedFormat, "video item"), ("RIFF\0\0\0\0AVI LIST", .notAnImage, "video item"),
        ("<!DOCTYPE html><html></html>", .notAnImage, "HTML"), ("{\"a\": 1}", .notAnImage, "text"),
        ("<note/>", .notAnImage, "XML"), ("", .empty, "empty"),
    ])
    func `what is no image is refused by name`(content: String, code: ImageError.Code, word: String) throws {
        let sources = try Sources()
        // The name claims otherwise: content decides.
        let path = try sources.write(Data(content.unicodeScalars.map { UInt8($0.value) }), as: "photo.jpg")
        for attempt in [
            { _ = try ImageRenderer.inspect(path: path) }, { _ = try ImageRenderer.render(path: path, recipe: ImageRecipe()) },
        ] {
            let error = failure(attempt)
            #expect(error?.code == code)
            #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
        }
    }

    @Test func `a missing file and a folder are named as such`() throws {
        let sources = try Sources()
        #expect(failure { try ImageRenderer.inspect(path: sources.path("nothing.png")) }?.code == .notFound)
        #expect(failure { try ImageRenderer.inspect(path: sources.folder.path) }?.code == .unreadable)
    }

    @Test(arguments: ["a.tiff", "a", "a.html", ".jpg"])
    func `content decides, whatever the name`(name: String) throws {
        let sources = try Sources()
        let path = try sources.write(file(Pixels.quarters(width: 20, height: 20), .jpeg), as: name)
        #expect(try ImageRenderer.inspect(path: path).format == "JPEG")
        #expect(distance(try square(path).quarters, [.red, .green, .blue, .yellow]) <= 12)
    }

    @Test(arguments: ["png", "gif", "jpeg", "webp", "avif", "tif"])
    func `the limit of pixels holds before anything is decoded`(format: String) throws {
        let sources = try Sources()
        var data = try RefusalTests.source(format)
        switch format {
        case "png": data.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        case "gif": data.replaceSubrange(6..<10, with: [255, 255, 255, 255])
        default: break
        }
        let path = try sources.write(data, as: "bomb")
        let error = failure { try ImageRenderer.render(path: path, recipe: ImageRecipe(maxPixels: 160 * 240 - 1)) }
        #expect(error?.code == .tooManyPixels)
        #expect(error?.message.contains("--max-pixels") == true)
        #expect(failure { try ImageRenderer.inspect(path: path, maxPixels: 1000) }?.code == .tooManyPixels)
    }

    @Test func `a profile that unpacks to far more than it is worth costs nothing`() throws {
        let sources = try Sources()
        // 64 MB of zeros in 64 KB.
        let bomb = [UInt8](repeating: 0, count: 64 << 20)
        let png = PNGFile(Pixels.quarters(width: 20, height: 20)).tagged(bomb)
            .with("zTXt", Array("Comment\0".utf8) + [0] + (Zlib.deflate(bomb) ?? []))
        let pixels = try square(sources.write(png))
        #expect(pixels.quarters == [.red, .green, .blue, .yellow])
    }

    @Test func `a JPEG with stray or lost bytes inside is used with a warning, a whole one without`() throws {
        let sources = try Sources()
        let whole = [UInt8](try file(RefusalTests.noise, .jpeg))
        func warnings(_ bytes: [UInt8]) throws -> [String] {
            try ImageRenderer.render(
                path: sources.write(Data(bytes), as: "a.jpg"), recipe: ImageRecipe(sides: [100], format: .png)
            ).warnings
                .filter { $0.contains("faults") }
        }
        #expect(try warnings(whole).isEmpty)
        // The end of image stands where pixels should be.
        #expect(try warnings(Array(whole[..<(whole.count / 2)]) + [0xff, 0xd9]).count == 1)
    }

    @Test func `absurd colour facts are left aside`() throws {
        let sources = try Sources()
        let card = PNGFile(Pixels.quarters(width: 20, height: 20))
        let extremes: [[UInt8]] = [[0, 0, 0, 1], [0x7f, 0xff, 0xff, 0xff], [0, 0, 0, 0], [0xff, 0xff, 0xff, 0xff]]
        for value in extremes {
            let points = [[UInt8]](repeating: value, count: 8).flatMap { $0 }
            let found = try square(sources.write(card.with("gAMA", value).with("cHRM", points))).quarters
            #expect(found == [.red, .green, .blue, .yellow])
            _ = try square(sources.write(card.with("gAMA", value).described(.rec2020)))
        }
        for byte in stride(from: 0, to: ICCWriter.displayP3.count, by: 3) {
            var profile = ICCWriter.displayP3
            profile[byte] = 0xff
            _ = try? square(sources.write(card.tagged(profile)))
            _ = ICCHeader(profile).map { ($0.description, $0.linear(0.5, channel: "rTRC"), $0.colourants) }
        }
    }

    @Test func `rendering stops when it is told to`() throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(Pixels.quarters(width: 600, height: 600)))
        #expect(
            failure { try ImageRenderer.render(path: path, recipe: ImageRecipe(), isCancelled: { true }) }?.code == .cancelled)
        let raw = RawImage(width: 4, height: 4, channels: 3, bytes: [UInt8](repeating: 9, count: 48))
        #expect(
            failure { try ImageRenderer.render(pixels: raw, recipe: ImageRecipe(), isCancelled: { true }) }?.code == .cancelled)
    }
}
