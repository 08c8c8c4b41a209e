import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Keeps two runs out of one output folder; the lock dies with its process.
final class RunLock {
    private let file: OpenFile

    private init(_ file: OpenFile) { self.file = file }

    /// Waits for another run to end, as long as it takes.
    ///
    /// - Parameters:
    ///   - waiting: called once, when there is something to wait for.
    ///   - isCancelled: polled while waiting.
    /// - Returns: `nil` where cancelled.
    static func acquire(_ path: String, waiting: () -> Void, isCancelled: () -> Bool) throws(FileError) -> RunLock? {
        var told = false
        while !isCancelled() {
            let file: OpenFile
            do throws(FileError) { file = try OpenFile(locking: path) } catch {
                // The run before has taken the folder away with itself.
                guard error.isMissing else { throw error }
                try FileSystem.makeDirectory((path as NSString).deletingLastPathComponent)
                continue
            }
            if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 {
                // The run before may have removed the folder, and the file that we hold with it.
                if let there = try? FileSystem.status(of: path).stamp.inode, there == inode(of: file) { return RunLock(file) }
                continue
            }
            guard errno == EWOULDBLOCK || errno == EINTR else { throw FileError("lock", path) }
            if !told { waiting() }
            told = true
            usleep(50_000)
        }
        return nil
    }

    private static func inode(of file: OpenFile) -> UInt64? {
        var status = stat()
        return fstat(file.descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
    }
}
