internal import Foundation

/// Small steps on files, with their failures as `VideoError`.
enum StagedFile {
    static func read(_ path: String) throws(VideoError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw VideoError(.unreadable, "a playlist cannot be read", hint: "\(error)")
        }
    }

    static func write(_ text: String, to path: String) throws(VideoError) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw VideoError(.cannotWrite, "a playlist cannot be written", hint: "\(error)")
        }
    }

    /// Replaces what is there.
    static func move(_ path: String, to other: String) throws(VideoError) {
        if path == other { return }
        do {
            if FileManager.default.fileExists(atPath: other) { try FileManager.default.removeItem(atPath: other) }
            try FileManager.default.moveItem(atPath: path, toPath: other)
        } catch {
            throw VideoError(.cannotWrite, "a file of the stream cannot be renamed", hint: "\(error)")
        }
    }
}
