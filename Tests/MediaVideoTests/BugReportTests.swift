import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// Public reports against other tools, each as a test of its kind: what went wrong there must be right here.
@Suite struct BugReportTests {
    private static let clockwise = Orientation(a: 0, b: 1, c: -1, d: 0)

    private func short() -> SourceKind {
        var source = SourceKind()
        source.times = [0, 33, 67]
        return source
    }

    @Test func `a portrait phone video is not squashed into landscape (abhiTronix deffcode 39)`() throws {
        var source = short()
        source.pattern = Pattern(width: 108, height: 192)
        source.orientation = BugReportTests.clockwise
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(rendered.video.source.width == 108 && rendered.video.source.height == 192)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `HEVC is written with a tag that QuickTime and Safari play (codeforreal1 compressO 122)`() throws {
        var recipe = smallRecipe()
        recipe.codec = .hevc
        let rendered = try render(short(), recipe)
        try checkOutput(rendered)
        #expect(try Facts(rendered.path).text("codec_tag_string") == "hvc1")
    }

    @Test func `the poster of an HDR video is neither dark nor washed out (dirkvdb ffmpegthumbnailer 236)`() throws {
        let folder = try TemporaryDirectory()
        // Diffuse white in PQ at 203 nits (BT.2408) beside mid grey and black, of a display that reaches 1000.
        let codes = [0.58, 0.38, 0].map { Int(64 + 876 * $0) }
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i",
                "color=black:s=192x144:r=30:d=0.1,format=yuv420p10le,geq=lum='if(lt(X,72),\(codes[2]),if(lt(X,120),\(codes[1]),\(codes[0])))':cb=512:cr=512",
                "-c:v", "libx265", "-preset", "ultrafast", "-x265-params",
                "log-level=none:qp=8:hdr10=1:repeat-headers=1:max-cll=1000,400:master-display=G(8500,39850)B(6550,2300)R(35400,14600)WP(15635,16450)L(10000000,1)",
                "-tag:v", "hvc1", "-color_primaries", "bt2020", "-color_trc", "smpte2084", "-colorspace", "bt2020nc",
                "-color_range", "tv",
                folder.path("pq.mp4"),
            ])
        let poster = try render(.file(path: folder.path("pq.mp4"))).video.poster
        let (black, grey, white) = (
            RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: 0.1, y: 0.5),
            RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: 0.5, y: 0.5),
            RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: 0.9, y: 0.5)
        )
        #expect(black[1] <= 5)
        #expect(grey[1] > 40 && grey[1] < 150, "\(grey)")
        #expect(white[1] > 150 && white[1] < 250, "\(white)")
    }

    @Test func `an odd size neither fails nor stretches (caydey ffshare 72)`() throws {
        var source = short()
        source.name = "source.mkv"
        source.pattern = Pattern(width: 161, height: 121)
        source.pixelFormat = "yuv444p"
        let rendered = try render(source, smallRecipe(sides: [816]))
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].width == 120)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `the poster of an anamorphic video has square pixels (stashapp stash 3426)`() throws {
        var source = short()
        source.pattern = Pattern(width: 256, height: 144)
        source.aspect = (64, 45)
        let rendered = try render(source)
        #expect(rendered.video.source.width == 256)
        let poster = rendered.video.poster
        #expect(poster.width == poster.height)
        // The blocks fill three quarters of the square's width only where pixels were made square.
        let dark = RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: 0.19, y: 0.5)
        let beside = RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: 0.06, y: 0.47)
        #expect(dark.allSatisfy { $0 < 40 } && beside[0] > 150, "\(dark) \(beside)")
    }

    @Test func `a recording of varying rate stays beside its sound (WyattBlue auto-editor 152)`() throws {
        var source = SourceKind()
        source.times = [0, 50, 117, 167, 233, 283, 417, 483, 533, 600, 1000]
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=1"]
        source.sound = ["-c:a", "aac"]
        let rendered = try render(source)
        try checkOutput(rendered)
        let rendition = rendered.video.renditions[0]
        #expect(abs(rendition.duration - 1) < 0.05 && rendition.hasAudio)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.number(Int(0.45 * rendition.frameRate)) == 6)
        #expect(decoded.number(Int(0.8 * rendition.frameRate)) == 9)
    }

    @Test func `a 4:4:4 source becomes 4:2:0 that browsers play (Chocobozzz PeerTube 2175)`() throws {
        var source = short()
        source.pixelFormat = "yuv444p"
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(try Facts(rendered.path).text("profile") == "High")
    }

    @Test func `a video without sound needs no special care (kkroening ffmpeg-python 204)`() throws {
        let rendered = try render(short())
        try checkOutput(rendered)
        #expect(!rendered.video.renditions[0].hasAudio)
    }
}
