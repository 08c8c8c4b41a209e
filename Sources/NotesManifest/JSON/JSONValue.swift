/// A JSON value that remembers how it was written.
///
/// Members keep their order, also where a key stands twice; numbers and strings keep their literals, so that `1.10`, `1e400`,
/// `"\/"` and half a surrogate pair come out as they went in. Two values are equal where their literals are; where they
/// stood in a text does not count.
public struct JSONValue: Sendable {
    /// What kinds of value RFC 8259 knows.
    public enum Content: Sendable, Hashable {
        case null
        case bool(Bool)
        case number(JSONNumber)
        case string(JSONString)
        case array([JSONValue])
        case object([JSONMember])
    }

    public var content: Content
    /// Bytes before the value in the text that it was read from; `nil` where it was not read.
    public let offset: Int?

    public init(_ content: Content) {
        self.content = content
        offset = nil
    }

    init(_ content: Content, at offset: Int) {
        self.content = content
        self.offset = offset
    }
}

/// A key and its value.
public struct JSONMember: Sendable, Hashable {
    public var key: JSONString
    public var value: JSONValue
    /// Bytes before the key's opening quote in the text that it was read from; `nil` where it was not read.
    public let keyOffset: Int?

    public init(_ key: String, _ value: JSONValue) {
        self.key = JSONString(key)
        self.value = value
        keyOffset = nil
    }

    init(key: JSONString, value: JSONValue, at offset: Int) {
        self.key = key
        self.value = value
        keyOffset = offset
    }

    public static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.value == right.value }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(value)
    }
}

extension JSONValue: Hashable {
    // Both walk on the heap: nesting must not be able to exhaust a thread's stack.

    public static func == (left: Self, right: Self) -> Bool {
        var pairs = [(left, right)]
        while let (one, other) = pairs.popLast() {
            switch (one.content, other.content) {
            case (.array(let one), .array(let other)):
                guard one.count == other.count else { return false }
                pairs += zip(one, other)
            case (.object(let one), .object(let other)):
                guard one.map(\.key) == other.map(\.key) else { return false }
                pairs += zip(one, other).map { ($0.value, $1.value) }
            case (.null, .null): continue
            case (.bool(let one), .bool(let other)) where one == other: continue
            case (.number(let one), .number(let other)) where one == other: continue
            case (.string(let one), .string(let other)) where one == other: continue
            default: return false
            }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        var values = [self]
        while let value = values.popLast() {
            switch value.content {
            case .null: hasher.combine(0)
            case .bool(let value): hasher.combine(value)
            case .number(let number): hasher.combine(number)
            case .string(let string): hasher.combine(string)
            case .array(let elements):
                hasher.combine(elements.count)
                values += elements
            case .object(let members):
                hasher.combine(members.map(\.key))
                values += members.map(\.value)
            }
        }
    }
}

extension JSONValue {
    public static let null = JSONValue(.null)
    public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
    public static func number(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }
    public static func string(_ value: String) -> JSONValue { JSONValue(.string(JSONString(value))) }
    public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
    public static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }

    /// The elements of an array; `nil` for other values.
    public var elements: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members of an object in their order; `nil` for other values.
    public var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The text of a string, escapes resolved; `nil` for other values.
    public var text: String? {
        if case .string(let string) = content { string.text } else { nil }
    }

    /// A number as a `Double`; `nil` for other values and for what a `Double` cannot hold, as `1e400`.
    public var double: Double? {
        if case .number(let number) = content { number.double } else { nil }
    }

    /// The first member of an object that has this key.
    public subscript(key: String) -> JSONValue? { members?.first { $0.key.isSpelled(key) }?.value }

    /// The element of an array; `nil` where there is none.
    public subscript(index: Int) -> JSONValue? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// What a path leads to, by the first of equal keys.
    public subscript(path: JSONPath) -> JSONValue? {
        path.elements.reduce(self) { value, element in
            switch element {
            case .key(let key): value?[key]
            case .index(let index): value?[index]
            }
        }
    }

    /// The kind of value for a message: "an object", "a string", "null".
    var kindName: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
