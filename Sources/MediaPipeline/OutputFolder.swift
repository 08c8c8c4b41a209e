import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The output folder: what ships in it, and `.notelet-media/`, which never ships.
struct OutputFolder: Sendable {
    /// Absolute path, links as the user gave them.
    let path: String

    init(_ path: String) {
        self.path = FileSystem.absolute(path)
    }

    var privatePath: String { path + "/.notelet-media" }
    var lockPath: String { path + "/" + LockFile.name }
    var stagingPath: String { privatePath + "/staging" }
    /// Copies of remote sources, by the digest of their URL.
    var sourcesPath: String { privatePath + "/sources" }
    var stampsPath: String { privatePath + "/stamps.json" }
    var runLockPath: String { privatePath + "/run.lock" }

    func path(of file: String) -> String { path + "/" + file }

    /// The staging folder of one job.
    func stagingPath(of key: Job.Key) -> String { stagingPath + "/" + key.directoryName }

    /// Makes the folder and its private part.
    ///
    /// - Returns: the folders that were made, outermost first, so that a run that fails can leave nothing behind.
    func prepare() throws(FileError) -> [String] {
        // Whatever lies in them is cleared away: through a link that would be someone else's.
        for path in [privatePath, stagingPath, sourcesPath] where FileSystem.isLink(path) {
            throw FileError("make the folder", path, code: ENOTDIR)
        }
        let made = try FileSystem.makeDirectory(stagingPath)
        try FileSystem.checkWritable(path)
        return made
    }

    /// Removes what a killed run left: staged jobs that were not finished, half-written files.
    func removeLeftovers() {
        for name in FileSystem.names(in: stagingPath) {
            let staged = stagingPath + "/" + name
            if !FileSystem.exists(staged + "/" + StagedJob.resultName) { FileSystem.removeTree(staged) }
        }
        for name in FileSystem.names(in: path) where name.hasPrefix(Self.temporaryPrefix) {
            FileSystem.remove(path(of: name))
        }
    }

    static let temporaryPrefix = ".notelet-media-writing-"

    /// Removes the folders that this run made, as long as nothing came to be in them; called while the run's lock is held.
    func removeIfUnused(made: [String]) {
        guard made.contains(privatePath), FileSystem.names(in: stagingPath).isEmpty,
            FileSystem.names(in: path).allSatisfy({ path(of: $0) == privatePath })
        else { return }
        FileSystem.removeTree(privatePath)
        for directory in made.reversed() { FileSystem.removeIfEmpty(directory) }
    }
}
