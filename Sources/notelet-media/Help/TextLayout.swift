/// Lays text out in 80 columns, whatever the terminal's width: help reads the same everywhere.
enum TextLayout {
    static let columns = 80

    /// Words broken into lines of at most `width` columns; a word that is longer stands alone.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " \(word)"
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// A paragraph with its line feed.
    static func paragraph(_ text: String, indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        return wrapped(text, width: columns - indent).map { space + $0 + "\n" }.joined()
    }

    /// A term and its explanation in two columns; a long term has a line of its own.
    static func entry(_ term: String, _ explanation: String, at column: Int) -> String {
        let lines = wrapped(explanation, width: columns - column)
        let head = "  " + term
        let space = String(repeating: " ", count: column)
        guard let first = lines.first else { return head + "\n" }
        let fits = head.count + 2 <= column
        let start = fits ? head + String(repeating: " ", count: column - head.count) + first : head + "\n" + space + first
        return ([start] + lines.dropFirst().map { space + $0 }).joined(separator: "\n") + "\n"
    }
}
