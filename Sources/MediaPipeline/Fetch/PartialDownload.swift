import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The file `path.part` that a download grows in, with what is needed to go on after a cut in `path.part.json`.
///
/// The part is locked for as long as it is open. Where another process has it, this download goes to a file of its own, which
/// is not kept.
final class PartialDownload {
    /// What the part is the beginning of.
    struct Origin: Codable, Equatable {
        /// URL without query.
        var resource: String
        /// What goes into `If-Range`.
        var validator: String
        var validators: Validators
    }
    private let target: String
    private let path: String
    private var sidecar: String { path + ".json" }
    private let descriptor: Int32
    private let isShared: Bool
    private(set) var size = 0
    /// `nil` where the bytes that are there cannot be gone on with.
    private(set) var origin: Origin?

    /// - Throws: `ItemError` `cannotWrite`.
    init(for target: String) throws(ItemError) {
        self.target = target
        let shared = target + ".part"
        if let descriptor = try Self.locked(shared) {
            path = shared
            self.descriptor = descriptor
            isShared = true
            size = max(0, Int(lseek(descriptor, 0, SEEK_END)))
            if size > 0, let data = FileManager.default.contents(atPath: shared + ".json") {
                origin = try? JSONDecoder().decode(Origin.self, from: data)
            }
        } else {
            path = target + ".part-\(UUID().uuidString)"
            descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            isShared = false
            if descriptor < 0 { throw Self.cannotWrite(target) }
        }
    }

    deinit {
        if !isShared || size == 0 || origin == nil { remove() }
        close(descriptor)
    }

    /// Empties the part, and notes what now begins to fill it; `nil`: nothing that can be gone on with.
    func begin(_ origin: Origin?) throws(ItemError) {
        size = 0
        self.origin = isShared ? origin : nil
        guard ftruncate(descriptor, 0) == 0 else { throw Self.cannotWrite(target) }
        unlink(sidecar)
        guard let noted = self.origin, let data = try? JSONEncoder().encode(noted) else { return }
        // Without the note there is only nothing to go on with.
        try? data.write(to: URL(fileURLWithPath: sidecar), options: .atomic)
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(ItemError) {
        var rest = bytes
        while let base = rest.baseAddress, !rest.isEmpty {
            let count = pwrite(descriptor, base, rest.count, off_t(size))
            if count > 0 {
                size += count
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if count == 0 || errno != EINTR {
                throw Self.cannotWrite(target)
            }
        }
    }

    /// Puts the file in its place, on the disk.
    func commit() throws(ItemError) {
        // Bytes that a power cut lost must not be taken for the file when the server next says "not modified".
        while fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP {
            if errno != EINTR { throw Self.cannotWrite(target) }
        }
        guard rename(path, target) == 0 else { throw Self.cannotWrite(target) }
        unlink(sidecar)
        origin = nil
    }

    private func remove() {
        unlink(sidecar)
        // After `commit` the name is free, or another's already.
        if Self.isSame(descriptor, path) { unlink(path) }
    }

    /// Opens and locks; `nil` where another holds the lock.
    private static func locked(_ path: String) throws(ItemError) -> Int32? {
        for _ in 0..<10 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw cannotWrite(path) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                return nil
            }
            // Its last owner may have moved it into place between the two calls.
            if isSame(descriptor, path) { return descriptor }
            close(descriptor)
        }
        return nil
    }

    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var open = stat()
        var named = stat()
        return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0 && open.st_ino == named.st_ino
            && open.st_dev == named.st_dev
    }

    private static func cannotWrite(_ path: String, code: Int32 = errno) -> ItemError {
        ItemError(code: "cannotWrite", message: "cannot write \(path): \(String(cString: strerror(code)))")
    }
}
