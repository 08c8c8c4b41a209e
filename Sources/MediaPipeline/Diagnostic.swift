import NotesManifest

/// Diagnostics in the one form: file, JSON path, source, cause.
enum Diagnostic {
    /// Code points that a report's message may have.
    static let limit = 599

    /// "notes.json: [0].items[2].media.url: captures/demo.mov: no video stream (audio only)".
    static func line(manifest: String, path: String, source: String, cause: String) -> String {
        let head = onOneLine("\(manifest): \(path): ")
        let source = onOneLine(source)
        let cause = onOneLine(cause)
        let line = head + source + ": ".unicodeScalars + cause
        guard line.count > limit else { return String(line) }
        // A long source keeps its end, where the file's name is; then a long cause is cut.
        let room = max(80, limit - head.count - min(cause.count, 200) - 3)
        let shortSource = source.count > room ? "…".unicodeScalars + source.suffix(room) : source
        return String((head + shortSource + ": ".unicodeScalars + cause).prefix(limit - 1)) + "…"
    }

    /// Code points, since any number of marks can be stacked on one character; a line feed in a file's name must not let it
    /// pass for a diagnostic of its own.
    private static func onOneLine(_ text: String) -> String.UnicodeScalarView {
        text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { line, scalar in
            switch scalar {
            case "\n": line.append(contentsOf: "\\n".unicodeScalars)
            case "\r": line.append(contentsOf: "\\r".unicodeScalars)
            default: line.append(scalar)
            }
        }
    }
}
