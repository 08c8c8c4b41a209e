import Foundation
import NotesManifest

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Removes files that a former run wrote into an output folder and that nothing names any more.
public struct PruneRun: Sendable {
    private let outputDirectory: String
    private let keepManifests: [String]
    private let dryRun: Bool

    /// - Parameter keepManifests: rewritten manifests whose files stay too, as those of app versions still in the field.
    public init(outputDirectory: String, keepManifests: [String] = [], dryRun: Bool = false) {
        self.outputDirectory = outputDirectory
        self.keepManifests = keepManifests
        self.dryRun = dryRun
    }

    /// What was removed, or would be.
    public struct Report: Codable, Sendable {
        /// File names in the output folder, sorted.
        public var removed: [String]
        /// Names that the lock calls former, yet whose bytes are not those that were written: left alone.
        public var altered: [String]
        /// Names that a kept manifest still names.
        public var kept: [String]
        /// Bytes of the removed files.
        public var bytes: Int
        public var dryRun: Bool
    }

    /// - Throws: `RunError`: `.missingInput` where the folder has no lock or a manifest to keep is missing, `.cannotWrite`.
    public func run() throws(RunError) -> Report {
        let folder = OutputFolder(outputDirectory)
        guard FileSystem.exists(folder.lockPath) else {
            throw RunError(.missingInput, "\(outputDirectory): no \(LockFile.name) here; prune removes only what a lock names")
        }
        let made: [String]
        do throws(FileError) { made = dryRun ? [] : try folder.prepare() } catch { throw RunError(.cannotWrite, error.message) }
        defer { folder.removeIfUnused(made: made) }
        let runLock: RunLock?
        do throws(FileError) {
            runLock = dryRun ? nil : try RunLock.acquire(folder.runLockPath, waiting: {}, isCancelled: { false })
        } catch { throw RunError(.cannotWrite, error.message) }
        defer { withExtendedLifetime(runLock) {} }
        guard var lock = LockFile.read(from: folder.lockPath) else {
            throw RunError(.missingInput, "\(folder.lockPath) cannot be read; it may come from a newer version")
        }

        let named = try namesToKeep(folder)
        var report = Report(removed: [], altered: [], kept: [], bytes: 0, dryRun: dryRun)
        var left: [LockFile.Former] = []
        for file in lock.former {
            let path = folder.path(of: file.name)
            guard !file.name.contains("/"), let found = try? SHA256Digest.hex(ofFile: path) else { continue }
            if named.contains(file.name) || file.playlist.map(named.contains) == true {
                report.kept.append(file.name)
                left.append(file)
            } else if found.hex != file.sha256 {
                report.altered.append(file.name)
                left.append(file)
            } else {
                report.removed.append(file.name)
                report.bytes += found.bytes
            }
        }
        if dryRun { return report }
        // The lock forgets a file only once it is gone: a kill in between leaves a name that the next run drops.
        if let stuck = remove(&report, from: folder) { throw RunError(.cannotWrite, stuck.message) }
        lock.former = left
        do throws(FileError) {
            try Publisher(folder: folder, digests: FileDigests(path: nil)).replace(folder.lockPath, with: lock.data)
        } catch { throw RunError(.cannotWrite, error.message) }
        return report
    }

    /// - Returns: why the first file that stays cannot be removed; those before it are gone, and the lock still names them all.
    private func remove(_ report: inout Report, from folder: OutputFolder) -> FileError? {
        for name in report.removed {
            let path = folder.path(of: name)
            errno = 0
            FileSystem.remove(path)
            let code = errno
            if FileSystem.exists(path) { return FileError("remove", path, code: code) }
        }
        return nil
    }

    /// Every file name that a manifest to keep holds anywhere, as the last part of any string in it.
    ///
    /// Manifests that lie in the folder itself are kept too: two that were processed into it one after the other share it.
    private func namesToKeep(_ folder: OutputFolder) throws(RunError) -> Set<String> {
        var names: Set<String> = []
        for name in FileSystem.names(in: folder.path) where name.lowercased().hasSuffix(".json") && !name.hasPrefix(".") {
            guard let data = try? FileSystem.read(folder.path(of: name)),
                let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            else { continue }
            Self.collect(json, into: &names)
        }
        for path in keepManifests {
            let data: Data
            do throws(FileError) { data = try FileSystem.read(path, pipes: true) } catch {
                throw RunError(.missingInput, "\(path): \(error.isMissing ? "no such file" : error.reason)")
            }
            guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
                throw RunError(.invalidManifest, "\(path): not valid JSON")
            }
            Self.collect(json, into: &names)
        }
        return names
    }

    private static func collect(_ json: Any, into names: inout Set<String>) {
        switch json {
        case let text as String:
            let path = text.prefix { $0 != "?" && $0 != "#" }
            if let last = path.split(separator: "/").last { names.insert(String(last)) }
        case let array as [Any]: for value in array { collect(value, into: &names) }
        case let object as [String: Any]: for value in object.values { collect(value, into: &names) }
        default: break
        }
    }
}
