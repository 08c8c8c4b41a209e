import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

@Suite struct InspectTests {
    @Test func `a file's facts are read as people would see it`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.name = "source.mov"
        source.orientation = Orientation(a: 0, b: 1, c: -1, d: 0)
        source.pixelFormat = "yuv420p10le"
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=0.5"]
        source.sound = ["-c:a", "aac"]
        let info = try VideoRenderer.inspect(path: try source.make(in: folder))
        #expect(info.container == "QuickTime" && info.videoCodec == "H.264 High 10" && info.audioCodec == "AAC LC")
        #expect(info.width == 192 && info.height == 144 && info.rotation == 90 && !info.isMirrored)
        #expect(abs(info.duration - 0.5) < 0.002 && info.frameRate == 30 && info.frames == 15 && !info.isVariableFrameRate)
        #expect(info.colour == "BT.709 limited" && !info.isHDR && info.bitDepth == 10 && !info.hasAlpha)
        #expect(info.lostToCrop == 0.25)
    }

    @Test func `a container is named by its content`() throws {
        let folder = try TemporaryDirectory()
        for (name, codec, title) in [
            ("a.webm", "libvpx", "WebM"), ("a.mkv", "libx264", "Matroska"), ("a.avi", "mpeg4", "AVI"),
            ("a.3gp", "libx264", "3GP"),
        ] {
            let path = folder.path(name)
            try tool(
                "ffmpeg",
                ["-v", "error", "-f", "lavfi", "-i", "testsrc2=s=64x64:r=25:d=0.2", "-pix_fmt", "yuv420p", "-c:v", codec, path])
            try FileManager.default.moveItem(atPath: path, toPath: folder.path("renamed.dat"))
            #expect(try VideoRenderer.inspect(path: folder.path("renamed.dat")).container == title)
            try FileManager.default.removeItem(atPath: folder.path("renamed.dat"))
        }
    }

    @Test(arguments: ["source.mp4", "source.ts"])
    func `sampled frames are small, upright, spread over the clip, and in sRGB`(name: String) throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.name = name
        source.times = (0...40).map { $0 * 50 }
        source.timeBase = name.hasSuffix("ts") ? "1:20" : "1:1000"
        source.codec += ["-g", "5"]
        if name.hasSuffix("mp4") { source.orientation = Orientation(a: 0, b: -1, c: 1, d: 0) }
        let frames = try VideoRenderer.sampleFrames(path: try source.make(in: folder), count: 4, side: 96)
        try #require(frames.count == 4)
        for frame in frames {
            #expect(frame.width == 96 && frame.height == 72 && frame.channels == 3 && frame.bytes.count == 96 * 72 * 3)
            for (index, place) in [(0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)].enumerated() {
                let colour = RawFramePixels.colour(frame.bytes, 96, 72, x: place.0, y: place.1)
                #expect(zip(colour, Pattern.colours[index]).allSatisfy { abs($0 - $1) <= 8 }, "\(colour)")
            }
        }
        #expect(Set(frames.map(\.bytes)).count == 4, "different moments")
    }

    @Test func `the libraries and encoders at work are named`() {
        let versions = VideoRenderer.libraryVersions
        #expect(versions.contains { $0.hasPrefix("libavcodec ") } && versions.contains { $0.hasPrefix("x264 ") })
    }
}
