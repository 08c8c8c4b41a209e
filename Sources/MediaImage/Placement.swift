/// How a picture is laid into its square.
public struct Placement: Codable, Sendable, Hashable {
    /// Whether the square is filled, or the whole picture stands inside it.
    public enum Fit: String, Codable, Sendable, Hashable { case cover, contain }

    /// What a cropped square holds on to.
    public enum Gravity: String, Codable, Sendable, Hashable, CaseIterable {
        case center, north, northeast, east, southeast, south, southwest, west, northwest
        case attention, entropy
    }

    /// What fills the part of the square that the picture leaves free, and what stands behind transparent pixels.
    public enum Background: Codable, Sendable, Hashable {
        /// sRGB, 0…255 each.
        case color(red: UInt8, green: UInt8, blue: UInt8)
        /// A blurred, enlarged copy of the picture itself.
        case blur
    }

    public var fit: Fit
    public var gravity: Gravity
    /// Centre of interest in the oriented source, each 0…1 from its top left; wins over `gravity`.
    public var focus: Focus?
    /// `nil`: transparent where the format can, else white.
    public var background: Background?

    public init(fit: Fit = .cover, gravity: Gravity = .center, focus: Focus? = nil, background: Background? = nil) {
        self.fit = fit
        self.gravity = gravity
        self.focus = focus
        self.background = background
    }

    /// A point in the oriented source, each coordinate 0…1.
    public struct Focus: Codable, Sendable, Hashable {
        public var x: Double
        public var y: Double
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
}
