import Foundation

/// `notelet-media.lock`: what was made of which source, by which recipe. Deterministic, sorted, fit for version control.
struct LockFile: Codable, Equatable {
    static let name = "notelet-media.lock"
    static let currentVersion = 1

    struct Entry: Codable, Equatable {
        var key: Job.Key
        var result: JobResult
    }

    /// A file that an earlier run wrote and that no entry names any more.
    struct Former: Codable, Equatable {
        var name: String
        var sha256: String
        /// The multivariant playlist that names it, for a file of a stream: manifests name only the playlist.
        var playlist: String?
    }

    var version = currentVersion
    /// Sorted by key.
    var entries: [Entry] = []
    /// Sorted by name.
    var former: [Former] = []
    /// Sorted by identifier; `nil` where no source is remote.
    var remotes: [Remote]?

    /// A version of a remote source.
    struct Remote: Codable, Equatable {
        /// SHA-256 of the URL, which may hold secrets itself.
        var identifier: String
        var sha256: String
        var bytes: Int
        var etag: String?
        var lastModified: String?

        var validators: Validators { Validators(etag: etag, lastModified: lastModified) }
    }

    func remote(_ identifier: String) -> Remote? { remotes?.first { $0.identifier == identifier } }

    /// Reads the lock of an output folder; an unreadable or newer one counts as none, since it only saves work.
    static func read(from path: String) -> LockFile? {
        guard let data = try? FileSystem.read(path), let lock = try? JSONDecoder().decode(LockFile.self, from: data),
            lock.version == currentVersion
        else { return nil }
        // Others can edit it: a name that leads out of the folder, or to its private part, is not one that a run has written.
        let names = lock.entries.flatMap { $0.result.files.map(\.name) } + lock.former.map(\.name)
        guard names.allSatisfy(isPlain), lock.entries.allSatisfy({ !$0.result.renditions.isEmpty }) else { return nil }
        return lock
    }

    /// Whether a name is that of a file in the folder itself.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }

    subscript(key: Job.Key) -> JobResult? {
        entries.first { $0.key == key }?.result
    }

    /// The lock after a run whose manifests need just these results; what is no longer needed moves to `former`.
    func replacing(with results: [Job.Key: JobResult], remotes: [Remote]) -> LockFile {
        var next = LockFile()
        next.remotes = remotes.isEmpty ? nil : remotes.sorted { $0.identifier < $1.identifier }
        next.entries = results.map { Entry(key: $0.key, result: $0.value) }.sorted { $0.key < $1.key }
        let current = Set(next.entries.flatMap { $0.result.files.map(\.name) })
        var left: [String: Former] = [:]
        for file in former where !current.contains(file.name) { left[file.name] = file }
        for result in entries.map(\.result) {
            let streamed = Set((result.stream ?? []).map(\.name))
            for file in result.files where !current.contains(file.name) {
                let playlist = streamed.contains(file.name) ? result.stream?.first?.name : nil
                left[file.name] = Former(name: file.name, sha256: file.sha256, playlist: playlist)
            }
        }
        next.former = left.values.sorted { $0.name < $1.name }
        return next
    }

    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        // Strings and finite numbers only: it can always be encoded.
        return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
    }
}
