/// What the author of a manifest wishes for one item, in the key `options` of its `media` object.
public struct MediaOptions: Codable, Sendable, Hashable {
    /// Whether the square is filled, or the whole picture stands inside it.
    public enum Fit: String, Codable, Sendable, Hashable, CaseIterable { case cover, contain }

    /// What a cropped square holds on to.
    public enum Gravity: String, Codable, Sendable, Hashable, CaseIterable {
        case center, north, northeast, east, southeast, south, southwest, west, northwest
        case attention, entropy
    }

    /// What becomes of a video's sound.
    public enum Audio: String, Codable, Sendable, Hashable, CaseIterable { case keep, drop }

    /// A point in the oriented source, each coordinate 0…1 from its top left.
    public struct Focus: Codable, Sendable, Hashable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What fills the part of the square that the picture leaves free, and what stands behind transparent pixels.
    public enum Background: Codable, Sendable, Hashable {
        /// sRGB, 0…255 each.
        case color(red: UInt8, green: UInt8, blue: UInt8)
        /// A blurred, enlarged copy of the picture itself.
        case blur
    }

    /// A part of a video, in seconds of the source; `start` is less than `end`.
    public struct Trim: Codable, Sendable, Hashable {
        public var start: Double
        public var end: Double

        public init(start: Double, end: Double) {
            self.start = start
            self.end = end
        }
    }

    public var fit: Fit
    public var gravity: Gravity
    /// Wins over `gravity`.
    public var focus: Focus?
    public var background: Background?
    /// Seconds in the output at which the poster is taken.
    public var poster: Double?
    public var trim: Trim?
    /// `nil`: as the run says.
    public var audio: Audio?

    public init(
        fit: Fit = .cover, gravity: Gravity = .center, focus: Focus? = nil, background: Background? = nil, poster: Double? = nil,
        trim: Trim? = nil, audio: Audio? = nil
    ) {
        self.fit = fit
        self.gravity = gravity
        self.focus = focus
        self.background = background
        self.poster = poster
        self.trim = trim
        self.audio = audio
    }
}
