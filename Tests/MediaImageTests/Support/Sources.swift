import Foundation
import MediaTestSupport

@testable import MediaImage

/// Sources in a folder of their own, and what becomes of them.
struct Sources {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    func write(_ data: Data, as name: String) throws -> String { try folder.write(data, to: name) }
    func write(_ png: PNGFile, as name: String = "source.png") throws -> String { try write(png.data, as: name) }
    func write(_ tiff: TIFFFile, as name: String = "source.tif") throws -> String { try write(tiff.data, as: name) }

    /// Runs the `vips` program, which the code under test does not use.
    func vips(_ arguments: String...) throws {
        let result = try run("vips", arguments, directory: folder.path)
        guard result.status == 0 else { throw Failure(text: "vips \(arguments): \(result.standardError)") }
    }

    func path(_ name: String) -> String { folder.path(name) }
    func data(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    struct Failure: Error { var text: String }
}

/// The largest square of a source as exact pixels: written as PNG and read again.
func square(_ path: String, _ recipe: ImageRecipe = ImageRecipe(format: .png)) throws -> Pixels {
    var recipe = recipe
    recipe.format = .png
    return try decode(ImageRenderer.render(path: path, recipe: recipe).renditions[0].data)
}

/// The pixels of a finished file as they are stored, read by this process.
func decode(_ data: Data) throws -> Pixels {
    let bytes = SourceBytes(data)
    let source = SourceFile(bytes: bytes, format: try SourceFormat.detect(bytes))
    let decoder = try Decoder(source, maxPixels: 100_000_000, stop: { false })
    let picture = try decoder.pixels(for: decoder.size).inMemory(failure: ImageError(.corrupt, "test"))
    return Pixels(width: picture.width, height: picture.height, channels: picture.bands, bytes: try picture.bytes())
}

/// The pixels of a finished file as another program decodes them.
func decodeByFFmpeg(_ data: Data, as name: String, width: Int, height: Int) throws -> Pixels {
    let sources = try Sources()
    let path = try sources.write(data, as: name)
    let result = try run("ffmpeg", ["-v", "error", "-i", path, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    guard result.status == 0, result.standardOutput.count == width * height * 4 else {
        throw Sources.Failure(text: "ffmpeg: \(result.standardOutput.count) bytes; \(result.standardError)")
    }
    return Pixels(width: width, height: height, channels: 4, bytes: [UInt8](result.standardOutput))
}

/// The error that a call ends with.
func failure(_ body: () throws -> some Any) -> ImageError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? ImageError
    }
}

/// A JPEG, WebP, … of these pixels, without metadata, made by the encoder.
func file(_ pixels: Pixels, _ format: ImageFormat, quality: Int = 95) throws -> Data {
    let picture = try Picture.pixels(pixels.bytes, width: pixels.width, height: pixels.height, bands: pixels.channels)
    return try Encoder(format: format, quality: quality, output: .sRGB).encode(picture)
}

/// A JPEG with one more segment behind the start of image.
func inserting(_ marker: UInt8, _ body: [UInt8], into jpeg: Data) -> Data {
    let bytes = [UInt8](jpeg)
    return Data(bytes[..<2] + [0xff, marker] + PNGFile.big(body.count + 2, 2) + body + bytes[2...])
}

/// A JPEG with an EXIF block.
func withExif(_ exif: [UInt8], _ jpeg: Data) -> Data { inserting(0xe1, Array("Exif\0\0".utf8) + exif, into: jpeg) }
