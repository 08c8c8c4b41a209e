/// One source and what is to be made of it; a value that could be carried out in another process.
struct Job: Codable, Sendable {
    /// Absolute path of the source.
    var path: String
    /// As the author wrote it, for people.
    var source: String
    var kind: Kind
    var recipe: Recipe
    /// The recognisable part of the outputs' names.
    var slug: String
    var key: Key

    enum Kind: String, Codable, Sendable { case image, video }

    /// What outputs depend on: same key, same bytes.
    struct Key: Codable, Hashable, Sendable, Comparable {
        /// SHA-256 of the source.
        var source: String
        /// Digest of the recipe with the library versions.
        var recipe: String
        var slug: String

        /// A name for the job's folder while it is staged.
        var directoryName: String { "\(source.prefix(16))-\(recipe.prefix(16))-\(slug)" }

        static func < (one: Key, other: Key) -> Bool {
            (one.source, one.recipe, one.slug) < (other.source, other.recipe, other.slug)
        }
    }
}

/// What came out of one job: enough to write the manifest again without the source. It is what the lock file keeps.
struct JobResult: Codable, Sendable, Equatable {
    /// A file in the output folder.
    struct File: Codable, Sendable, Equatable {
        var name: String
        /// 64 hexadecimal digits.
        var sha256: String
        var bytes: Int
        var type: String
        /// Pixels; `nil` for playlists and what only they name.
        var width: Int?
        var height: Int?
        var codecs: String?
        var frameRate: Double?
        /// Bits per second.
        var bitrate: Int?
    }

    /// Master first, then the lighter variants.
    var renditions: [File]
    var poster: File?
    /// Seconds in the output.
    var posterTime: Double?
    /// The multivariant playlist first, then what it needs.
    var stream: [File]?
    var duration: Double?
    var hasAudio: Bool?
    var blurhash: String
    /// `#rrggbb`.
    var color: String
    /// Of the source, as displayed.
    var sourceWidth: Int
    var sourceHeight: Int
    var sourceDuration: Double?
    var sourceBytes: Int
    var warnings: [String]

    /// Every file, each once.
    var files: [File] {
        var seen: Set<String> = []
        return (renditions + [poster].compactMap { $0 } + (stream ?? [])).filter { seen.insert($0.name).inserted }
    }

    var bytes: Int { files.reduce(0) { $0 + $1.bytes } }
}
