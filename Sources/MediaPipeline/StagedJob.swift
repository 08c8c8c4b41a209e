import Foundation

/// A job's own folder below `.notelet-media/staging/`: the outputs under their final names, and, once all are there, the
/// result. A later run takes over what an interrupted or failed one has finished.
struct StagedJob: Sendable {
    static let resultName = "result.json"

    let path: String

    init(path: String) {
        self.path = path
    }

    init(_ key: Job.Key, in folder: OutputFolder) {
        path = folder.stagingPath(of: key)
    }

    /// Starts with an empty folder.
    func begin() throws(FileError) {
        FileSystem.removeTree(path)
        try FileSystem.makeDirectory(path)
    }

    func path(of file: String) -> String { path + "/" + file }

    /// Writes a finished output and waits until it is on the disk.
    func write(_ data: Data, name: String) throws(FileError) {
        try FileSystem.write(data, to: path(of: name))
    }

    /// Marks the job as finished.
    func finish(_ result: JobResult, key: Job.Key) throws(FileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let data = (try? encoder.encode(LockFile.Entry(key: key, result: result))) ?? Data()
        try FileSystem.write(data, to: path(of: "result.new"))
        try FileSystem.move(path(of: "result.new"), to: path(of: Self.resultName))
    }

    /// What is said to have been finished here; its files may be damaged or missing.
    func statedResult(of key: Job.Key) -> JobResult? {
        guard let data = try? FileSystem.read(path(of: Self.resultName)),
            let entry = try? JSONDecoder().decode(LockFile.Entry.self, from: data), entry.key == key,
            !entry.result.renditions.isEmpty, entry.result.files.allSatisfy({ LockFile.isPlain($0.name) })
        else { return nil }
        return entry.result
    }

    /// What an earlier run finished here, if it is whole.
    func finishedResult(of key: Job.Key) -> JobResult? {
        guard let result = statedResult(of: key) else { return nil }
        let whole = result.files.allSatisfy { file in
            guard let found = try? SHA256Digest.hex(ofFile: path(of: file.name)) else { return false }
            return found.hex == file.sha256
        }
        return whole ? result : nil
    }

    func remove() { FileSystem.removeTree(path) }
}
