/// Reads JSON exactly as RFC 8259 defines it.
///
/// Nesting is kept on the heap, so a deep text cannot exhaust a thread's stack. A byte order mark at the very beginning is
/// skipped, as the RFC permits. Escapes of half a surrogate pair are legal and kept; equal keys of one object are all kept.
struct JSONParser {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    static let maximumDepth = 512

    let bytes: [UInt8]
    /// Whether `Infinity` and `-Infinity` are read as the number that overflows to them, `1e999`. JSON has no such words, yet
    /// Python's json writes them when it writes a number back that was too large for a double.
    let readsInfinity: Bool
    /// Where such a word was read.
    private(set) var infinities: [(path: JSONPath, offset: Int)] = []
    var index = 0
    private var open: [OpenContainer] = []

    /// An array or object whose end has not been read yet.
    private struct OpenContainer {
        let offset: Int
        let isObject: Bool
        var elements: [JSONValue] = []
        var members: [JSONMember] = []
        var key: (text: JSONString, offset: Int)?

        var closer: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
        var name: String { isObject ? "object" : "array" }
    }

    init(_ bytes: [UInt8], readsInfinity: Bool = false) {
        self.bytes = bytes
        self.readsInfinity = readsInfinity
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads the whole text as one value.
    mutating func parse() throws(JSONSyntaxError) -> JSONValue {
        try checkEncoding()
        skipWhitespace()
        guard next != nil else { throw error("expected a value, found nothing: the text is empty") }
        while true {
            guard let value = try readValue() else { continue }
            if let root = try attach(value) { return root }
        }
    }

    /// A whole value; or `nil` where an array or object was opened, and stands before its first element.
    private mutating func readValue() throws(JSONSyntaxError) -> JSONValue? {
        let start = index
        switch next {
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard open.count < Self.maximumDepth else {
                throw error("nested deeper than \(Self.maximumDepth) levels", code: .depth)
            }
            open.append(OpenContainer(offset: start, isObject: next == UInt8(ascii: "{")))
            index += 1
            skipWhitespace()
            if next == open[open.count - 1].closer { return close() }
            if open[open.count - 1].isObject { try readKey() }
            return nil
        case UInt8(ascii: "\""):
            return JSONValue(.string(try readString()), at: start)
        case .some(UInt8(ascii: "-")) where readsInfinity && readInfinity("-Infinity"):
            return JSONValue(.number(JSONNumber(validLiteral: "-1e999")), at: start)
        case .some(UInt8(ascii: "I")) where readsInfinity && readInfinity("Infinity"):
            return JSONValue(.number(JSONNumber(validLiteral: "1e999")), at: start)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return JSONValue(.number(try readNumber()), at: start)
        default:
            return JSONValue(try readName(), at: start)
        }
    }

    private mutating func readInfinity(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
        guard matches else { return false }
        infinities.append((path, index))
        index += length
        return true
    }

    /// Puts a value where it belongs and reads on to where the next one begins.
    ///
    /// - Returns: the root, once the text has ended after it.
    private mutating func attach(_ whole: JSONValue) throws(JSONSyntaxError) -> JSONValue? {
        var value = whole
        while !open.isEmpty {
            let top = open.count - 1
            if let key = open[top].key {
                open[top].members.append(JSONMember(key: key.text, value: value, at: key.offset))
                open[top].key = nil
            } else {
                open[top].elements.append(value)
            }
            skipWhitespace()
            if next == open[top].closer {
                value = close()
                continue
            }
            guard next == UInt8(ascii: ",") else { throw separatorError(open[top]) }
            let comma = index
            index += 1
            skipWhitespace()
            if next == open[top].closer {
                throw error("JSON allows no comma after the last \(open[top].isObject ? "member" : "element")", at: comma)
            }
            if open[top].isObject { try readKey() }
            return nil
        }
        skipWhitespace()
        guard next == nil else { throw error("expected the end of the text, found \(found())") }
        return value
    }

    private mutating func close() -> JSONValue {
        let container = open.removeLast()
        index += 1
        return JSONValue(container.isObject ? .object(container.members) : .array(container.elements), at: container.offset)
    }

    private mutating func readKey() throws(JSONSyntaxError) {
        let start = index
        guard next == UInt8(ascii: "\"") else {
            guard next != nil else { throw unclosedError(open[open.count - 1]) }
            throw error("expected a key in double quotes, found \(found())")
        }
        let key = try readString()
        open[open.count - 1].key = (key, start)
        skipWhitespace()
        guard next == UInt8(ascii: ":") else {
            guard next != nil else { throw unclosedError(open[open.count - 1]) }
            throw error("expected ':' after the key, found \(found())")
        }
        index += 1
        skipWhitespace()
    }

    mutating func skipWhitespace() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09 {
            index += 1
        }
    }

    // MARK: Errors

    func error(_ message: String, at offset: Int? = nil, code: JSONSyntaxError.Code = .syntax) -> JSONSyntaxError {
        let position = SourceText(bytes).position(of: offset ?? index)
        return JSONSyntaxError(code: code, path: path, line: position.line, column: position.column, message: message)
    }

    private var path: JSONPath {
        JSONPath(
            open.compactMap { container in
                if container.isObject { container.key.map { .key($0.text.text) } } else { .index(container.elements.count) }
            })
    }

    private func separatorError(_ container: OpenContainer) -> JSONSyntaxError {
        guard next != nil else { return unclosedError(container) }
        return error(
            "expected ',' or '\(Character(Unicode.Scalar(container.closer)))' in the \(container.name), found \(found())")
    }

    private func unclosedError(_ container: OpenContainer) -> JSONSyntaxError {
        let opened = SourceText(bytes).position(of: container.offset)
        return error("the text ends inside the \(container.name) that opens at \(opened.line):\(opened.column)")
    }
}
