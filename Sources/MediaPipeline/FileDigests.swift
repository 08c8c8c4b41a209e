import Foundation
import Synchronization

/// SHA-256 of files, remembered by size, modification time and inode, so that an unchanged file isn't read again.
final class FileDigests: Sendable {
    private struct Known: Codable {
        var stamp: FileStamp
        var sha256: String
    }

    private struct State {
        var known: [String: Known] = [:]
        var used: Set<String> = []
        var changed = false
    }

    private let path: String?
    private let state: Mutex<State>

    /// - Parameter path: where they are kept between runs; a missing or unreadable file counts as empty. `nil`: nowhere.
    init(path: String?) {
        self.path = path
        var state = State()
        if let path, let data = try? FileSystem.read(path) {
            state.known = (try? JSONDecoder().decode([String: Known].self, from: data)) ?? [:]
        }
        self.state = Mutex(state)
    }

    /// The digest and size of a file; read only where its stamp isn't the one that is known.
    func digest(of path: String) throws(FileError) -> (sha256: String, stamp: FileStamp) {
        let before = try FileSystem.status(of: path).stamp
        let known = state.withLock { state -> Known? in
            state.used.insert(path)
            return state.known[path]
        }
        if let known, known.stamp == before { return (known.sha256, before) }
        let sha256 = try SHA256Digest.hex(ofFile: path).hex
        let after = try FileSystem.status(of: path).stamp
        if after == before, Self.isSettled(after) { remember(path, sha256, after) }
        return (sha256, after)
    }

    /// Notes the digest of a file that this process has just written.
    func note(_ path: String, sha256: String) {
        guard let stamp = try? FileSystem.status(of: path).stamp else { return }
        remember(path, sha256, stamp)
    }

    /// Keeps what this run has used.
    func save() {
        guard let path else { return }
        let kept = state.withLock { state -> [String: Known]? in
            let kept = state.known.filter { state.used.contains($0.key) }
            return state.changed || kept.count != state.known.count ? kept : nil
        }
        guard let kept else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(kept) else { return }
        let temporary = path + ".new"
        // Only a saving of work: where it cannot be written, the next run reads the files again.
        guard (try? FileSystem.write(data, to: temporary)) != nil else { return }
        try? FileSystem.move(temporary, to: path)
    }

    private func remember(_ path: String, _ sha256: String, _ stamp: FileStamp) {
        state.withLock { state in
            state.used.insert(path)
            state.known[path] = Known(stamp: stamp, sha256: sha256)
            state.changed = true
        }
    }

    /// A file that was changed within the clock's own grain could be changed again without a new time (git calls such
    /// entries racy): it is read anew next time.
    private static func isSettled(_ stamp: FileStamp) -> Bool {
        let grain = stamp.modified % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
        return Int(Date().timeIntervalSince1970 * 1e9) - stamp.modified > grain
    }
}
