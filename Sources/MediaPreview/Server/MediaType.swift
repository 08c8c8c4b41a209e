/// MIME types of what an output folder, or an original, can be.
enum MediaType {
    private static let types = [
        "aac": "audio/aac", "apng": "image/apng", "avif": "image/avif", "bmp": "image/bmp", "gif": "image/gif",
        "heic": "image/heic", "heif": "image/heif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json",
        "jxl": "image/jxl", "m3u8": "application/vnd.apple.mpegurl", "m4a": "audio/mp4", "m4s": "video/iso.segment",
        "m4v": "video/mp4", "mkv": "video/x-matroska", "mov": "video/quicktime", "mp4": "video/mp4", "png": "image/png",
        "svg": "image/svg+xml", "tif": "image/tiff", "tiff": "image/tiff", "webm": "video/webm", "webp": "image/webp",
        "lock": "application/json",
    ]

    /// Anything else, HTML above all, is bytes that a browser does not show.
    static func of(fileName: String) -> String {
        guard let dot = fileName.lastIndex(of: ".") else { return "application/octet-stream" }
        return types[fileName[fileName.index(after: dot)...].lowercased()] ?? "application/octet-stream"
    }
}
