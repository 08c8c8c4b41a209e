internal import CLibAV
internal import Foundation

/// The containers that are read, found from a file's content alone.
///
/// A short list on purpose: every demuxer is code that hostile bytes reach. No playlists, no `concat`, nothing that opens a
/// second file. The audio-only ones are here so that the error can say what the file is.
enum ContainerFormat {
    private static let names: [(demuxer: String, title: String)] = [
        ("mov", "MP4"), ("matroska", "Matroska"), ("avi", "AVI"), ("mpegts", "MPEG-TS"), ("mpeg", "MPEG-PS"), ("flv", "FLV"),
        ("ogg", "Ogg"), ("asf", "ASF"), ("gif", "GIF"), ("apng", "APNG"), ("mp3", "MP3"), ("aac", "AAC"), ("flac", "FLAC"),
        ("wav", "WAV"),
    ]

    /// Checks that a file is there and can be read.
    static func checkFile(_ path: String) throws(VideoError) -> Int {
        var isDirectory: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw VideoError(.notFound, "no such file")
        }
        if isDirectory.boolValue { throw VideoError(.notAVideo, "a folder, not a file") }
        guard FileManager.default.isReadableFile(atPath: path) else { throw VideoError(.unreadable, "the file cannot be read") }
        let size = ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
        if size == 0 { throw VideoError(.empty, "the file is empty") }
        return size
    }

    /// The demuxer for a file's content, and the container's name.
    static func probe(_ path: String) throws(VideoError) -> (format: UnsafePointer<AVInputFormat>, title: String) {
        var io: UnsafeMutablePointer<AVIOContext>?
        unsafe try LibAV.check(notelet_open_for_reading(&io, "file:" + path), .unreadable, "the file cannot be read")
        defer { unsafe avio_closep(&io) }
        var format: UnsafePointer<AVInputFormat>?
        // No file name is given: an extension proves nothing.
        let status = unsafe av_probe_input_buffer2(io, &format, "", nil, 0, 0)
        guard status >= 0, let format = unsafe format, let name = unsafe format.pointee.name.map({ unsafe String(cString: $0) })
        else {
            throw VideoError(.notAVideo, "not a video file")
        }
        let parts = Set(name.split(separator: ",").map(String.init))
        if let known = names.first(where: { parts.contains($0.demuxer) }) {
            return unsafe (format, known.demuxer == "matroska" && isWebM(path) ? "WebM" : known.title)
        }
        if name.hasSuffix("_pipe") || parts.contains("image2") { throw VideoError(.notAVideo, "a still image, not a video") }
        let title = unsafe format.pointee.long_name.map { unsafe String(cString: $0) } ?? name
        if ["hls", "concat", "dash", "sdp", "applehttp"].contains(where: parts.contains) {
            throw VideoError(.unsupportedFormat, "a playlist (\(title)), not a video file")
        }
        if ["tty", "txt", "srt", "ass", "webvtt"].contains(where: parts.contains) {
            throw VideoError(.notAVideo, "text, not a video file")
        }
        throw VideoError(.unsupportedFormat, "a container that is not read here (\(title))")
    }

    /// Whether an MP4's header speaks of protection: FFmpeg cannot even open some of these.
    static func looksEncrypted(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let head = ((try? file.read(upToCount: 1 << 20)) ?? Data())
        return ["encv", "enca", "pssh"].contains { head.range(of: Data($0.utf8)) != nil }
    }

    private static func isWebM(_ path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return ((try? file.read(upToCount: 64)) ?? Data()).range(of: Data("webm".utf8)) != nil
    }
}
