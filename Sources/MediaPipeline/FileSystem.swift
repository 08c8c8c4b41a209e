import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A failed call on a file: what was tried, on which path, and the system's reason.
struct FileError: Error {
    var operation: String
    var path: String
    /// The value of `errno`.
    var code: Int32

    var reason: String { String(cString: strerror(code)) }
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// "cannot write out/a.avif: No space left on device".
    var message: String { "cannot \(operation) \(path): \(reason)" }

    init(_ operation: String, _ path: String, code: Int32 = errno) {
        self.operation = operation
        self.path = path
        self.code = code
    }
}

/// One open descriptor; closed by its owner's end.
final class OpenFile {
    let descriptor: Int32
    let path: String

    /// - Parameter pipes: whether a pipe or a device will do. A pipe that nobody writes to would be waited for without end, and
    ///   a device may never end: only for what the user named, as in `process <(jq …)`.
    init(reading path: String, pipes: Bool = false) throws(FileError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | (pipes ? 0 : O_NONBLOCK))
        self.path = path
        if descriptor < 0 { throw FileError("read", path) }
        var status = stat()
        guard !pipes, fstat(descriptor, &status) == 0 else { return }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR else { throw FileError("read", path, code: ENOTSUP) }
    }

    /// Makes the file anew: what is there under its name goes, and what a link names is left alone.
    init(writing path: String) throws(FileError) {
        unlink(path)
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        self.path = path
        if descriptor < 0 { throw FileError("write", path) }
    }

    /// Opens for locking; made where it is missing, never elsewhere by way of a link.
    init(locking path: String) throws(FileError) {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        self.path = path
        if descriptor < 0 { throw FileError("open", path) }
    }

    deinit { close(descriptor) }

    /// - Returns: the bytes read; 0 at the end of the file.
    func read(into buffer: inout [UInt8]) throws(FileError) -> Int {
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 { return count }
            if errno != EINTR { throw FileError("read", path) }
        }
    }

    func write(_ data: Data) throws(FileError) {
        var failure: FileError?
        data.withUnsafeBytes { bytes in
            var rest = bytes
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = systemWrite(descriptor, base, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    failure = FileError("write", path)
                    return
                }
            }
        }
        if let failure { throw failure }
    }

    /// Waits until the bytes are on the disk.
    func synchronize() throws(FileError) {
        while fsync(descriptor) != 0 {
            // Some file systems have no fsync; there is nothing to wait for then.
            if errno == EINVAL || errno == ENOTSUP { return }
            if errno != EINTR { throw FileError("write", path) }
        }
    }
}

// `read` and `write` name methods above.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}

/// The facts of a file that tell whether it is still the one that was seen before.
struct FileStamp: Codable, Equatable {
    var bytes: Int
    /// Nanoseconds since 1970.
    var modified: Int
    var inode: UInt64
}

/// The few calls on the file system that the pipeline needs, each of which throws the system's reason.
enum FileSystem {
    enum Kind { case file, directory, other }

    /// Follows links.
    static func status(of path: String) throws(FileError) -> (kind: Kind, stamp: FileStamp) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError("read", path) }
        let kind: Kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            default: .other
            }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        let modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
        return (kind, FileStamp(bytes: Int(status.st_size), modified: modified, inode: UInt64(status.st_ino)))
    }

    /// Whether the path itself is a link, wherever it leads.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The absolute path with every link followed.
    static func realPath(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError("read", path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The absolute path, links and missing parts left as they are.
    static func absolute(_ path: String) -> String {
        let url = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in url.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// Makes the folder and those above it.
    ///
    /// - Returns: the folders that were made, outermost first.
    @discardableResult
    static func makeDirectory(_ path: String, attempts: Int = 20) throws(FileError) -> [String] {
        if mkdir(path, 0o755) == 0 { return [path] }
        switch errno {
        case EEXIST:
            guard try status(of: path).kind == .directory else { throw FileError("make the folder", path, code: ENOTDIR) }
            return []
        case ENOENT:
            let parent = (path as NSString).deletingLastPathComponent
            // Another run may remove the parent meanwhile; but /proc says the same for ever, though it is there.
            guard attempts > 0, !parent.isEmpty, parent != path else { throw FileError("make the folder", path, code: ENOENT) }
            return try makeDirectory(parent, attempts: attempts) + makeDirectory(path, attempts: attempts - 1)
        default:
            // A path that exists on a read-only file system gives EROFS, not EEXIST, on some systems.
            let code = errno
            if let found = try? status(of: path), found.kind == .directory { return [] }
            throw FileError("make the folder", path, code: code)
        }
    }

    /// Replaces the target in one step.
    static func move(_ source: String, to target: String) throws(FileError) {
        guard rename(source, target) == 0 else { throw FileError("write", target) }
    }

    static func remove(_ path: String) { unlink(path) }

    /// Removes a folder and all below it; links are removed, not followed.
    static func removeTree(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    /// Removes a folder only where it is empty.
    static func removeIfEmpty(_ path: String) { rmdir(path) }

    static func names(in directory: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    }

    /// - Parameter pipes: as for `OpenFile`.
    static func read(_ path: String, pipes: Bool = false) throws(FileError) -> Data {
        let file = try OpenFile(reading: path, pipes: pipes)
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try file.read(into: &buffer)
            if count == 0 { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// Writes a new file and waits until it is on the disk.
    static func write(_ data: Data, to path: String) throws(FileError) {
        let file = try OpenFile(writing: path)
        try file.write(data)
        try file.synchronize()
    }

    /// Makes renames in a folder durable.
    static func synchronizeDirectory(_ path: String) throws(FileError) {
        try OpenFile(reading: path).synchronize()
    }

    /// Tells why files can't be made in the folder, where they can't.
    static func checkWritable(_ directory: String) throws(FileError) {
        guard access(directory, W_OK | X_OK) == 0 else { throw FileError("write into", directory) }
    }
}
