import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// Public bug reports about other programs, each with a file of its kind.
@Suite struct BugReportTests {
    @Test func `11ty image 49: a photo with EXIF orientation is not left lying on its side`() throws {
        let sources = try Sources()
        // Stored 450x600 with orientation 6: shown 600x450.
        let path = try sources.write(
            withExif(ExifBlock.orientation(6), file(Pixels.quarters(width: 450, height: 600), .jpeg)), as: "a.jpg")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: .jpeg))
        #expect([rendered.source.width, rendered.source.height] == [600, 450] as [Int])
        #expect(rendered.renditions[0].width == 450)
        let data = rendered.renditions[0].data
        #expect(distance(try decode(data).quarters, [.blue, .red, .yellow, .green]) <= 12)
        #expect(data.range(of: Data("Exif".utf8)) == nil)
    }

    @Test func `libvips 1313: CMYK does not come out as its negative`() throws {
        let sources = try Sources()
        // No cyan and no black, all magenta and yellow: red.
        let ink = [[UInt8]](repeating: [0, 255, 255, 0], count: 900).flatMap { $0 }
        let tiff = TIFFFile(width: 30, height: 30, samples: 4, kind: .cmyk, bytes: ink)
        _ = try sources.write(tiff, as: "a.tif")
        try sources.vips("copy", "a.tif", "a.jpg[Q=95]")
        for name in ["a.tif", "a.jpg"] {
            let colour = try square(sources.path(name)).at(0.5, 0.5)
            #expect(colour.red > 190 && colour.green < 70 && colour.blue < 80, "\(name): \(colour)")
        }
    }

    @Test func `libvips 2668: cropping an animation says that only a frame is kept, and as a video it has all of them`() throws {
        let sources = try Sources()
        let path = try sources.write(AnimationTests.webp(), as: "a.webp")
        let rendered = try ImageRenderer.render(path: path, recipe: ImageRecipe(format: .webp))
        #expect(rendered.renditions[0].width == 30)
        #expect(rendered.warnings.contains { $0.contains("3 frames") })
        var squares: [[UInt8]] = []
        try #require(try AnimatedImage.open(path: path)).forEachFrame { frame, _ in
            // Each composed frame is a picture of its own, not a slice of a film strip.
            let square = try ImageRenderer.render(pixels: frame, recipe: ImageRecipe(format: .png)).renditions[0]
            #expect(square.width == 30 && square.height == 30)
            squares.append(try decode(square.data).bytes)
        }
        #expect(Set(squares).count == 3)
    }

    @Test(arguments: ["png", "webp"])
    func `sharp 687: transparency does not turn black in a JPEG`(format: String) throws {
        let sources = try Sources()
        var card = Pixels(width: 60, height: 60, channels: 4, colour: Colour(0, 0, 0, 0))
        card.fill(x: 20..<40, y: 20..<40, .red)
        let path = try sources.write(format == "png" ? PNGFile(card).data : file(card, .webp), as: "a")
        let flat = try decode(ImageRenderer.render(path: path, recipe: ImageRecipe(format: .jpeg)).renditions[0].data)
        #expect(flat.channels == 3)
        #expect(flat[2, 2].distance(.white) <= 4)
        #expect(flat[30, 30].distance(.red) <= 20)
        let kept = try decode(ImageRenderer.render(path: path, recipe: ImageRecipe(format: .avif)).renditions[0].data)
        #expect(kept.channels == 4 && kept[2, 2].alpha <= 3)
    }
}
