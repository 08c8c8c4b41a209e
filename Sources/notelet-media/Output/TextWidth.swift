/// Columns that text takes on a terminal.
enum TextWidth {
    static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

    /// East Asian wide characters and emoji take two columns, joined marks none.
    static func of(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return 1 }
        let properties = first.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    /// Shortened in the middle to at most `width` columns: the end of a path tells more than its middle.
    static func shortened(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        guard width > 3 else { return String(repeating: ".", count: max(0, width)) }
        let room = width - 3
        let head = taken(text, room / 3)
        let tail = taken(text.reversed(), room - of(head))
        return head + "..." + String(tail.reversed())
    }

    private static func taken(_ characters: some Sequence<Character>, _ width: Int) -> String {
        var left = width
        return String(
            characters.prefix {
                left -= of($0); return left >= 0
            })
    }

    static func padded(_ text: String, to width: Int, right: Bool = false) -> String {
        let space = String(repeating: " ", count: max(0, width - of(text)))
        return right ? space + text : text + space
    }
}
