/// Everything that decides the bytes of a video's renditions, beside the source itself.
public struct VideoRecipe: Codable, Sendable, Hashable {
    /// The codec of all renditions.
    public enum Codec: String, Codable, Sendable, Hashable, CaseIterable { case h264, hevc }

    /// What becomes of the sound.
    public enum Audio: String, Codable, Sendable, Hashable, CaseIterable { case keep, drop }

    /// One step of the ladder.
    public struct Rung: Codable, Sendable, Hashable {
        /// Pixels; even.
        public var side: Int
        /// Frames per second at most.
        public var maxFrameRate: Double
        /// Constant rate factor of the encoder.
        public var crf: Int
        /// Bits per second that the encoder may not exceed (buffer: twice that).
        public var maxBitrate: Int
        /// Bits per second of the AAC track.
        public var audioBitrate: Int

        public init(side: Int, maxFrameRate: Double, crf: Int, maxBitrate: Int, audioBitrate: Int) {
            self.side = side
            self.maxFrameRate = maxFrameRate
            self.crf = crf
            self.maxBitrate = maxBitrate
            self.audioBitrate = audioBitrate
        }
    }

    /// Largest first.
    public var rungs: [Rung]
    public var codec: Codec
    /// x264's or x265's preset; `nil`: the default.
    public var preset: String?
    public var audio: Audio
    public var placement: FramePlacement
    /// Seconds in the output; `nil`: frame 0, unless it is blank.
    public var posterTime: Double?
    /// Seconds of the source to keep.
    public var trim: Trim?
    /// Seconds that an output may last.
    public var maxDuration: Double
    /// Limit on coded width × height.
    public var maxPixels: Int
    /// Refuse sources with corrupt packets instead of reporting them.
    public var strict: Bool
    /// Also write HTTP Live Streaming renditions.
    public var hls: Bool

    public init(
        rungs: [Rung], codec: Codec = .h264, preset: String? = nil, audio: Audio = .keep,
        placement: FramePlacement = FramePlacement(), posterTime: Double? = nil, trim: Trim? = nil, maxDuration: Double = 60,
        maxPixels: Int = 100_000_000, strict: Bool = false, hls: Bool = false
    ) {
        self.rungs = rungs
        self.codec = codec
        self.preset = preset
        self.audio = audio
        self.placement = placement
        self.posterTime = posterTime
        self.trim = trim
        self.maxDuration = maxDuration
        self.maxPixels = maxPixels
        self.strict = strict
        self.hls = hls
    }

    /// A part of the source, in seconds from its first frame.
    public struct Trim: Codable, Sendable, Hashable {
        public var start: Double
        public var end: Double
        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    /// The ladder of the media rules for the given sides: CRF, frame rate and bit rates by size.
    ///
    /// - Parameters:
    ///   - crf: for all rungs, in the encoder's own scale; `nil`: by rung.
    ///   - codec: x265 looks like x264 at a rate factor four higher.
    public static func ladder(sides: [Int], crf: Int? = nil, codec: Codec = .h264) -> [Rung] {
        let shift = codec == .hevc ? 4 : 0
        return sides.sorted(by: >).map { side in
            switch side {
            case 1000...:
                Rung(side: side, maxFrameRate: 60, crf: crf ?? 23 + shift, maxBitrate: 6_000_000, audioBitrate: 128_000)
            case 640..<1000:
                Rung(side: side, maxFrameRate: 60, crf: crf ?? 24 + shift, maxBitrate: 3_000_000, audioBitrate: 96_000)
            default: Rung(side: side, maxFrameRate: 30, crf: crf ?? 26 + shift, maxBitrate: 1_000_000, audioBitrate: 96_000)
            }
        }
    }
}
