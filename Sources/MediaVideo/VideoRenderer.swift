/// Interleaved 8-bit pixels in memory: RGB in sRGB, or RGB with straight alpha.
public struct RawFrame: Sendable {
    /// Pixels.
    public var width: Int
    public var height: Int
    /// 3 (RGB) or 4 (RGBA).
    public var channels: Int
    /// Rows from the top, without padding: width × height × channels bytes.
    public var bytes: [UInt8]

    public init(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.channels = channels
        self.bytes = bytes
    }
}

/// Where frames come from.
public enum VideoSource: Sendable {
    /// A file on disk.
    case file(path: String)
    /// Frames that another decoder composes; called once, on a thread of the renderer's, with a sink for each frame and
    /// the seconds it is shown. The sink throws when rendering has stopped.
    case frames(
        width: Int, height: Int, durations: [Double],
        produce: @Sendable (_ sink: (RawFrame, Double) throws -> Void) throws -> Void)
}

/// One finished square video.
public struct VideoRendition: Codable, Sendable, Hashable {
    /// Name of the file in the directory given to the renderer.
    public var fileName: String
    /// Pixels.
    public var width: Int
    public var height: Int
    /// Bytes of the file.
    public var bytes: Int
    /// RFC 6381: "avc1.64002A", with the audio codec where there is one ("avc1.64002A,mp4a.40.2").
    public var codecs: String
    /// Seconds.
    public var duration: Double
    /// Frames per second.
    public var frameRate: Double
    /// Average bits per second of the file.
    public var bitrate: Int
    public var hasAudio: Bool
}

/// How far one video is.
public struct VideoProgress: Sendable {
    /// 0…1, from timestamps.
    public var fraction: Double
    /// Source frames decoded per second of wall time.
    public var framesPerSecond: Double
    /// Seconds left at this speed; `nil`: not known yet.
    public var secondsLeft: Double?
}

/// All that comes out of one video.
public struct RenderedVideo: Sendable {
    /// Largest first; never empty.
    public var renditions: [VideoRendition]
    /// sRGB pixels of the poster at the master's size.
    public var poster: RawFrame
    /// Seconds in the output.
    public var posterTime: Double
    public var stream: HLSOutput?
    public var source: VideoInfo
    /// What the author should know, in sentences without the file's name.
    public var warnings: [String]
}

/// Turns one source into its square renditions: one decoder, a shared crop and scale cascade, an encoder per rung.
public enum VideoRenderer {
    /// - Parameters:
    ///   - directory: an existing folder that the renditions are written into.
    ///   - isCancelled: polled per packet and per frame.
    ///   - progress: called at most ten times a second.
    /// - Throws: `VideoError`, with the source's fault as `message`; nothing is left in `directory` then.
    public static func render(
        _ source: VideoSource, recipe: VideoRecipe, into directory: String,
        isCancelled: @escaping @Sendable () -> Bool = { false }, progress: @escaping @Sendable (VideoProgress) -> Void = { _ in }
    ) throws(VideoError) -> RenderedVideo {
        let stop = StopSignal(isCancelled: isCancelled)
        return try Watchdog.run(stop: stop) { () throws(VideoError) in
            let feed: any FrameFeed
            switch source {
            case .file(let path):
                let limit = min(recipe.trim?.end ?? .infinity, (recipe.trim?.start ?? 0) + recipe.maxDuration)
                feed = try FileFeed(path: path, maxPixels: recipe.maxPixels, limit: limit, stop: stop)
            case .frames(let width, let height, let durations, let produce):
                feed = try MemoryFeed(
                    width: width, height: height, durations: durations, maxPixels: recipe.maxPixels, produce: produce)
            }
            return try RenderSession(recipe: recipe, directory: directory, stop: stop, progress: progress).render(feed)
        }
    }

    /// The facts of a file.
    public static func inspect(path: String, maxPixels: Int = 100_000_000) throws(VideoError) -> VideoInfo {
        let stop = StopSignal()
        return try Watchdog.run(stop: stop) { () throws(VideoError) in
            let container = try Container(path: path, maxPixels: maxPixels, stop: stop)
            let choice = try StreamChoice(container)
            return try SourceFacts.of(container, choice: choice, limit: 60, maxPixels: maxPixels, stop: stop).info
        }
    }

    /// A few oriented frames spread over the clip, at most `side` pixels wide and high, for choosing a crop.
    public static func sampleFrames(path: String, count: Int, side: Int) throws(VideoError) -> [RawFrame] {
        let stop = StopSignal()
        return try Watchdog.run(stop: stop) { () throws(VideoError) in
            try FrameSampler(path: path, maxPixels: 100_000_000, stop: stop).frames(count: count, side: side)
        }
    }

    /// What libraries are at work, for `--version` and the recipe digest: "libavcodec 59.37.100", "x264 164".
    public static var libraryVersions: [String] { LibAV.versions + EncoderVersions.all }
}
