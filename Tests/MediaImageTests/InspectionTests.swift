import Foundation
import Testing

@testable import MediaImage

/// What a file is, from its header.
@Suite struct InspectionTests {
    @Test func `the facts of common files`() throws {
        let sources = try Sources()
        let photo = try ImageRenderer.inspect(
            path: sources.write(withExif(ExifBlock.orientation(6), file(Pixels(width: 300, height: 100), .jpeg)), as: "a"))
        #expect(
            photo
                == ImageInfo(
                    format: "JPEG", width: 100, height: 300, orientation: 6, colour: "sRGB (untagged)",
                    lostToCrop: 1 - 100.0 / 300))
        let icon = try ImageRenderer.inspect(path: sources.write(PNGFile(Pixels(width: 30, height: 30, channels: 4)), as: "b"))
        #expect(icon == ImageInfo(format: "PNG", width: 30, height: 30, channels: 4, hasAlpha: true, colour: "sRGB (untagged)"))
        let film = try ImageRenderer.inspect(path: sources.write(AnimationTests.webp(), as: "c"))
        #expect(film.format == "Animated WebP" && film.frames == 3 && abs((film.duration ?? 0) - 0.35) < 1e-9)
        let drawing = try ImageRenderer.inspect(path: sources.write(Data(SVGTests.document().utf8), as: "d"))
        #expect(drawing.format == "SVG" && drawing.width == 100 && drawing.hasAlpha)
        let heic = try ImageRenderer.inspect(path: sources.write(file(Pixels(width: 64, height: 64), .heic), as: "e"))
        #expect(heic.format == "HEIC" && heic.bitDepth == 8 && heic.channels == 3)
    }

    @Test func `pixels are not decoded to inspect a file`() throws {
        let sources = try Sources()
        // The picture itself is missing.
        let whole = PNGFile(RefusalTests.noise).data
        let path = try sources.write(whole.prefix(200), as: "a.png")
        #expect(try ImageRenderer.inspect(path: path).width == 160)
        #expect(failure { try ImageRenderer.render(path: path, recipe: ImageRecipe()) }?.code == .truncated)
    }

    @Test func `libraries are named with their versions`() {
        #expect(ImageRenderer.libraryVersions.first?.hasPrefix("libvips 8.") == true)
        #if os(Linux)
            #expect(ImageRenderer.libraryVersions.contains { $0.hasPrefix("libheif ") })
        #endif
        let maps = """
            7f00-7f01 r-xp 00000000 08:01 12 /usr/lib/libheif.so.1.15.1
            7f01-7f02 r--p 00000000 08:01 12 /usr/lib/libheif.so.1.15.1
            7f02-7f03 r-xp 00000000 08:01 13 /usr/lib/libaom.so.3.6.0
            7f03-7f04 r-xp 00000000 08:01 14 /usr/lib/libc.so.6
            7f04-7f05 rw-p 00000000 00:00 0 [heap]
            """
        #expect(LoadedLibraries.versions(in: maps) == ["libaom 3.6.0", "libheif 1.15.1"])
    }
}
