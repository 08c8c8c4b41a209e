/// Strings, numbers, names, and what to say of anything else.
extension JSONParser {
    /// Reads a string from its opening quote to behind its closing one.
    mutating func readString() throws(JSONSyntaxError) -> JSONString {
        let start = index
        index += 1
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return JSONString(validLiteral: String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self))
            case UInt8(ascii: "\\"): try skipEscape(of: start)
            case 0x0A, 0x0D: throw error("a line break inside a string; close the string, or write \\n")
            case 0..<0x20: throw error("a control character inside a string: \(found()); write it as an escape")
            case 0x20..<0x80: index += 1
            default: index += try lengthOfCharacter()
            }
        }
        throw error("the text ends inside the string that opens here", at: start)
    }

    private mutating func skipEscape(of start: Int) throws(JSONSyntaxError) {
        guard index + 1 < bytes.count else { throw error("the text ends inside the string that opens here", at: start) }
        switch bytes[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
        case UInt8(ascii: "u"):
            let digits = bytes[(index + 2)..<min(index + 6, bytes.count)]
            guard digits.count == 4, digits.allSatisfy(Self.isHexDigit) else {
                throw error("four hexadecimal digits must follow \\u")
            }
            index += 6
        default:
            throw error("unknown escape in a string: \\ and \(found(at: index + 1)); a backslash itself is written \\\\")
        }
    }

    mutating func readNumber() throws(JSONSyntaxError) -> JSONNumber {
        let start = index
        if next == UInt8(ascii: "-") { index += 1 }
        let isZero = next == UInt8(ascii: "0")
        guard skipDigits() > 0 else { throw error("expected a digit after '-', found \(found())") }
        let firstDigit = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
        if isZero, index - firstDigit > 1 { throw error("a number may not begin with 0 and another digit", at: start) }
        if next == UInt8(ascii: ".") {
            index += 1
            guard skipDigits() > 0 else { throw error("expected a digit after the decimal point, found \(found())") }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            guard skipDigits() > 0 else { throw error("expected a digit in the exponent, found \(found())") }
        }
        return JSONNumber(validLiteral: String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
        return index - start
    }

    /// Reads `true`, `false` or `null`.
    mutating func readName() throws(JSONSyntaxError) -> JSONValue.Content {
        let word = word(at: index)
        switch word {
        case "true":
            index += 4
            return .bool(true)
        case "false":
            index += 5
            return .bool(false)
        case "null":
            index += 4
            return .null
        case "True", "TRUE", "False", "FALSE", "Null", "NULL":
            throw error("expected a value, found '\(word)'; JSON writes '\(word.lowercased())'")
        case "None", "nil", "undefined":
            throw error("expected a value, found '\(word)'; JSON writes 'null'")
        case "NaN", "Infinity", "inf", "nan":
            throw error("expected a value, found '\(word)', which JSON cannot express")
        default: throw error("expected a value, found \(found())")
        }
    }

    private func word(at start: Int) -> String {
        let letters = bytes[start...].prefix { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || byte == UInt8(ascii: "_")
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }

    // MARK: Characters

    /// Refuses encodings that a text editor may have chosen, by name.
    mutating func checkEncoding() throws(JSONSyntaxError) {
        let head = bytes.prefix(4) + Array(repeating: 1, count: max(0, 4 - bytes.count))
        let name: String? =
            switch (head[0], head[1], head[2], head[3]) {
            case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...): "UTF-32 (big-endian)"
            case (0xFF, 0xFE, 0, 0), (1..., 0, 0, 0): "UTF-32 (little-endian)"
            case (0xFE, 0xFF, _, _), (0, 1..., _, _): "UTF-16 (big-endian)"
            case (0xFF, 0xFE, _, _), (1..., 0, _, _): "UTF-16 (little-endian)"
            case (0x1F, 0x8B, _, _): "gzip"
            default: nil
            }
        if let name { throw error("the text is in \(name); save it as UTF-8", code: .encoding) }
        if bytes.starts(with: Self.byteOrderMark) { index = 3 }
    }

    /// The bytes of the UTF-8 sequence at the present place.
    private func lengthOfCharacter() throws(JSONSyntaxError) -> Int {
        guard let length = Self.lengthOfCharacter(bytes[index...]) else {
            throw error("a byte that is not UTF-8 (\(Self.hex(bytes[index]))); save the text as UTF-8", code: .encoding)
        }
        return length
    }

    /// - Returns: `nil` for what RFC 3629 does not allow: a stray or missing continuation, an overlong form, a surrogate,
    ///   a code point over U+10FFFF.
    static func lengthOfCharacter(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        let (length, second): (Int, ClosedRange<UInt8>)
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        let tail = bytes.dropFirst().prefix(length - 1)
        guard tail.count == length - 1, second.contains(tail[tail.startIndex]) else { return nil }
        return tail.dropFirst().allSatisfy { (0x80...0xBF).contains($0) } ? length : nil
    }

    /// What stands at a place, for a message: `'x'`, `U+00A0`, "the end of the text".
    func found(at offset: Int? = nil) -> String {
        let offset = offset ?? index
        guard offset < bytes.count else { return "the end of the text" }
        let word = word(at: offset)
        if !word.isEmpty, word.utf8.count <= 40 { return "'\(word)'" }
        guard let length = Self.lengthOfCharacter(bytes[offset...]) else {
            return "a byte that is not UTF-8 (\(Self.hex(bytes[offset])))"
        }
        let text = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return "nothing" }
        if scalar == "/" { return "'/' (JSON has no comments)" }
        if scalar == "'" { return "\"'\" (JSON writes strings in double quotes)" }
        if scalar.isASCII ? scalar.value > 0x20 && scalar.value < 0x7F : scalar.properties.isAlphabetic { return "'\(text)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func hex(_ byte: UInt8) -> String { "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
}
