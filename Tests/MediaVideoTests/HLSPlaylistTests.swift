import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// Every attribute of the playlists against what is measured in the files.
@Suite struct HLSPlaylistTests {
    @Test func `media playlists cut the file without a gap into segments that start with an IDR`() throws {
        let fixture = try HLSFixture()
        for side in fixture.renditionSides {
            let playlist = try fixture.playlist("hls-\(side).m3u8")
            #expect(playlist.lines.first == "#EXTM3U")
            #expect(playlist.lines.last == "#EXT-X-ENDLIST")
            #expect(playlist.values["EXT-X-VERSION"] == "6")
            #expect(playlist.values["EXT-X-PLAYLIST-TYPE"] == "VOD")
            #expect(playlist.values["EXT-X-INDEPENDENT-SEGMENTS"] == "")
            #expect(playlist.values["EXT-X-I-FRAMES-ONLY"] == nil)
            #expect(playlist.values["EXT-X-TARGETDURATION"] == "6")
            #expect(playlist.segments.map(\.duration) == [6, 6, 1])

            var end = try playlist.initialization.end
            #expect(try playlist.initialization.offset == 0)
            for segment in playlist.segments {
                #expect(segment.uri == "hls-\(side).mp4")
                #expect(segment.range.offset == end)
                #expect(firstPictureUnit(try fixture.bytes(segment.uri, segment.range)) == 5)
                end = segment.range.end
            }
            #expect(try fixture.bytes("hls-\(side).mp4").count == end)
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `segment durations are those of the frames inside`() throws {
        // 24000/1001 frames per second: nothing is a round number, and the last group is short.
        let fixture = try HLSFixture([.init(side: 96, rate: "24000/1001", group: 47 * 1001 / 24000.0)], seconds: 14.7)
        // The sound ends with the picture.
        let end = try #require(times(fixture.renditions[0], "v").map(\.end).max())
        for (name, stream) in [("hls-96.m3u8", "v"), ("hls-audio.m3u8", "a")] {
            let playlist = try fixture.playlist(name)
            // When each segment starts, read from the segment alone; the sound's priming lies before the presentation.
            let starts = try playlist.segments.map { segment in
                let initialization = try fixture.bytes(segment.uri, playlist.initialization)
                let part = try fixture.folder.write(initialization + fixture.bytes(segment.uri, segment.range), to: "part.mp4")
                return try #require(times(part, stream).map(\.start).min())
            }
            let start = try #require(starts.first) - #require(times(fixture.renditions[0], stream).map(\.start).min())
            let ends = starts.dropFirst() + [start + end]
            #expect(starts.count == 3)
            for (segment, (from, to)) in zip(playlist.segments, zip([start] + starts.dropFirst(), ends)) {
                #expect(abs(segment.duration - (to - from)) < 0.000_003)
            }
            let total = playlist.segments.reduce(0) { $0 + $1.duration }
            #expect(abs(total - end) < 0.000_002)
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `I-frame playlists name every keyframe as whole boxes that decode alone`() throws {
        let fixture = try HLSFixture()
        for side in fixture.renditionSides {
            let playlist = try fixture.playlist("hls-\(side)-iframes.m3u8")
            #expect(playlist.values["EXT-X-I-FRAMES-ONLY"] == "")
            #expect(playlist.values["EXT-X-TARGETDURATION"] == "2")
            #expect(playlist.values["EXT-X-VERSION"] == "6")
            #expect(playlist.segments.map(\.duration) == [2, 2, 2, 2, 2, 2, 1])

            let original = fixture.folder.path("\(side).mp4")
            let keyframes = try hashes(original, ["-skip_frame", "nokey"])
            #expect(keyframes.count == playlist.segments.count)
            for (segment, keyframe) in zip(playlist.segments, keyframes) {
                let bytes = try fixture.bytes(segment.uri, segment.range)
                #expect(boxes(bytes) == ["moof", "mdat"])
                let initialization = try fixture.bytes(segment.uri, playlist.initialization)
                let part = try fixture.folder.write(initialization + bytes, to: "part.mp4")
                #expect(try hashes(part) == [keyframe])
            }
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `the multivariant playlist states what is measured`() throws {
        let fixture = try HLSFixture([
            .init(side: 160, rate: "30000/1001"), .init(side: 96, rate: "30000/1001"), .init(side: 64, rate: "15"),
        ])
        let master = try fixture.playlist(fixture.output.playlist)
        #expect(master.lines.prefix(3) == ["#EXTM3U", "#EXT-X-VERSION:6", "#EXT-X-INDEPENDENT-SEGMENTS"])
        let media = try #require(master.entries("EXT-X-MEDIA").first)
        #expect(
            media.attributes == [
                "TYPE": "AUDIO", "GROUP-ID": "audio", "NAME": "Audio", "DEFAULT": "YES", "AUTOSELECT": "YES", "CHANNELS": "2",
                "URI": "hls-audio.m3u8",
            ])
        let sound = try bitrates(fixture, media.uri)

        let variants = master.entries("EXT-X-STREAM-INF")
        #expect(variants.map(\.uri) == ["hls-160.m3u8", "hls-96.m3u8", "hls-64.m3u8"])
        let iFrames = master.entries("EXT-X-I-FRAME-STREAM-INF")
        #expect(iFrames.map(\.uri) == ["hls-160-iframes.m3u8", "hls-96-iframes.m3u8", "hls-64-iframes.m3u8"])
        for (variant, iFrame) in zip(variants, iFrames) {
            let facts = try probe(
                fixture.path(variant.uri),
                "stream=profile,level,width,height,color_range,color_space,color_transfer,color_primaries"
            )[0]
            #expect(facts[0] == "High")
            // What VIDEO-RANGE=SDR says, in the bitstream and in the container.
            #expect(facts[4...] == ["tv", "bt709", "bt709", "bt709"])
            let side = try #require(Int(facts[1]))
            let initialization = try fixture.bytes("hls-\(side).mp4", fixture.playlist(variant.uri).initialization)
            #expect(initialization.range(of: Data("colrnclx".utf8) + [0, 1, 0, 1, 0, 1, 0]) != nil)
            let level = try #require(Int(facts[3]))
            let codec = "avc1.6400" + String(format: "%02X", level)
            let frameRate = side == 64 ? "15.000" : "29.970"
            let picture = try bitrates(fixture, variant.uri)
            #expect(
                variant.attributes == [
                    "CODECS": "\(codec),mp4a.40.2", "RESOLUTION": "\(side)x\(side)", "FRAME-RATE": frameRate,
                    "VIDEO-RANGE": "SDR",
                    "CLOSED-CAPTIONS": "NONE", "AUDIO": "audio",
                    "BANDWIDTH": String(Int((picture.peak + sound.peak).rounded(.up))),
                    "AVERAGE-BANDWIDTH": String(Int((picture.average + sound.average).rounded(.up))),
                ])
            let still = try bitrates(fixture, iFrame.uri)
            #expect(
                iFrame.attributes == [
                    "CODECS": codec, "RESOLUTION": "\(side)x\(side)", "VIDEO-RANGE": "SDR",
                    "BANDWIDTH": String(Int(still.peak.rounded(.up))),
                    "AVERAGE-BANDWIDTH": String(Int(still.average.rounded(.up))), "URI": iFrame.uri,
                ])
        }
        // A player takes the bandwidth for granted: no segment may need more than stated for its run.
        #expect(sound.peak > 60_000 && sound.peak < 80_000)
        withExtendedLifetime(fixture) {}
    }

    @Test func `without sound there is no audio rendition and no audio codec`() throws {
        let fixture = try HLSFixture([.init(side: 96, rate: "30")], seconds: 1, hasAudio: false)
        let master = try fixture.playlist(fixture.output.playlist)
        let variant = try #require(master.entries("EXT-X-STREAM-INF").first)
        #expect(master.entries("EXT-X-MEDIA").isEmpty)
        #expect(variant.attributes["AUDIO"] == nil)
        #expect(variant.attributes["CODECS"]?.contains(",") == false)
        #expect(fixture.output.files.map(\.name) == ["hls-96.mp4", "hls-96.m3u8", "hls-96-iframes.m3u8", "hls.m3u8"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `HEVC renditions carry hvc1 and its RFC 6381 name`() throws {
        let fixture = try HLSFixture([.init(side: 96, rate: "15")], seconds: 5, hasAudio: false, encoder: "libx265")
        let master = try fixture.playlist(fixture.output.playlist)
        let variant = try #require(master.entries("EXT-X-STREAM-INF").first)
        let facts = try probe(fixture.path("hls-96.mp4"), "stream=codec_tag_string,profile,level")[0]
        #expect(facts.prefix(2) == ["Main", "hvc1"])
        #expect(variant.attributes["CODECS"]?.hasPrefix("hvc1.1.6.L\(facts[2]).9") == true)
        #expect(try hashes(fixture.path("hls.m3u8")) == hashes(fixture.renditions[0]))
        let segment = try #require(fixture.playlist("hls-96.m3u8").segments.first)
        // IDR_W_RADL or IDR_N_LP.
        #expect([19, 20].contains(firstPictureUnit(try fixture.bytes(segment.uri, segment.range), isHEVC: true)))
        withExtendedLifetime(fixture) {}
    }

    // MARK: - Measuring

    /// Seconds at which each packet starts and ends.
    private func times(_ path: String, _ stream: String) throws -> [(start: Double, end: Double)] {
        try probe(path, "packet=pts_time,duration_time", stream: stream).map { row in
            let start = try #require(Double(row[0]))
            return (start, start + (Double(row[1]) ?? 0))
        }
    }

    /// The peak over runs of segments that last 0.5 to 1.5 target durations, and the average (RFC 8216 §4.1).
    private func bitrates(_ fixture: HLSFixture, _ name: String) throws -> (peak: Double, average: Double) {
        let playlist = try fixture.playlist(name)
        let target = try #require(playlist.values["EXT-X-TARGETDURATION"].flatMap(Double.init))
        let segments = playlist.segments
        var peak = 0.0
        for first in segments.indices {
            for last in first..<segments.count {
                let run = segments[first...last]
                let duration = run.reduce(0) { $0 + $1.duration }
                guard duration >= 0.5 * target, duration <= 1.5 * target else { continue }
                peak = max(peak, Double(run.reduce(0) { $0 + $1.range.length } * 8) / duration)
            }
        }
        let seconds = segments.reduce(0) { $0 + $1.duration }
        return (peak, Double(segments.reduce(0) { $0 + $1.range.length } * 8) / seconds)
    }

    private func hashes(_ path: String, _ options: [String] = []) throws -> [String] {
        let text = try succeed(
            "ffmpeg", ["-v", "error"] + options + ["-i", path, "-map", "0:v", "-vsync", "passthrough", "-f", "framemd5", "-"])
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
            $0.split(separator: " ").last.map(String.init)
        }
    }

    /// Types of the boxes, one behind the other, that fill these bytes; empty where they do not.
    private func boxes(_ data: Data) -> [String] {
        let bytes = [UInt8](data)
        var types: [String] = []
        var offset = 0
        while offset + 8 <= bytes.count {
            types.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
            offset += bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return offset == bytes.count ? types : []
    }

    /// The type of the first NAL unit with a picture in a segment's first sample.
    private func firstPictureUnit(_ data: Data, isHEVC: Bool = false) -> Int? {
        let bytes = [UInt8](data)
        // moof, then the header of mdat.
        var offset = bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } + 8
        while offset + 5 < bytes.count {
            let type = isHEVC ? Int(bytes[offset + 4] >> 1 & 0x3F) : Int(bytes[offset + 4] & 0x1F)
            if isHEVC ? type < 32 : (1...5).contains(type) { return type }
            offset += 4 + bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return nil
    }
}
