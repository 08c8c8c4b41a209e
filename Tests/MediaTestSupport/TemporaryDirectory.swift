public import Foundation

/// A folder of its own for one test, removed with all that is in it when the last reference goes.
///
/// Keep it alive for as long as its files are needed: where only its path is used later on, end the test with
/// `withExtendedLifetime(folder) {}`.
public final class TemporaryDirectory: Sendable {
    public let url: URL

    /// The absolute path, without a slash at the end.
    public var path: String { url.path }

    public init(named prefix: String = "notelet-media-test") throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = base.appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a file or folder below this one, whether it exists or not.
    public func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

    /// Writes a file below this folder, together with the folders it needs, and returns its path.
    @discardableResult
    public func write(_ data: Data, to relative: String) throws -> String {
        let file = url.appendingPathComponent(relative)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file.path
    }

    /// The same for text, in UTF-8.
    @discardableResult
    public func write(_ text: String, to relative: String) throws -> String {
        try write(Data(text.utf8), to: relative)
    }

    /// Paths of all files below this folder that are not folders, relative to it and sorted.
    public func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { relative in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: self.path(relative), isDirectory: &isDirectory)
            return exists && !isDirectory.boolValue
        }.sorted()
    }
}
