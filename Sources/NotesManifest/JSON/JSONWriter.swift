public import Foundation

/// Writes JSON with two spaces of indentation and a line break at the end: the same value always gives the same bytes.
///
/// Like the parser it keeps its place on the heap.
struct JSONWriter {
    private var bytes: [UInt8] = []
    private var open: [(children: Children, next: Int)] = []

    private enum Children {
        case elements([JSONValue])
        case members([JSONMember])
    }

    static func bytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.begin(value)
        while !writer.open.isEmpty { writer.step() }
        writer.bytes.append(UInt8(ascii: "\n"))
        return writer.bytes
    }

    private mutating func begin(_ value: JSONValue) {
        switch value.content {
        case .null: append("null")
        case .bool(let value): append(value ? "true" : "false")
        case .number(let number): append(number.literal)
        case .string(let string): append(string)
        case .array(let elements) where elements.isEmpty: append("[]")
        case .object(let members) where members.isEmpty: append("{}")
        case .array(let elements):
            append("[")
            open.append((.elements(elements), 0))
        case .object(let members):
            append("{")
            open.append((.members(members), 0))
        }
    }

    private mutating func step() {
        let top = open.count - 1
        let (children, next) = open[top]
        switch children {
        case .elements(let elements) where next < elements.count:
            open[top].next += 1
            breakLine(comma: next > 0)
            begin(elements[next])
        case .members(let members) where next < members.count:
            open[top].next += 1
            breakLine(comma: next > 0)
            append(members[next].key)
            append(": ")
            begin(members[next].value)
        case .elements, .members:
            open.removeLast()
            breakLine(comma: false)
            if case .elements = children { append("]") } else { append("}") }
        }
    }

    private mutating func breakLine(comma: Bool) {
        append(comma ? ",\n" : "\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func append(_ string: JSONString) {
        append("\"")
        append(string.literal)
        append("\"")
    }
}

extension JSONValue {
    /// Reads a UTF-8 text.
    ///
    /// - Throws: where the text is against RFC 8259 in any way, or nested deeper than 512 levels.
    public init(parsing data: Data) throws(JSONSyntaxError) {
        var parser = JSONParser([UInt8](data))
        self = try parser.parse()
    }

    /// The value as a text, indented by two spaces, with a line break at the end.
    public var formatted: Data { Data(JSONWriter.bytes(of: self)) }
}
