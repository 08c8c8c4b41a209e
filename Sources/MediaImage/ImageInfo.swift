/// What an image file is, read from its header.
public struct ImageInfo: Codable, Sendable, Hashable {
    /// The format found in the content, as people name it: "JPEG", "HEIC", "Animated WebP".
    public var format: String
    /// Pixels as displayed, after orientation.
    public var width: Int
    public var height: Int
    /// EXIF orientation 1…8 of the stored pixels.
    public var orientation: Int
    /// Frames of an animation, or 1.
    public var frames: Int
    /// Seconds that one pass of the animation lasts.
    public var duration: Double?
    /// Bits of one sample.
    public var bitDepth: Int
    /// Channels in the file, alpha included.
    public var channels: Int
    public var hasAlpha: Bool
    /// The colour space or the profile's name: "Display P3", "sRGB (untagged)".
    public var colour: String
    /// Share of the picture, 0…1, that a centred square leaves out.
    public var lostToCrop: Double

    public init(
        format: String, width: Int, height: Int, orientation: Int = 1, frames: Int = 1, duration: Double? = nil,
        bitDepth: Int = 8, channels: Int = 3, hasAlpha: Bool = false, colour: String = "", lostToCrop: Double = 0
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
        self.frames = frames
        self.duration = duration
        self.bitDepth = bitDepth
        self.channels = channels
        self.hasAlpha = hasAlpha
        self.colour = colour
        self.lostToCrop = lostToCrop
    }
}
