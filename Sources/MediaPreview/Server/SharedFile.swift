import Foundation

/// A regular file that is open for reading; closed with its last reference.
final class SharedFile: Sendable {
    let descriptor: Int32
    let name: String
    let size: Int
    let entityTag: String
    let lastModified: String

    /// - Parameter descriptor: taken over.
    init?(descriptor: Int32, name: String) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        self.name = name
        let stamp = FileStamp(status)
        size = stamp.bytes
        entityTag = "\"\([stamp.bytes, stamp.seconds, stamp.nanoseconds].map { String($0, radix: 16) }.joined(separator: "-"))\""
        lastModified = HTTPDate.text(stamp.seconds)
    }

    deinit { close(descriptor) }

    /// Opens a path that has no links in it, one folder after the other: a link that takes a folder's place meanwhile leads
    /// nowhere.
    static func open(below root: String, _ parts: [String]) -> SharedFile? {
        guard let name = parts.last else { return nil }
        var folder = Foundation.open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        for part in parts.dropLast() {
            let next = openat(folder, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard next >= 0 else { return nil }
            close(folder)
            folder = next
        }
        // Not blocking, since a pipe without a writer would hold the server up.
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? SharedFile(descriptor: descriptor, name: name) : nil
    }

    /// - Returns: fewer bytes than asked for at the end of the file; `nil` where it cannot be read.
    func read(at offset: Int, count: Int) -> Data? {
        var data = Data(count: count)
        let read = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, off_t(offset)) }
        return read >= 0 ? data.prefix(read) : nil
    }
}

/// Dates as HTTP writes them (RFC 9110 §5.6.7).
enum HTTPDate {
    static func text(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(Int(parts.tm_year) + 1900) "
            + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
    }
}
