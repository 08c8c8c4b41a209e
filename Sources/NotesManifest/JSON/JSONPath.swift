/// Where a value stands in a JSON document: `[0].items[2].media`.
///
/// Keys that are no plain names stand quoted: `[0]["odd key"]`. The root is the empty path.
public struct JSONPath: Hashable, Sendable {
    /// One step down.
    public enum Element: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// The path one step further, to an object's member.
    public func appending(_ key: String) -> JSONPath { JSONPath(elements + [.key(key)]) }

    /// The path one step further, to an array's element, counted from 0.
    public func appending(_ index: Int) -> JSONPath { JSONPath(elements + [.index(index)]) }
}

extension JSONPath: LosslessStringConvertible {
    public var description: String {
        elements.reduce(into: "") { text, element in
            switch element {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : ".\(key)"
            case .key(let key): text += "[\"\(key.printable)\"]"
            }
        }
    }

    /// Reads what `description` writes; `nil` for anything else.
    public init?(_ description: String) {
        var elements: [Element] = []
        var rest = description.unicodeScalars[...]
        while let first = rest.first {
            if first == "[" {
                rest.removeFirst()
                guard let element = rest.first == "\"" ? Self.popQuotedKey(&rest) : Self.popIndex(&rest), rest.popFirst() == "]"
                else { return nil }
                elements.append(element)
            } else {
                guard (first == ".") != elements.isEmpty else { return nil }
                if first == "." { rest.removeFirst() }
                let key = String(rest.prefix { $0 != "." && $0 != "[" })
                guard Self.isPlain(key) else { return nil }
                elements.append(.key(key))
                rest = rest.dropFirst(key.unicodeScalars.count)
            }
        }
        self.elements = elements
    }

    private static func popIndex(_ rest: inout Substring.UnicodeScalarView) -> Element? {
        let digits = String(rest.prefix { ("0"..."9").contains($0) })
        rest = rest.dropFirst(digits.unicodeScalars.count)
        guard let index = Int(digits), String(index) == digits else { return nil }
        return .index(index)
    }

    private static func popQuotedKey(_ rest: inout Substring.UnicodeScalarView) -> Element? {
        rest.removeFirst()
        var literal = String.UnicodeScalarView()
        var isEscaped = false
        while let scalar = rest.popFirst() {
            if scalar == "\"", !isEscaped { return .key(JSONString(validLiteral: String(literal)).text) }
            isEscaped = scalar == "\\" && !isEscaped
            literal.append(scalar)
        }
        return nil
    }

    private static func isPlain(_ key: String) -> Bool {
        guard let first = key.utf8.first, first != UInt8(ascii: "-"), !(0x30...0x39).contains(first) else { return false }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"):
                true
            default: false
            }
        }
    }
}

extension JSONPath: Comparable {
    /// Document order where keys are in order of their names: elements by number, a value before what is inside it.
    public static func < (left: Self, right: Self) -> Bool {
        for (one, other) in zip(left.elements, right.elements) where one != other {
            switch (one, other) {
            case (.index(let one), .index(let other)): return one < other
            case (.key(let one), .key(let other)): return one < other
            case (.index, .key): return true
            case (.key, .index): return false
            }
        }
        return left.elements.count < right.elements.count
    }
}

extension JSONPath: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let path = JSONPath(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a JSON path")
        }
        self = path
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
