/// What a run did, item by item in manifest order; the JSON of `--format json` and `--report`.
public struct Report: Codable, Sendable {
    public var items: [Item]
    public var totals: Totals
    /// Set where nothing was done: "processed" then means that it would be.
    public var dryRun: Bool?

    public init(items: [Item], totals: Totals) {
        self.items = items
        self.totals = totals
    }

    /// One `media` object of a manifest.
    public struct Item: Codable, Sendable {
        /// What became of an item.
        public enum Status: String, Codable, Sendable { case processed, unchanged, failed }

        /// JSON path of the media object: "[0].items[2].media".
        public var path: String
        /// The file name of its manifest; only where a run has several.
        public var manifest: String?
        /// The source as the author wrote it.
        public var source: String
        public var status: Status
        /// Wall seconds.
        public var seconds: Double
        public var bytesIn: Int
        /// All files written for it.
        public var bytesOut: Int
        /// The file that `url` names in the rewritten manifest: what a reader without variants loads. 0 where there is none.
        public var bytesMain = 0
        public var warnings: [String]
        public var error: Failure?
        /// Why the item had to be processed: "new", "the source changed", …
        public var reason: String?
        /// A library's own words on a failure, for `--verbose`; not part of the JSON.
        public var hint: String?

        private enum CodingKeys: String, CodingKey {
            case path, manifest, source, status, seconds, bytesIn, bytesOut, bytesMain, warnings, error, reason
        }

        public init(
            path: String, manifest: String? = nil, source: String, status: Status, seconds: Double = 0, bytesIn: Int = 0,
            bytesOut: Int = 0, bytesMain: Int = 0, warnings: [String] = [], error: Failure? = nil
        ) {
            self.path = path
            self.manifest = manifest
            self.source = source
            self.status = status
            self.seconds = seconds
            self.bytesIn = bytesIn
            self.bytesOut = bytesOut
            self.bytesMain = bytesMain
            self.warnings = warnings
            self.error = error
        }
    }

    /// Why an item failed.
    public struct Failure: Codable, Sendable {
        /// A stable word: "noVideoStream".
        public var code: String
        /// The whole diagnostic, under 600 characters: file, JSON path, source, cause.
        public var message: String

        public init(code: String, message: String) {
            self.code = code
            self.message = message
        }
    }

    /// Sums over the items.
    public struct Totals: Codable, Sendable {
        public var processed = 0
        public var unchanged = 0
        public var failed = 0
        /// Wall seconds of the whole run.
        public var seconds: Double = 0
        public var bytesIn = 0
        public var bytesOut = 0
        public var bytesMain = 0

        public init() {}
    }
}
