/// How frames are laid into their square.
public struct FramePlacement: Codable, Sendable, Hashable {
    /// Whether the square is filled, or the whole frame stands inside it.
    public enum Fit: String, Codable, Sendable, Hashable { case cover, contain }

    /// What fills the free part of the square, and what stands behind transparent pixels.
    public enum Background: Codable, Sendable, Hashable {
        /// sRGB, 0…255 each.
        case color(red: UInt8, green: UInt8, blue: UInt8)
        /// A blurred, enlarged copy of the frame itself.
        case blur
    }

    public var fit: Fit
    /// Where the crop is held, each 0…1 of the oriented source: 0 is left or top, 0.5 the centre. The crop's centre
    /// comes as near to this point as the frame allows.
    public var focusX: Double
    public var focusY: Double
    /// `nil`: black.
    public var background: Background?

    public init(fit: Fit = .cover, focusX: Double = 0.5, focusY: Double = 0.5, background: Background? = nil) {
        self.fit = fit
        self.focusX = focusX
        self.focusY = focusY
        self.background = background
    }
}
