/// All that the page shows, as it is embedded in it.
struct PageContent: Encodable, Sendable {
    /// Of the manifest's file, without its folder.
    var name: String
    /// Whether a server stands behind the page, so that scripts may read the pixels of what they load.
    var isServed: Bool
    var nextLabel: String
    var doneLabel: String
    var accent: String
    var appVersion: String
    /// Of the manifest as a whole, and of its lists.
    var warnings: [String]
    var versions: [Version]
    /// Of the names in the manifest that have one.
    var symbols: [String: Symbol]

    struct Version: Encodable, Sendable {
        var version: String
        var items: [Item]
    }

    /// One page of notes: exactly one of both.
    struct Item: Encodable, Sendable {
        var list: List?
        var media: Media?
    }

    struct List: Encodable, Sendable {
        var title: String
        var rows: [Row]
    }

    struct Row: Encodable, Sendable {
        var symbol: String
        var title: String
        var description: String
    }

    struct Symbol: Encodable, Sendable {
        /// SVG path data in a box of 16 x 16.
        var paths: [String]
        /// Whether the shape is that of a shorter name.
        var isNear: Bool
    }

    /// A file that the manifest names.
    struct Asset: Encodable, Sendable {
        /// As it stands in the manifest.
        var url: String
        /// Where the page loads it from; `nil` where it must not.
        var href: String?
        /// Why it is not loaded, or from elsewhere than `url` says.
        var note: String?
        /// Whether it should lie in the folder and does not.
        var isMissing: Bool?
        var width: Int?
        var height: Int?
        var type: String?
        /// As the manifest says.
        var bytes: Int?
        /// Of the file that is there.
        var bytesFound: Int?
        var codecs: String?
        var frameRate: Double?
        var bitrate: Int?
        /// Seconds, of a poster.
        var time: Double?
        /// Bytes that a player needs before it can show the first picture; `nil` where the file is not there.
        var bytesToPaint: Int?
        /// What makes them more than they could be.
        var paintNote: String?
    }

    struct Media: Encodable, Sendable {
        /// JSON path of the media object.
        var path: String
        var kind: String
        var title: String
        var description: String
        /// What `url` names first, then the variants.
        var renditions: [Asset]
        var poster: Asset?
        var stream: Asset?
        var blurhash: String?
        var color: String?
        var duration: Double?
        var hasAudio: Bool?
        var original: Original?
        /// Which rendition an app would choose for a view of this size, by the chooser of NotesManifest.
        var choices: [Choice]
        var warnings: [String]
        var error: String?
        /// Wall seconds of the run.
        var seconds: Double?
    }

    /// The rendition of the fewest pixels that fill the square on a device.
    struct Choice: Encodable, Sendable {
        var label: String
        var pixelWidth: Int
        var url: String
    }

    /// What the media was made from.
    struct Original: Encodable, Sendable {
        var url: String
        var width: Int
        var height: Int
        var duration: Double?
        var bytes: Int?
        var href: String?
        /// Why it cannot be shown.
        var note: String?
        /// Seconds that were trimmed off its beginning.
        var start: Double?
        var crop: Crop
    }

    /// Which part of the original is in the square, in its pixels.
    struct Crop: Encodable, Sendable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        /// In words: "centre", "focus 0.2, 0.8", "attention".
        var rule: String
        /// Whether the run chose the place by the picture's content, so that it is not known from the manifest.
        var followsContent: Bool
        var isWhole: Bool
    }
}
