import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// Row "animation" and row "more than one page" of the image table.
@Suite struct AnimationTests {
    /// Three frames, red, green and blue, of 50 ms, 10 ms and 200 ms, as an animated WebP.
    static func webp(transparent: Bool = false) throws -> Data {
        let colours: [Colour] = [.red, transparent ? Colour(0, 0, 0, 0) : .green, .blue]
        let size = [39, 0, 0, 29, 0, 0] as [UInt8]
        var body =
            Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0x12, 0, 0, 0] + size + Array("ANIM".utf8) + [6, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        for (colour, delay) in zip(colours, [50, 10, 200]) {
            let still = [UInt8](
                try file(Pixels(width: 40, height: 30, channels: colour.alpha < 255 ? 4 : 3, colour: colour), .webp))
            // Not blended: each frame replaces what was there.
            let header = [0, 0, 0, 0, 0, 0] + size + ColourTag.little(delay, 3) + [0x02]
            // The extended header is the whole file's affair.
            let chunks = Array(still[(still.has("VP8X", at: 12) ? 30 : 12)...])
            body += Array("ANMF".utf8) + ColourTag.little(header.count + chunks.count, 4) + header + chunks
        }
        return Data(Array("RIFF".utf8) + ColourTag.little(body.count, 4) + body)
    }

    @Test func `an animated WebP gives its composed frames, each with its own delay`() throws {
        let sources = try Sources()
        let path = try sources.write(AnimationTests.webp(), as: "a.webp")
        let animation = try #require(try AnimatedImage.open(path: path))
        #expect([animation.width, animation.height] == [40, 30] as [Int])
        // 10 ms and less count as 100 ms, as in browsers.
        #expect(animation.durations == [0.05, 0.1, 0.2])
        var frames: [Colour] = []
        var durations: [Double] = []
        try animation.forEachFrame { frame, duration in
            #expect(frame.channels == 4 && frame.bytes.count == 40 * 30 * 4)
            frames.append(Pixels(width: 40, height: 30, channels: 4, bytes: frame.bytes).at(0.5, 0.5))
            durations.append(duration)
        }
        #expect(distance(frames, [.red, .green, .blue]) <= 8, "\(frames)")
        #expect(durations == animation.durations)
    }

    @Test func `transparent frames stay transparent`() throws {
        let sources = try Sources()
        let animation = try #require(
            try AnimatedImage.open(path: sources.write(AnimationTests.webp(transparent: true), as: "a.webp")))
        var alphas: [Double] = []
        try animation.forEachFrame { frame, _ in
            alphas.append(Pixels(width: 40, height: 30, channels: 4, bytes: frame.bytes).at(0.5, 0.5).alpha)
        }
        #expect(alphas == [255, 0, 255])
    }

    @Test func `an error of the receiver ends the frames`() throws {
        struct Enough: Error {}
        let sources = try Sources()
        let animation = try #require(try AnimatedImage.open(path: sources.write(AnimationTests.webp(), as: "a.webp")))
        var count = 0
        #expect(throws: Enough.self) {
            try animation.forEachFrame { _, _ in
                count += 1
                throw Enough()
            }
        }
        #expect(count == 1)
    }

    @Test func `stills, other formats and canvases over the limit are no such animation`() throws {
        let sources = try Sources()
        #expect(try AnimatedImage.open(path: sources.write(file(Pixels(width: 9, height: 9), .webp), as: "still.webp")) == nil)
        #expect(try AnimatedImage.open(path: sources.write(PNGFile(Pixels(width: 9, height: 9)))) == nil)
        let path = try sources.write(AnimationTests.webp(), as: "a.webp")
        #expect(failure { try AnimatedImage.open(path: path, maxPixels: 1000) }?.code == .tooManyPixels)
        #expect(failure { try AnimatedImage.open(path: sources.path("nothing")) }?.code == .notFound)
    }

    @Test(arguments: ["gif", "apng", "webp"])
    func `an animation as an image is its first frame, and a warning proposes a video item`(format: String) throws {
        let sources = try Sources()
        if format == "webp" {
            _ = try sources.write(AnimationTests.webp(), as: "a.webp")
        } else {
            for (index, colour) in [Colour.red, .green, .blue].enumerated() {
                _ = try sources.write(
                    PNGFile(Pixels(width: 40, height: 30, channels: 3, colour: colour)), as: "frame\(index).png")
            }
            let extra = format == "apng" ? ["-f", "apng", "-plays", "0"] : []
            try SmallMedia.ffmpeg(
                ["-framerate", "10", "-i", sources.path("frame%d.png")] + extra + [sources.path("a." + format)])
        }
        let rendered = try ImageRenderer.render(path: sources.path("a." + format), recipe: ImageRecipe(sides: [20], format: .png))
        #expect(try decode(rendered.renditions[0].data).at(0.5, 0.5).distance(.red) <= 8)
        #expect(rendered.warnings.contains { $0.contains("3 frames") && $0.contains("video item") }, "\(rendered.warnings)")
        #expect(rendered.source.frames == 3)
        let duration = try #require(rendered.source.duration)
        #expect(abs(duration - (format == "webp" ? 0.35 : 0.3)) < 0.001, "\(duration)")
    }

    @Test func `of several pages the first is used`() throws {
        let sources = try Sources()
        let tiff = TIFFFile(
            width: 9, height: 9, samples: 1, kind: .blackIsZero, bytes: [UInt8](repeating: 90, count: 81), pages: 3)
        let rendered = try ImageRenderer.render(path: sources.write(tiff), recipe: ImageRecipe(format: .png))
        #expect(rendered.renditions[0].width == 9)
        #expect(rendered.source.frames == 1)
        #expect(rendered.warnings.contains { $0.hasPrefix("3 pages") })
    }

    @Test func `of several images in a HEIF file the primary one is used`() throws {
        let sources = try Sources()
        var film = Pixels(width: 64, height: 128, channels: 3, colour: .red)
        film.fill(x: 0..<64, y: 64..<128, .blue)
        _ = try sources.write(PNGFile(film), as: "film.png")
        try sources.vips("heifsave", "film.png", "two.avif", "--page-height", "64", "--compression", "av1")
        let first = try square(sources.path("two.avif"))
        #expect(first.size == [64, 64])
        #expect(first.at(0.5, 0.5).distance(.red) <= 8)
        // The other one is named in `pitm`.
        var bytes = [UInt8](try sources.data("two.avif"))
        let at = try #require((0..<bytes.count).first { bytes.has("pitm", at: $0) })
        let others = HEIFBoxes(bytes).itemTypes.filter { $0.value == "av01" }.keys.sorted()
        bytes[at + 9] = UInt8(try #require(others.last))
        #expect(try square(sources.write(Data(bytes), as: "other.avif")).at(0.5, 0.5).distance(.blue) <= 8)
    }

    @Test func `what follows the first JPEG in a file is left alone`() throws {
        let sources = try Sources()
        let first = try file(Pixels(width: 30, height: 30, colour: .red), .jpeg)
        let second = try file(Pixels(width: 60, height: 60, colour: .blue), .jpeg)
        for tail in [second, Data("\0\0\0\u{18}ftypmp42".utf8) + Data(count: 500)] {
            let pixels = try square(sources.write(first + tail, as: "a.jpg"))
            #expect(pixels.size == [30, 30])
            #expect(pixels.at(0.5, 0.5).distance(.red) <= 8)
        }
    }
}
