/// The multivariant playlist (RFC 8216 §4.3.4; called master playlist there).
struct MultivariantPlaylist {
    /// One video rendition.
    struct Variant {
        /// Pixels of the square.
        var side: Int
        /// RFC 6381, of the picture alone.
        var codec: String
        /// Frames per second.
        var frameRate: Double
        var bitrate: PlaylistBitrate
        var iFrameBitrate: PlaylistBitrate
        /// Names of the media playlists.
        var playlist: String
        var iFramePlaylist: String
    }

    /// The sound that goes with every variant.
    struct Audio {
        var codec: String
        var channels: Int
        var bitrate: PlaylistBitrate
        var playlist: String
    }

    /// Average bits per second of the variant that playing starts with on Wi-Fi (HLS Authoring Specification, "default
    /// variant").
    private static let firstVariantBitrate = 2_000_000.0

    var variants: [Variant]
    var audio: Audio?

    /// Largest first, but for the variant that players start with: they take the one listed first.
    private var ordered: [Variant] {
        var rest = variants.sorted { $0.side > $1.side }
        let sound = audio?.bitrate.average ?? 0
        let first = rest.firstIndex { $0.bitrate.average + sound <= Self.firstVariantBitrate } ?? rest.count - 1
        rest.insert(rest.remove(at: first), at: 0)
        return rest
    }

    var text: String {
        var lines = ["#EXTM3U", "#EXT-X-VERSION:\(MediaPlaylist.version)", "#EXT-X-INDEPENDENT-SEGMENTS"]
        if let audio {
            lines.append(
                "#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID=\"audio\",NAME=\"Audio\",DEFAULT=YES,AUTOSELECT=YES,"
                    + "CHANNELS=\"\(audio.channels)\",URI=\"\(audio.playlist)\"")
        }
        for variant in ordered {
            // What any playable combination needs at most is the sum: each variant plays with the one sound (§4.3.4.2).
            let peak = Self.whole(variant.bitrate.peak + (audio?.bitrate.peak ?? 0))
            let average = Self.whole(variant.bitrate.average + (audio?.bitrate.average ?? 0))
            var attributes = [
                "BANDWIDTH=\(peak)", "AVERAGE-BANDWIDTH=\(average)",
                "CODECS=\"\(([variant.codec] + [audio?.codec].compactMap { $0 }).joined(separator: ","))\"",
                "RESOLUTION=\(variant.side)x\(variant.side)", "FRAME-RATE=\(Self.thousandths(variant.frameRate))",
                "VIDEO-RANGE=SDR", "CLOSED-CAPTIONS=NONE",
            ]
            if audio != nil { attributes.append("AUDIO=\"audio\"") }
            lines += ["#EXT-X-STREAM-INF:" + attributes.joined(separator: ","), variant.playlist]
        }
        for variant in variants.sorted(by: { $0.side > $1.side }) {
            let attributes = [
                "BANDWIDTH=\(Self.whole(variant.iFrameBitrate.peak))",
                "AVERAGE-BANDWIDTH=\(Self.whole(variant.iFrameBitrate.average))", "CODECS=\"\(variant.codec)\"",
                "RESOLUTION=\(variant.side)x\(variant.side)", "VIDEO-RANGE=SDR", "URI=\"\(variant.iFramePlaylist)\"",
            ]
            lines.append("#EXT-X-I-FRAME-STREAM-INF:" + attributes.joined(separator: ","))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Bits per second as the integer that no segment run exceeds.
    private static func whole(_ bitrate: Double) -> Int { Int(bitrate.rounded(.up)) }

    private static func thousandths(_ rate: Double) -> String {
        MediaPlaylist.FixedPoint.text(Int((rate * 1000).rounded()), digits: 3)
    }
}
