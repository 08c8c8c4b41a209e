import Foundation
import NotesManifest

/// Finds the originals that a manifest was made from, where they are on this machine and still the same.
struct OriginalFinder {
    /// Folders that are looked in, every link followed.
    private let roots: [String]
    private let digests: FileDigests

    init(roots: [String], digests: FileDigests) {
        self.roots = roots.compactMap(Paths.real)
        self.digests = digests
    }

    /// What was found, or why nothing is shown.
    enum Finding {
        case found(path: String)
        case none(note: String)
    }

    /// - Parameters:
    ///   - source: as the manifest keeps it.
    ///   - bytes: of the original, where a lock says so.
    func find(_ source: ProcessedMedia.Source, bytes: Int?) -> Finding {
        let candidates = names(of: source.url)
        guard !candidates.isEmpty else { return .none(note: "the original is not on this machine") }
        var hasChanged = false
        for root in roots {
            for name in candidates {
                // Only files below the root, whatever the name says and wherever links lead.
                guard let path = Paths.real(name.hasPrefix("/") ? name : root + "/" + name), Paths.isBelow(path, root),
                    let stamp = Paths.stamp(path)
                else { continue }
                if bytes.map({ $0 == stamp.bytes }) ?? true, digests.digest(of: path, stamp) == source.sha256.lowercased() {
                    return .found(path: path)
                }
                hasChanged = true
            }
        }
        return .none(
            note: hasChanged
                ? "the original has changed since the run; process it again"
                : "the original is not below the source root; name its folder with --source-root")
    }

    /// As typed, and percent-decoded; the path of a `file:` URL.
    private func names(of url: String) -> [String] {
        guard !url.isEmpty else { return [] }
        if let scheme = AssetLocator.scheme(of: url) {
            guard scheme == "file", let parsed = URL(string: url), (parsed.host ?? "").isEmpty || parsed.host == "localhost"
            else { return [] }
            return [parsed.path]
        }
        return [url] + [url.removingPercentEncoding].compactMap { $0 }.filter { $0 != url }
    }
}

/// SHA-256 of files, each read once as long as it does not change.
///
/// `@unchecked Sendable`: `known` is read and written under `lock` only.
final class FileDigests: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Key: String] = [:]

    private struct Key: Hashable {
        var path: String
        var stamp: FileStamp
    }

    func digest(of path: String, _ stamp: FileStamp) -> String? {
        let key = Key(path: path, stamp: stamp)
        if let digest = lock.withLock({ known[key] }) { return digest }
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        var hash = SHA256()
        while let data = try? file.read(upToCount: 1 << 20), !data.isEmpty { hash.update(data) }
        let digest = hash.finish().reduce(into: "") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        lock.withLock { known[key] = digest }
        return digest
    }
}
