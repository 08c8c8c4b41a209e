import Foundation
import NotesManifest

/// What the lock and the report of a run say about the items of a manifest; both may be missing.
struct RunFacts {
    private var lock: Lock?
    private var report: Report?

    /// The part of `notelet-media.lock` that is shown.
    private struct Lock: Decodable {
        struct File: Decodable { var name: String }
        struct Result: Decodable {
            var renditions: [File]
            var sourceBytes: Int?
            var warnings: [String]?
        }
        struct Entry: Decodable { var result: Result }
        var entries: [Entry]
    }

    /// The part of a run's JSON report that is shown.
    private struct Report: Decodable {
        struct Failure: Decodable { var message: String }
        struct Item: Decodable {
            var path: String
            var manifest: String?
            var source: String
            var seconds: Double?
            var bytesIn: Int?
            var warnings: [String]?
            var error: Failure?
        }
        var items: [Item]
    }

    /// One item's facts.
    struct Item {
        var sourceBytes: Int?
        var seconds: Double?
        var warnings: [String] = []
        var error: String?
    }

    static let lockName = "notelet-media.lock"

    /// - Parameters:
    ///   - folders: where a lock may lie, the likeliest first.
    ///   - report: the report's path.
    init(folders: [String], report: String?) {
        lock = folders.lazy.compactMap { Self.decode(Lock.self, $0 + "/" + Self.lockName) }.first
        self.report = report.flatMap { Self.decode(Report.self, $0) }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ path: String) -> Value? {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }

    /// - Parameters:
    ///   - reference: the media object.
    ///   - fileName: of its largest rendition.
    ///   - manifest: the manifest's file name.
    func item(_ reference: MediaReference, fileName: String, manifest: String) -> Item {
        var item = Item()
        if let result = lock?.entries.first(where: { $0.result.renditions.contains { $0.name == fileName } })?.result {
            item.sourceBytes = result.sourceBytes
            item.warnings = result.warnings ?? []
        }
        // A report of another manifest, or of an older one, has other sources at the same places.
        let found = report?.items.first {
            $0.path == reference.path.description && $0.source == reference.url
                && $0.manifest.map { ($0 as NSString).lastPathComponent == manifest } ?? true
        }
        if let found {
            item.seconds = found.seconds
            item.error = found.error?.message
            item.sourceBytes = item.sourceBytes ?? found.bytesIn
            for warning in found.warnings ?? [] where !item.warnings.contains(warning) { item.warnings.append(warning) }
        }
        return item
    }
}
