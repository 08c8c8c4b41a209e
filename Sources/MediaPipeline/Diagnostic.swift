import NotesManifest

/// Diagnostics in the one form: file, JSON path, source, cause.
enum Diagnostic {
    /// Characters that a report's message may have.
    static let limit = 599

    /// "notes.json: [0].items[2].media.url: captures/demo.mov: no video stream (audio only)".
    static func line(manifest: String, path: String, source: String, cause: String) -> String {
        let head = "\(manifest): \(path): "
        let line = head + source + ": " + cause
        guard line.count > limit else { return line }
        // A long source keeps its end, where the file's name is; then a long cause is cut.
        let room = max(80, limit - head.count - min(cause.count, 200) - 3)
        let shortSource = source.count > room ? "…" + source.suffix(room) : source
        return String((head + shortSource + ": " + cause).prefix(limit - 1)) + "…"
    }
}
