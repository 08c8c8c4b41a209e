import Foundation

/// The few questions about paths that the preview asks.
enum Paths {
    /// The absolute path with every link followed; `nil` where there is nothing.
    static func real(_ path: String) -> String? {
        guard !path.utf8.contains(0), let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The absolute path without "." and "..", links and missing parts left as they are.
    static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in whole.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    static func isBelow(_ path: String, _ folder: String) -> Bool { folder == "/" || path.hasPrefix(folder + "/") }

    /// Size and time of a regular file, links followed.
    static func stamp(_ path: String) -> FileStamp? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileStamp(status)
    }

    /// A URL path relative to a folder: "../captures/demo%20one.mov".
    static func relativeURL(of path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let up = [String](repeating: "..", count: base.count - shared)
        return (up + target.dropFirst(shared).map { encoded(String($0)) }).joined(separator: "/")
    }

    /// A file name as a part of a URL's path.
    static func encoded(_ name: String) -> String {
        name.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}

/// The facts of a file that tell whether it is still the one that was seen before.
struct FileStamp: Hashable {
    var bytes: Int
    /// Seconds since 1970.
    var seconds: Int
    /// The rest of the second.
    var nanoseconds: Int
    var inode: UInt64

    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        bytes = Int(status.st_size)
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
        inode = UInt64(status.st_ino)
    }
}
