/// What a video file is, read from its headers and, where they lack it, from its packets.
public struct VideoInfo: Codable, Sendable, Hashable {
    /// Container as people name it: "MP4", "QuickTime", "Matroska".
    public var container: String
    /// Codec with its profile: "HEVC Main 10".
    public var videoCodec: String
    public var audioCodec: String?
    /// Pixels as displayed: after the display matrix, with square pixels.
    public var width: Int
    public var height: Int
    /// Seconds of the video track.
    public var duration: Double
    /// Frames per second that the output will have at most, and whether the source's timing varies.
    public var frameRate: Double
    public var isVariableFrameRate: Bool
    /// Frames as counted or stated; `nil`: unknown.
    public var frames: Int?
    /// "BT.709 limited", "HLG BT.2020", …
    public var colour: String
    public var isHDR: Bool
    public var bitDepth: Int
    public var hasAlpha: Bool
    /// Degrees clockwise that the display matrix turns the picture, and whether it mirrors it.
    public var rotation: Int
    public var isMirrored: Bool
    /// Share of the picture, 0…1, that a centred square leaves out.
    public var lostToCrop: Double

    public init(
        container: String, videoCodec: String, audioCodec: String? = nil, width: Int, height: Int, duration: Double,
        frameRate: Double, isVariableFrameRate: Bool = false, frames: Int? = nil, colour: String = "", isHDR: Bool = false,
        bitDepth: Int = 8, hasAlpha: Bool = false, rotation: Int = 0, isMirrored: Bool = false, lostToCrop: Double = 0
    ) {
        self.container = container
        self.videoCodec = videoCodec
        self.audioCodec = audioCodec
        self.width = width
        self.height = height
        self.duration = duration
        self.frameRate = frameRate
        self.isVariableFrameRate = isVariableFrameRate
        self.frames = frames
        self.colour = colour
        self.isHDR = isHDR
        self.bitDepth = bitDepth
        self.hasAlpha = hasAlpha
        self.rotation = rotation
        self.isMirrored = isMirrored
        self.lostToCrop = lostToCrop
    }
}
