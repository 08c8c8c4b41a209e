import Foundation
import NotesManifest

/// Finds local sources, and keeps them below the source root.
struct SourceLocator {
    /// The folder as given, for messages.
    let root: String
    /// The same with every link followed.
    private let realRoot: String
    let maxBytes: Int

    init(root: String, maxBytes: Int) throws(FileError) {
        self.root = root
        self.maxBytes = maxBytes
        realRoot = try FileSystem.realPath(root.isEmpty ? "." : root)
    }

    /// - Parameter url: relative to the root, as typed or percent-encoded, or a `file:` URL.
    /// - Returns: the absolute path of a readable, regular file, every link followed.
    func locate(_ url: String) throws(ItemError) -> String {
        guard !url.utf8.contains(0) else { throw ItemError(code: "badURL", message: "the URL holds a zero byte") }
        var paths = [url.hasPrefix("/") ? url : realRoot + "/" + url]
        if let scheme = Self.scheme(of: url), !FileSystem.exists(paths[0]) {
            guard scheme == "file" else {
                throw ItemError(
                    code: "unsupportedScheme",
                    message: "'\(scheme):' URLs are not supported; name a file below \(root.isEmpty ? "." : root) or a file: URL")
            }
            guard let parsed = URL(string: url),
                parsed.host(percentEncoded: false).map({ $0.isEmpty || $0 == "localhost" }) ?? true,
                !parsed.path(percentEncoded: false).isEmpty
            else { throw ItemError(code: "badURL", message: "not a file: URL of this machine") }
            paths = [parsed.path(percentEncoded: false)]
        } else if let decoded = url.removingPercentEncoding, decoded != url, !decoded.utf8.contains(0) {
            paths.append(decoded.hasPrefix("/") ? decoded : realRoot + "/" + decoded)
        }
        guard let path = paths.first(where: { FileSystem.exists($0) }) else { throw missing(paths) }
        return try check(path)
    }

    /// The real path, where it is a readable, non-empty, regular file below the root that is not too large.
    private func check(_ path: String) throws(ItemError) -> String {
        let real: String
        let kind: FileSystem.Kind
        let stamp: FileStamp
        do {
            real = try FileSystem.realPath(path)
            (kind, stamp) = try FileSystem.status(of: real)
        } catch {
            throw ItemError(code: "unreadable", message: "cannot be read: \(error.reason)")
        }
        guard isBelowRoot(real) else { throw outside() }
        switch kind {
        case .directory: throw ItemError(code: "notAFile", message: "this is a folder, not a file")
        case .other: throw ItemError(code: "notAFile", message: "this is not a regular file")
        case .file: break
        }
        guard stamp.bytes > 0 else { throw ItemError(code: "empty", message: "the file is empty (0 bytes)") }
        guard stamp.bytes <= maxBytes else {
            throw ItemError(
                code: "tooLarge", message: "the file has \(stamp.bytes) bytes, the limit is \(maxBytes) (--max-bytes)")
        }
        do { _ = try OpenFile(reading: real) } catch {
            throw ItemError(code: "unreadable", message: "cannot be read: \(error.reason)")
        }
        return real
    }

    private func missing(_ paths: [String]) -> ItemError {
        // A path that leaves the root is told as that, whether or not there is something at its end.
        guard paths.contains(where: { isBelowRoot(FileSystem.absolute($0)) }) else { return outside() }
        let near = paths.lazy.compactMap(neighbour).first.map { "; did you mean \"\($0)\"?" } ?? ""
        return ItemError(code: "notFound", message: "no such file below \(root.isEmpty ? "." : root)\(near)")
    }

    /// A file in the same folder whose name differs by a slip or in letter case, relative to the root: file systems of
    /// Apple's take any case, and those of most build machines do not.
    private func neighbour(of path: String) -> String? {
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        guard let real = try? FileSystem.realPath(folder), real == realRoot || isBelowRoot(real),
            let near = NearestName.ofSlip(name, among: FileSystem.names(in: real).sorted())
        else { return nil }
        return real == realRoot ? near : real.dropFirst(realRoot == "/" ? 1 : realRoot.utf8.count + 1) + "/" + near
    }

    private func outside() -> ItemError {
        ItemError(
            code: "outsideRoot",
            message: "leads out of the source root \(root.isEmpty ? "." : root); name another with --source-root")
    }

    private func isBelowRoot(_ path: String) -> Bool {
        realRoot == "/" || path.hasPrefix(realRoot + "/")
    }

    /// The lower-case scheme of an absolute URL (RFC 3986 §3.1), of two letters at least.
    static func scheme(of url: String) -> String? {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon]
        guard scheme.utf8.count > 1, let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }
}
