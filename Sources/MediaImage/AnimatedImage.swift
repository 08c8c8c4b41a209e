internal import CLibVips

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
    /// - Throws: `tooManyPixels` where the canvas is over the limit, and why the file cannot be read at all.
    public static func open(path: String, maxPixels: Int = 100_000_000) throws(ImageError) -> AnimatedImage? {
        guard try SourceFile.isWebP(path: path) else { return nil }
        let source = try SourceFile.read(path: path)
        guard let file = WebPChunks(source.bytes), file.delays.count > 1 else { return nil }
        guard file.width * file.height <= maxPixels else {
            throw ImageError(
                .tooManyPixels,
                "\(file.width)x\(file.height) pixels are over the limit of \(maxPixels) (raise it with --max-pixels)")
        }
        return AnimatedImage(
            width: file.width, height: file.height, durations: file.delays.map { Animation.seconds(milliseconds: $0) }, path: path
        )
    }

    /// Decodes frame after frame and hands each to `body`: RGBA with straight alpha in sRGB, composed with what was on the canvas.
    ///
    /// One frame is held at a time.
    /// - Throws: `ImageError` where a frame cannot be decoded, and whatever `body` throws.
    public func forEachFrame(_ body: (RawImage, _ duration: Double) throws -> Void) throws {
        try VipsRuntime.start()
        let source = try SourceFile.read(path: path)
        let damaged = ImageError(.corrupt, "the animated WebP data is damaged")
        let base = unsafe UnsafeRawPointer(source.bytes.base)
        // One tall picture of all frames, computed from top to bottom as it is read.
        let film = try Picture.make(lifeline: Lifeline(bytes: source.bytes, stop: { nil }), failure: damaged) { out in
            unsafe nl_webpload(base, source.bytes.count, -1, out)
        }
        guard film.width == width, film.height == height * durations.count else { throw damaged }
        var plan = ColourPlan(header: film, source: source)
        if plan.output == .displayP3 {
            if plan.keepsValues { plan.conversion = .profile(ICCWriter.displayP3) }
            plan.output = .sRGB
        }
        for (index, duration) in durations.enumerated() {
            let frame = try film.cropped(left: 0, top: index * height, width: width, height: height).inMemory(failure: damaged)
                .coloured(by: plan)
            let pixels = try frame.bands == 4 ? frame : frame.withOpaqueAlpha()
            try body(RawImage(width: width, height: height, channels: 4, bytes: try pixels.bytes()), duration)
        }
    }
}
