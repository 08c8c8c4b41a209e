public import MediaImage
public import MediaVideo

/// All that a user can ask of a `process` run. The command line fills it; its defaults are the documented ones.
public struct Configuration: Sendable {
    /// Paths of the notes manifests, in the order given.
    public var manifests: [String]
    /// The output folder; made where it is missing.
    public var outputDirectory: String
    /// Prefix of every URL written; `nil`: paths relative to the manifest written.
    public var baseURL: String?
    /// Where the rewritten manifest goes; `nil`: the output folder, same name. Only with one manifest.
    public var manifestOutput: String?
    public var imageFormat: ImageFormat = .avif
    /// 1…100; `nil`: the format's default.
    public var imageQuality: Int?
    /// Pixels, each 1…16384.
    public var imageSides: [Int] = [1224, 816]
    /// Pixels, even.
    public var videoSides: [Int] = [1224, 816, 544]
    public var videoCodec: VideoRecipe.Codec = .h264
    public var videoPreset: String?
    /// 0…51; `nil`: by rung.
    public var crf: Int?
    public var audio: VideoRecipe.Audio = .keep
    public var hls: Bool = false
    /// Seconds.
    public var maxDuration: Double = 60
    public var maxPixels: Int = 100_000_000
    /// Bytes of one source.
    public var maxBytes: Int = 4_000_000_000
    /// Items at work at once; `nil`: as many as there are processors.
    public var jobs: Int?
    /// Bytes that jobs may need together; `nil`: half of the machine's (or the control group's) memory.
    public var memory: Int?
    /// The folder that local sources lie in; `nil`: each manifest's own.
    public var sourceRoot: String?
    /// Hosts, with or without a port, that remote sources may come from even where they lead to private addresses.
    public var allowedHosts: [String] = []
    /// Every host may.
    public var allowPrivateHosts: Bool = false
    /// Fetch nothing: remote sources come from earlier runs.
    public var offline: Bool = false
    /// Request headers for remote sources: `Name: value`, or `host=Name: value`. Never in the lock or the report.
    public var headers: [String] = []
    /// Where finished items are kept for other folders and runs; `nil`: below the user's cache folder; "off": nowhere.
    public var cache: String?
    /// Bytes that it may hold.
    public var cacheSize: Int = 5_000_000_000
    public var strict: Bool = false
    public var allowFailures: Bool = false
    public var dryRun: Bool = false
    /// Do every item again, whatever the lock says.
    public var force: Bool = false

    public init(manifests: [String], outputDirectory: String) {
        self.manifests = manifests
        self.outputDirectory = outputDirectory
    }
}
