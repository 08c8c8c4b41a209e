public import MediaImage
public import MediaVideo

/// What `inspect` says of one source.
public struct Inspection: Codable, Sendable {
    /// The source as given.
    public var source: String
    /// "image" or "video"; an animated image that `process` would take as either is an "image".
    public var kind: String
    /// Bytes of the file.
    public var bytes: Int
    public var image: ImageInfo?
    public var video: VideoInfo?

    /// Reads the facts of a file.
    ///
    /// - Throws: `ItemError` naming the cause, without the source.
    public static func of(path: String, maxPixels: Int = 100_000_000) throws(ItemError) -> Inspection {
        let bytes = try size(of: path)
        let imageError: ImageError
        do throws(ImageError) {
            let image = try ImageRenderer.inspect(path: path, maxPixels: maxPixels)
            return Inspection(source: path, kind: "image", bytes: bytes, image: image)
        } catch {
            guard error.code == .notAnImage else { throw ItemError(error) }
            imageError = error
        }
        do throws(VideoError) {
            let video = try VideoRenderer.inspect(path: path, maxPixels: maxPixels)
            return Inspection(source: path, kind: "video", bytes: bytes, video: video)
        } catch {
            guard error.code != .notAVideo, error.code != .unsupportedFormat else {
                throw ItemError(code: "notMedia", message: "neither an image nor a video that can be read", hint: imageError.hint)
            }
            throw ItemError(error)
        }
    }

    private static func size(of path: String) throws(ItemError) -> Int {
        let found: (kind: FileSystem.Kind, stamp: FileStamp)
        do throws(FileError) {
            found = try FileSystem.status(of: path)
        } catch {
            throw ItemError(
                code: error.isMissing ? "notFound" : "unreadable", message: error.isMissing ? "no such file" : error.reason)
        }
        guard found.kind == .file else {
            throw ItemError(
                code: "notAFile", message: found.kind == .directory ? "this is a folder" : "this is not a regular file")
        }
        guard found.stamp.bytes > 0 else { throw ItemError(code: "empty", message: "the file is empty (0 bytes)") }
        return found.stamp.bytes
    }
}
