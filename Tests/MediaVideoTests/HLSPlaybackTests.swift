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
