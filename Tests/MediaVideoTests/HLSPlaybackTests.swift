import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

@Suite struct HLSPlaybackTests {
    @Test func `FFmpeg plays every variant frame by frame like its MP4, without a warning`() throws {
        let fixture = try HLSFixture()
        let master = fixture.path(fixture.output.playlist)
        let variants = try fixture.playlist(fixture.output.playlist).entries("EXT-X-STREAM-INF")
        #expect(variants.count == 2)
        for (index, variant) in variants.enumerated() {
            let side = try #require(variant.attributes["RESOLUTION"]?.split(separator: "x").first)
            let played = try frames(master, map: "0:p:\(index):v")
            #expect(played == (try frames(fixture.folder.path("\(side).mp4"), map: "0:v")))
            #expect(played.count > 13 * 14)
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `picture and sound start together, and the priming stands before`() throws {
        let fixture = try HLSFixture()
        let original = try packets(fixture.renditions[0], "a")
        let sound = try packets(fixture.path("hls-audio.m3u8"), "a")
        let starts = try fixture.renditionSides.map { side in
            try #require(packets(fixture.path("hls-\(side).m3u8"), "v").map(\.time).min())
        }
        // Decoding of 15 frames per second starts two frames early: the next tenth of a second is 0.2.
        #expect(starts == [0.2, 0.2])
        #expect(sound.map(\.bytes) == original.map(\.bytes))
        for (packet, expected) in zip(sound, original) { #expect(abs(packet.time - 0.2 - expected.time) < 0.000_002) }
        #expect(sound[1].time == 0.2)
        withExtendedLifetime(fixture) {}
    }

    @Test func `renditions whose keyframes do not match are cut each for itself`() throws {
        let fixture = try HLSFixture([.init(side: 96, rate: "30"), .init(side: 64, rate: "30", group: 1.9)], hasAudio: false)
        #expect(try fixture.playlist("hls-96.m3u8").segments.map(\.duration) == [6, 6, 1])
        #expect(try fixture.playlist("hls-64.m3u8").segments.map(\.duration) == [5.7, 5.7, 1.6])
        for (index, path) in fixture.renditions.enumerated() {
            #expect(try frames(fixture.path("hls.m3u8"), map: "0:p:\(index):v") == frames(path, map: "0:v"))
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `one frame plays`() throws {
        let fixture = try HLSFixture([.init(side: 64, rate: "2")], seconds: 0.5, hasAudio: false)
        #expect(try fixture.playlist("hls-64.m3u8").segments.map(\.duration) == [0.5])
        #expect(try frames(fixture.path("hls.m3u8"), map: "0:v").count == 1)
        #expect(try frames(fixture.path("hls-64-iframes.m3u8"), map: "0:v").count == 1)
        let variant = try #require(fixture.playlist("hls.m3u8").entries("EXT-X-STREAM-INF").first)
        #expect(variant.attributes["FRAME-RATE"] == "2.000")
        withExtendedLifetime(fixture) {}
    }

    @Test(.enabled(if: GStreamer.isThere, "GStreamer is not installed, or lacks hlsdemux, qtdemux or libav's decoders"))
    func `GStreamer plays every frame and every sample`() throws {
        let fixture = try HLSFixture([.init(side: 160, rate: "30"), .init(side: 96, rate: "30")])
        // GStreamer may change between variants as it likes: each has these frames.
        for name in ["hls.m3u8", "hls-160.m3u8", "hls-96.m3u8"] {
            let played = try GStreamer.play(fixture.path(name), into: fixture.folder)
            #expect(played.frames == 13 * 30)
            // Priming, 13 s, and what the last packet has beyond the end.
            #expect(played.samples == (name == "hls.m3u8" ? 611 * 1024 : 0))
        }
        #expect(try GStreamer.play(fixture.path("hls-160-iframes.m3u8"), into: fixture.folder).frames == 7)
        withExtendedLifetime(fixture) {}
    }

    // MARK: - Players

    private func packets(_ path: String, _ stream: String) throws -> [(time: Double, bytes: Int)] {
        try probe(path, "packet=pts_time,size", stream: stream).map { (Double($0[0]) ?? -1, Int($0[1]) ?? -1) }
    }

    /// Time from the presentation's start, in 1/90000 s, and hash of each decoded frame.
    private func frames(_ path: String, map: String) throws -> [String] {
        let text = try succeed(
            "ffmpeg",
            ["-v", "warning", "-copyts", "-i", path, "-map", map, "-enc_time_base", "1:90000", "-f", "framemd5", "-"])
        let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let start = rows.first.flatMap { Int($0[2]) } ?? 0
        return rows.map { "\((Int($0[2]) ?? 0) - start) \($0[5])" }
    }
}

private enum GStreamer {
    static let isThere = ["hlsdemux", "qtdemux", "playbin", "avdec_h264", "avdec_aac"].allSatisfy { element in
        (try? run("gst-inspect-1.0", ["--exists", element]))?.status == 0
    }

    /// Plays as fast as it goes, and counts what came out of the decoders.
    static func play(_ path: String, into folder: TemporaryDirectory) throws -> (frames: Int, samples: Int) {
        let picture = folder.path("picture.raw")
        let sound = folder.path("sound.raw")
        for file in [picture, sound] { try? FileManager.default.removeItem(atPath: file) }
        let result = try run(
            "gst-launch-1.0",
            [
                "-q", "playbin", "uri=file://" + path, "flags=0x3",
                "video-sink=videoconvert ! videoscale ! video/x-raw,format=I420,width=32,height=32 ! filesink location="
                    + picture,
                "audio-sink=audioconvert ! audio/x-raw,format=S16LE,channels=2 ! filesink location=" + sound,
            ])
        guard result.status == 0, !result.standardError.contains("ERROR") else {
            throw ProgramFailed(description: "gst-launch-1.0: \(result.status) \(result.standardError)")
        }
        let size = { (file: String) in (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0 }
        return (size(picture) / (32 * 32 * 3 / 2), size(sound) / 4)
    }
}
