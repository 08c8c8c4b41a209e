/// What a run has made of one `media` object: the keys that it sets there.
///
/// A `media` object of a processed manifest decodes as this type, so an app reads it beside its own keys:
///
/// ```swift
/// struct Media: Decodable {
///     let title: LocalizedStringResource
///     let processed: ProcessedMedia
///     enum CodingKeys: CodingKey { case title }
///     init(from decoder: any Decoder) throws {
///         title = try decoder.container(keyedBy: CodingKeys.self).decode(LocalizedStringResource.self, forKey: .title)
///         processed = try ProcessedMedia(from: decoder)
///     }
/// }
/// ```
public struct ProcessedMedia: Codable, Sendable, Hashable {
    /// The largest rendition; below the run's base URL, or relative to the manifest.
    public var url: String
    /// Pixels of what `url` names, as displayed.
    public var width: Int
    public var height: Int
    /// MIME type.
    public var type: String
    /// Size of the file.
    public var bytes: Int
    /// RFC 6381, as `avc1.64002A`; videos only, like the next four.
    public var codecs: String?
    /// Seconds.
    public var duration: Double?
    /// Frames per second.
    public var frameRate: Double?
    /// Average bits per second of the file.
    public var bitrate: Int?
    public var hasAudio: Bool?
    /// A still of a video.
    public var poster: Poster?
    /// What to show until the media, or a video's poster, has loaded.
    public var placeholder: Placeholder?
    /// Lighter renditions, largest first.
    public var variants: [Variant]
    /// HTTP Live Streaming, where the run was asked for it.
    public var stream: Stream?
    /// The original.
    public var source: Source

    public init(
        url: String, width: Int, height: Int, type: String, bytes: Int, codecs: String? = nil, duration: Double? = nil,
        frameRate: Double? = nil, bitrate: Int? = nil, hasAudio: Bool? = nil, poster: Poster? = nil,
        placeholder: Placeholder? = nil,
        variants: [Variant] = [], stream: Stream? = nil, source: Source
    ) {
        self.url = url
        self.width = width
        self.height = height
        self.type = type
        self.bytes = bytes
        self.codecs = codecs
        self.duration = duration
        self.frameRate = frameRate
        self.bitrate = bitrate
        self.hasAudio = hasAudio
        self.poster = poster
        self.placeholder = placeholder
        self.variants = variants
        self.stream = stream
        self.source = source
    }

    /// A still of a video.
    public struct Poster: Codable, Sendable, Hashable {
        public var url: String
        /// Pixels.
        public var width: Int
        public var height: Int
        /// MIME type.
        public var type: String
        /// Size of the file.
        public var bytes: Int
        /// Seconds in the output.
        public var time: Double

        public init(url: String, width: Int, height: Int, type: String, bytes: Int, time: Double) {
            self.url = url
            self.width = width
            self.height = height
            self.type = type
            self.bytes = bytes
            self.time = time
        }
    }

    /// What is shown before media has loaded.
    public struct Placeholder: Codable, Sendable, Hashable {
        /// A BlurHash of 4x4 components.
        public var blurhash: String
        /// Mean colour, `#rrggbb` in sRGB.
        public var color: String

        public init(blurhash: String, color: String) {
            self.blurhash = blurhash
            self.color = color
        }
    }

    /// One rendition.
    public struct Variant: Codable, Sendable, Hashable {
        public var url: String
        /// Pixels.
        public var width: Int
        public var height: Int
        /// MIME type.
        public var type: String
        /// Size of the file.
        public var bytes: Int
        /// RFC 6381; videos only, like the next two.
        public var codecs: String?
        /// Frames per second.
        public var frameRate: Double?
        /// Average bits per second of the file.
        public var bitrate: Int?

        public init(
            url: String, width: Int, height: Int, type: String, bytes: Int, codecs: String? = nil, frameRate: Double? = nil,
            bitrate: Int? = nil
        ) {
            self.url = url
            self.width = width
            self.height = height
            self.type = type
            self.bytes = bytes
            self.codecs = codecs
            self.frameRate = frameRate
            self.bitrate = bitrate
        }
    }

    /// The multivariant playlist of an HTTP Live Streaming presentation.
    public struct Stream: Codable, Sendable, Hashable {
        public var url: String
        /// MIME type.
        public var type: String

        public init(url: String, type: String) {
            self.url = url
            self.type = type
        }
    }

    /// The original that a media object was made from.
    public struct Source: Codable, Sendable, Hashable {
        /// As the author wrote it.
        public var url: String
        /// Of the file's bytes, in lower-case hexadecimal digits.
        public var sha256: String
        /// Pixels as displayed, after orientation.
        public var width: Int
        public var height: Int
        /// Seconds; videos only.
        public var duration: Double?

        public init(url: String, sha256: String, width: Int, height: Int, duration: Double? = nil) {
            self.url = url
            self.sha256 = sha256
            self.width = width
            self.height = height
            self.duration = duration
        }
    }
}
