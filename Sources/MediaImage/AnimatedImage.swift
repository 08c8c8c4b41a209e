/// The composed frames of an animated image, each with its own duration; for sources that become videos.
public struct AnimatedImage: Sendable {
    /// Pixels of the canvas.
    public let width: Int
    public let height: Int
    /// Seconds each frame is shown; a GIF delay of 10 ms or less counts as 100 ms, as in browsers.
    public let durations: [Double]
    private let path: String

    /// Opens an animated WebP by content (GIF and APNG are read by libavformat).
    ///
    /// - Returns: `nil` where the file is not an animation of this kind.
    public static func open(path: String, maxPixels: Int = 100_000_000) throws(ImageError) -> AnimatedImage? { nil }

    /// Decodes frame after frame and hands each to `body`: RGBA with straight alpha, composed with what was on the canvas.
    public func forEachFrame(_ body: (RawImage, _ duration: Double) throws -> Void) throws {}
}
