import Testing

@testable import MediaVideo

@Suite struct HLSPlanTests {
    struct Cuts: CustomTestStringConvertible {
        var testDescription: String
        var keyframes: [[Double]]
        var end: Double
        var starts: [[Double]]
    }

    static let cuts = [
        Cuts(
            testDescription: "every third of two-second groups", keyframes: [[0, 2, 4, 6, 8, 10, 12]], end: 13.5,
            starts: [[0, 6, 12]]),
        Cuts(
            testDescription: "a rest that fits is not cut off", keyframes: [[0, 2, 4, 6, 8, 10, 12]], end: 12.4,
            starts: [[0, 6]]),
        Cuts(testDescription: "a short clip is one segment", keyframes: [[0, 2, 4, 6]], end: 6.3, starts: [[0]]),
        Cuts(testDescription: "a single frame", keyframes: [[0]], end: 0.5, starts: [[0]]),
        Cuts(
            testDescription: "groups of 60 frames at 29.97", keyframes: [[0, 2.002, 4.004, 6.006, 8.008, 10.01, 12.012]],
            end: 13,
            starts: [[0, 6.006, 12.012]]),
        Cuts(
            testDescription: "the nearest to six seconds", keyframes: [[0, 1, 2.9, 4.9, 6.2, 7, 8.9, 11, 12.5]], end: 14,
            starts: [[0, 6.2, 12.5]]),
        Cuts(
            testDescription: "the same times in all renditions, past keyframes that only one has",
            keyframes: [[0, 2, 4, 5.9, 6, 8, 10, 12], [0, 2, 4, 6, 8, 10, 12.0004]], end: 13,
            starts: [[0, 6, 12], [0, 6, 12.0004]]),
        Cuts(
            testDescription: "each its own where too few times are shared",
            keyframes: [[0, 2, 4, 6, 8, 10, 12], [0, 1.9, 3.8, 5.7, 7.6, 9.5]],
            end: 13, starts: [[0, 6, 12], [0, 5.7, 9.5]]),
        Cuts(
            testDescription: "a long segment where keyframes are too far apart", keyframes: [[0, 10, 12]], end: 16,
            starts: [[0, 10]]),
    ]

    @Test(arguments: cuts) func `segments start at the right keyframes`(_ cuts: Cuts) {
        let starts = SegmentPlan.starts(keyframes: cuts.keyframes, ends: cuts.keyframes.map { _ in cuts.end })
        #expect(starts == cuts.starts)
    }

    struct Run: CustomTestStringConvertible {
        var testDescription: String
        /// Seconds and kilobits of each segment.
        var segments: [(duration: Double, kilobits: Int)]
        var targetDuration: Int
        var peak: Double
        var average: Double
    }

    static let runs = [
        Run(testDescription: "one segment", segments: [(6, 600)], targetDuration: 6, peak: 100, average: 100),
        Run(testDescription: "the heaviest", segments: [(6, 600), (6, 900)], targetDuration: 6, peak: 150, average: 125),
        Run(
            testDescription: "a short last segment counts only together with the one before", segments: [(6, 600), (1, 400)],
            targetDuration: 6, peak: 1000 / 7.0, average: 1000 / 7.0),
        Run(
            testDescription: "a last segment of half a target duration counts by itself", segments: [(6, 600), (3, 600)],
            targetDuration: 6, peak: 200, average: 1200 / 9.0),
        Run(
            testDescription: "runs of more than 1.5 target durations do not count", segments: [(5, 500), (5, 500)],
            targetDuration: 6, peak: 100, average: 100),
        Run(
            testDescription: "two short segments make a run, three are too long",
            segments: [(2, 100), (2, 700), (2, 700), (2, 100), (2, 100)], targetDuration: 3, peak: 350, average: 170),
        Run(
            testDescription: "too short for any run: the average", segments: [(0.25, 25)], targetDuration: 1, peak: 100,
            average: 100),
    ]

    @Test(arguments: runs) func `bit rates are those of RFC 8216`(_ run: Run) {
        var offset = 0
        let segments = run.segments.map { duration, kilobits in
            defer { offset += kilobits * 125 }
            return HLSSegment(duration: duration, range: ByteRange(offset: offset, length: kilobits * 125))
        }
        let bitrate = PlaylistBitrate(of: segments, targetDuration: run.targetDuration)
        #expect(abs(bitrate.peak - run.peak * 1000) < 0.001)
        #expect(abs(bitrate.average - run.average * 1000) < 0.001)
    }

    @Test(arguments: [([6.0, 6, 1], 6), ([6.49, 6.2], 6), ([6.5], 7), ([0.3], 1), ([1.4, 2.5], 3)])
    func `the target duration is the longest segment in whole seconds`(_ durations: [Double], _ expected: Int) {
        let segments = durations.map { HLSSegment(duration: $0, range: ByteRange(offset: 0, length: 1)) }
        #expect(MediaPlaylist.longest(segments) == expected)
    }

    @Test func `rounded durations add up to the whole`() {
        let segments = (0..<300).map { _ in HLSSegment(duration: 1 / 3.0, range: ByteRange(offset: 0, length: 1)) }
        let text = MediaPlaylist(
            media: "a.mp4", initialization: ByteRange(offset: 0, length: 1), segments: segments, targetDuration: 1
        ).text
        let durations = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("#EXTINF:") ? Double(line.dropFirst(8).dropLast()) : nil
        }
        #expect(durations.count == 300)
        #expect(Set(durations) == [0.333333, 0.333334])
        #expect(abs(durations.reduce(0, +) - 100) < 1e-9)
    }

    @Test func `playing starts with the best variant of at most two megabits`() {
        let variants = [(1224, 4e6), (816, 1.95e6), (544, 0.8e6)].map { side, bitrate in
            MultivariantPlaylist.Variant(
                side: side, codec: "avc1.640020", frameRate: 30, bitrate: PlaylistBitrate(peak: bitrate, average: bitrate),
                iFrameBitrate: .none, playlist: "\(side).m3u8", iFramePlaylist: "\(side)-i.m3u8")
        }
        let uris = { (playlist: MultivariantPlaylist) in
            playlist.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        }
        #expect(uris(MultivariantPlaylist(variants: variants, audio: nil)) == ["816.m3u8", "1224.m3u8", "544.m3u8"])
        // Its sound counts too.
        let audio = MultivariantPlaylist.Audio(
            codec: "mp4a.40.2", channels: 2, bitrate: PlaylistBitrate(peak: 1e5, average: 1e5), playlist: "a.m3u8")
        #expect(uris(MultivariantPlaylist(variants: variants, audio: audio)) == ["544.m3u8", "1224.m3u8", "816.m3u8"])
        // Where all are heavier, the lightest.
        #expect(uris(MultivariantPlaylist(variants: [variants[0]], audio: nil)) == ["1224.m3u8"])
    }
}
