/// One segment: a byte range of its rendition's file.
struct HLSSegment: Equatable {
    /// Seconds of the presentation.
    var duration: Double
    var range: ByteRange
}

/// A media playlist (RFC 8216 §4.3.3), or an I-frame playlist.
struct MediaPlaylist {
    /// 6 is the first that knows `EXT-X-MAP` in playlists of whole segments (RFC 8216 §7), and nothing newer is used. All
    /// playlists of a set state the same.
    static let version = 6

    /// Name of the file with the media, percent-encoded where it has to be.
    var media: String
    var initialization: ByteRange
    /// From the presentation's start on, without gaps.
    var segments: [HLSSegment]
    /// Whether each segment is one keyframe, shown until the next one.
    var isIFramesOnly = false
    /// Seconds; at least `longest(segments)`.
    var targetDuration: Int

    /// The target duration that these segments need: the longest, rounded to the nearest second (RFC 8216 §4.3.3.1).
    static func longest(_ segments: [HLSSegment]) -> Int {
        max(1, segments.map { Int($0.duration.rounded()) }.max() ?? 1)
    }

    var bitrate: PlaylistBitrate { PlaylistBitrate(of: segments, targetDuration: targetDuration) }

    var text: String {
        var lines = [
            "#EXTM3U",
            "#EXT-X-VERSION:\(Self.version)",
            "#EXT-X-TARGETDURATION:\(targetDuration)",
            "#EXT-X-MEDIA-SEQUENCE:0",
            "#EXT-X-PLAYLIST-TYPE:VOD",
            "#EXT-X-INDEPENDENT-SEGMENTS",
        ]
        if isIFramesOnly { lines.append("#EXT-X-I-FRAMES-ONLY") }
        lines.append("#EXT-X-MAP:URI=\"\(media)\",BYTERANGE=\"\(initialization.text)\"")
        // Rounded at the cuts, not each by itself: however many segments there are, they add up to the whole.
        var end = 0.0
        for segment in segments {
            let start = end
            end += segment.duration
            let microseconds = Self.microseconds(end) - Self.microseconds(start)
            lines += ["#EXTINF:\(FixedPoint.text(microseconds, digits: 6)),", "#EXT-X-BYTERANGE:\(segment.range.text)", media]
        }
        lines.append("#EXT-X-ENDLIST")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }

    /// Decimal numbers without a locale.
    enum FixedPoint {
        /// `value` / 10^`digits`.
        static func text(_ value: Int, digits: Int) -> String {
            let text = String(value)
            let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
            return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
        }
    }
}
