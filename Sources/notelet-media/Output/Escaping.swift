/// Makes text from elsewhere safe to show.
enum Escaping {
    /// Control characters, line and paragraph separators, and marks that turn the direction of writing, made visible:
    /// a file name must neither steer the terminal nor pretend to be another line.
    ///
    /// - Parameter keepingLines: leaves line feeds alone, for messages of several lines.
    static func visible(_ text: String, keepingLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if !isHidden(scalar) || (keepingLines && scalar == "\n") {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return result
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// JSON text with DEL and the C1 controls, which JSON allows raw, as escapes. They only ever stand in strings.
    static func json(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if (0x7F...0x9F).contains(scalar.value) {
                result += "\\u00\(String(scalar.value, radix: 16))"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
