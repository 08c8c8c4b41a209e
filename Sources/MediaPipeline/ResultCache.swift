import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finished jobs that output folders, checkouts and CI runs share.
///
/// It only ever saves work: what cannot be read, written or trusted counts as missing. Any number of processes may use it at
/// once, since an entry comes and goes by one rename. Files are copies, not links, so that nobody's folder can change another's;
/// each is hashed when it is taken out.
struct ResultCache: Sendable {
    /// The word that stands for no cache.
    static let off = "off"

    /// Absolute path; its own entries lie in `entries/`.
    let path: String
    /// Bytes that it may hold.
    let limit: Int

    /// - Parameter directory: `nil`: below the user's cache folder.
    /// - Returns: `nil` where there is to be none, or no place for one.
    init?(directory: String?, limit: Int) {
        if directory == Self.off { return nil }
        guard let path = directory ?? Self.defaultDirectory else { return nil }
        self.path = FileSystem.absolute(path)
        self.limit = limit
    }

    /// `$XDG_CACHE_HOME/notelet-media`, else `~/.cache/notelet-media`; on Darwin `~/Library/Caches/notelet-media`.
    private static var defaultDirectory: String? {
        let environment = ProcessInfo.processInfo.environment
        // The XDG base directory specification has relative paths ignored.
        if let home = environment["XDG_CACHE_HOME"], home.hasPrefix("/") { return home + "/notelet-media" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/notelet-media"
        #else
            return home + "/.cache/notelet-media"
        #endif
    }

    private var entriesPath: String { path + "/entries" }

    /// Another build of the program may make other bytes by the same recipe.
    private static let build: String = {
        #if canImport(Darwin)
            let program = Bundle.main.executablePath ?? ""
        #else
            let program = "/proc/self/exe"
        #endif
        return (try? SHA256Digest.hex(ofFile: program).hex) ?? ""
    }()

    private func entryPath(_ key: Job.Key) -> String {
        let name = SHA256Digest.hex(of: Data("\(Self.build)\n\(key.source)\n\(key.recipe)\n\(key.slug)".utf8))
        return entriesPath + "/" + name
    }

    /// Copies a finished job into its staging folder.
    ///
    /// - Returns: `nil` where it is not there, or not whole; the staging folder is empty then.
    func take(_ key: Job.Key, into staged: StagedJob) -> JobResult? {
        let entry = StagedJob(path: entryPath(key))
        guard let result = entry.statedResult(of: key) else { return nil }
        do {
            try staged.begin()
            for file in result.files {
                let data = try FileSystem.read(entry.path(of: file.name))
                guard SHA256Digest.hex(of: data) == file.sha256 else { throw FileError("trust", file.name, code: EIO) }
                try staged.write(data, name: file.name)
            }
            try staged.finish(result, key: key)
        } catch {
            discard(entry.path)
            staged.remove()
            return nil
        }
        // The entry was used just now.
        utimes(entry.path(of: StagedJob.resultName), nil)
        return result
    }

    /// Keeps a finished job, in place of what is there.
    func put(_ key: Job.Key, _ result: JobResult, from staged: StagedJob) {
        let temporary = path + "/new-" + UUID().uuidString
        do {
            try FileSystem.makeDirectory(entriesPath)
            try FileSystem.makeDirectory(temporary)
            for name in result.files.map(\.name) + [StagedJob.resultName] {
                try FileManager.default.copyItem(atPath: staged.path(of: name), toPath: temporary + "/" + name)
            }
            discard(entryPath(key))
            try FileSystem.move(temporary, to: entryPath(key))
        } catch {
            FileSystem.removeTree(temporary)
        }
    }

    /// Removes the least recently used entries until the limit is kept with a tenth to spare, and what killed runs left.
    func trim() {
        var entries: [(path: String, bytes: Int, used: Int)] = []
        for name in FileSystem.names(in: entriesPath) {
            let entry = entriesPath + "/" + name
            let stamps = FileSystem.names(in: entry).compactMap { try? FileSystem.status(of: entry + "/" + $0).stamp }
            let used = (try? FileSystem.status(of: entry + "/" + StagedJob.resultName).stamp.modified) ?? 0
            entries.append((entry, stamps.reduce(0) { $0 + $1.bytes }, used))
        }
        var total = entries.reduce(0) { $0 + $1.bytes }
        if total > limit {
            for entry in entries.sorted(by: { $0.used < $1.used }) where total > limit / 10 * 9 {
                discard(entry.path)
                total -= entry.bytes
            }
        }
        let dayAgo = Int(Date().timeIntervalSince1970 - 86_400) * 1_000_000_000
        for name in FileSystem.names(in: path) where name.hasPrefix("new-") || name.hasPrefix("old-") {
            if let stamp = try? FileSystem.status(of: path + "/" + name).stamp, stamp.modified < dayAgo {
                FileSystem.removeTree(path + "/" + name)
            }
        }
    }

    /// Out of everybody's sight first, so that nobody sees half of it.
    private func discard(_ entry: String) {
        let old = path + "/old-" + UUID().uuidString
        guard (try? FileSystem.move(entry, to: old)) != nil else { return }
        FileSystem.removeTree(old)
    }
}
