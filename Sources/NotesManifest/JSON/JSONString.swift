/// A JSON string as it was written, decoded on demand.
public struct JSONString: Sendable, Hashable {
    /// What stands between the quotes, escapes as written.
    public let literal: String

    /// - Parameter literal: valid inside JSON quotes.
    init(validLiteral literal: String) {
        self.literal = literal
    }

    /// Writes a text with the escapes that RFC 8259 demands and no others.
    public init(_ text: String) {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            literal = text
            return
        }
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\u{8}": literal += "\\b"
            case "\u{C}": literal += "\\f"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\0"..<" ": literal += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: literal.unicodeScalars.append(scalar)
            }
        }
        self.literal = literal
    }

    /// The text with escapes resolved. Half a surrogate pair, which no Swift string can hold, becomes U+FFFD.
    public var text: String { decoded().text }

    /// Whether an escape names half a surrogate pair: legal JSON, but no text.
    public var hasLoneSurrogate: Bool { decoded().hasLoneSurrogate }

    /// Whether the text is made of exactly these code points; Swift's own `==` also takes different ones for equal.
    public func isSpelled(_ name: String) -> Bool { text.utf8.elementsEqual(name.utf8) }

    public static func == (left: Self, right: Self) -> Bool { left.literal.utf8.elementsEqual(right.literal.utf8) }

    public func hash(into hasher: inout Hasher) {
        for byte in literal.utf8 { hasher.combine(byte) }
        hasher.combine(0xFF as UInt8)
    }

    private func decoded() -> (text: String, hasLoneSurrogate: Bool) {
        guard literal.utf8.contains(UInt8(ascii: "\\")) else { return (literal, false) }
        var text = String.UnicodeScalarView()
        var hasLoneSurrogate = false
        var rest = literal.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escape = rest.popFirst() else {
                text.append(scalar)
                continue
            }
            switch escape {
            case "b": text.append("\u{8}")
            case "f": text.append("\u{C}")
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "u":
                var code = Self.popHex(&rest)
                if code & 0xFC00 == 0xD800, rest.starts(with: ["\\", "u"]) {
                    var ahead = rest.dropFirst(2)
                    let low = Self.popHex(&ahead)
                    if low & 0xFC00 == 0xDC00 {
                        code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
                        rest = ahead
                    }
                }
                hasLoneSurrogate = hasLoneSurrogate || code & ~0x7FF == 0xD800
                text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
            default: text.append(escape)
            }
        }
        return (String(text), hasLoneSurrogate)
    }

    private static func popHex(_ rest: inout Substring.UnicodeScalarView) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = rest.popFirst().flatMap({ Character($0).hexDigitValue }) else { break }
            code = code << 4 | UInt32(digit)
        }
        return code
    }
}
