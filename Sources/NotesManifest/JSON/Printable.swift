extension String {
    /// The text as it may stand in a message for people: on one line, nothing in it that moves a terminal's cursor, changes
    /// its colours or turns the direction of writing; such code points are written as JSON escapes.
    var printable: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default:
                if scalar == "\"" || scalar == "\\" { text += "\\" }
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The same in quotes, cut after 60 characters.
    var quoted: String {
        count > 60 ? "\"\(String(prefix(59)).printable)…\"" : "\"\(printable)\""
    }
}
