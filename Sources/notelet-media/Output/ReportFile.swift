import Foundation

/// The file of `--report`, written whole or not at all.
struct ReportFile {
    let path: String

    /// Finds out before the work begins what would only be noticed after it.
    ///
    /// - Parameter inputs: files that the run reads, and that the report must not replace.
    func check(sparing inputs: [String] = []) throws(CommandFailure) {
        let real = Self.real(path)
        if inputs.contains(where: { Self.real($0) == real }) { throw failure("it would replace the manifest that is read") }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw failure("it is a folder")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw failure("there is no folder \(folder)")
        }
    }

    private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    func write(_ text: String) throws(CommandFailure) {
        do {
            var status = stat()
            let exists = stat(path, &status) == 0
            if exists, status.st_mode & S_IFMT != S_IFREG {
                // A pipe or a device, as in `--report >(jq .)`, has no other file that could take its place.
                let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
                try handle.write(contentsOf: Data(text.utf8))
                try handle.close()
            } else {
                // The link stays, and what it names is replaced.
                let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
                try Data(text.utf8).write(to: target, options: .atomic)
            }
        } catch {
            throw failure(Reason.of(error))
        }
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure(.cannotWrite, "\(path): the report cannot be written: \(reason)")
    }
}
