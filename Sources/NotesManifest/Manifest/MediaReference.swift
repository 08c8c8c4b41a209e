/// What a media item shows.
public enum MediaKind: String, Codable, Sendable, Hashable, CaseIterable {
    case image, video
}

/// One `media` object of a manifest, and the original that it names.
public struct MediaReference: Sendable, Hashable, Codable {
    /// The object's own place: `[0].items[2].media`.
    public let path: JSONPath
    public let kind: MediaKind
    /// The original's URL as its author wrote it: `source.url` where an earlier run put its own into `url`.
    public let url: String
    /// Where `url` stands: `….url` or `….source.url`.
    public let urlPath: JSONPath
    public let options: MediaOptions
    /// Where `url` stands in the text, both from 1; columns count code points.
    public let line: Int
    public let column: Int
    /// Whether an earlier run has been here, so that `url` in the manifest names what it made.
    public let isRewritten: Bool

    public init(
        path: JSONPath, kind: MediaKind, url: String, urlPath: JSONPath, options: MediaOptions = MediaOptions(), line: Int = 1,
        column: Int = 1, isRewritten: Bool = false
    ) {
        self.path = path
        self.kind = kind
        self.url = url
        self.urlPath = urlPath
        self.options = options
        self.line = line
        self.column = column
        self.isRewritten = isRewritten
    }
}
