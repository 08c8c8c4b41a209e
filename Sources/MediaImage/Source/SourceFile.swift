internal import Foundation

/// A source that was read from disk: its bytes and the format found in them.
struct SourceFile {
    let bytes: SourceBytes
    let format: SourceFormat

    /// No image that stays below the limit of pixels needs more.
    private static let maxBytes = 1 << 30

    /// Whether the file begins like a WebP; a long film is not read whole to find that out.
    static func isWebP(path: String) throws(ImageError) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { throw ImageError(.notFound, "no such file, or not readable") }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 12) else { return false }
        return [UInt8](head).has("RIFF", at: 0) && [UInt8](head).has("WEBP", at: 8)
    }

    /// Reads a file once the first bytes say that it is an image.
    ///
    /// - Throws: `notFound`, `unreadable`, `empty`, `tooLarge`, or why its content is refused.
    static func read(path: String) throws(ImageError) -> SourceFile {
        var isDirectory: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw ImageError(.notFound, "no such file")
        }
        if isDirectory.boolValue { throw ImageError(.unreadable, "a folder, not a file") }
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            var data = try file.read(upToCount: 64 << 10) ?? Data()
            if data.isEmpty { throw ImageError(.empty, "the file is empty") }
            let format = try SourceFormat.detect([UInt8](data))
            let size = try file.seekToEnd()
            guard size <= UInt64(maxBytes) else {
                throw ImageError(.tooLarge, "\(size >> 20) MB are over the limit of \(maxBytes >> 20) MB for an image file")
            }
            if size > UInt64(data.count) {
                try file.seek(toOffset: UInt64(data.count))
                data.append(try file.readToEnd() ?? Data())
            }
            return SourceFile(bytes: SourceBytes(data), format: format)
        } catch let error as ImageError {
            throw error
        } catch {
            throw ImageError(.unreadable, "the file cannot be read", hint: "\(error)")
        }
    }
}
