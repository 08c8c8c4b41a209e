/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
    /// What kind of failure.
    public enum Code: Sendable, Hashable {
        /// Against RFC 8259's grammar.
        case syntax
        /// UTF-16, UTF-32, or bytes that are not UTF-8.
        case encoding
        /// More nested arrays and objects than allowed.
        case depth
    }

    public let code: Code
    /// The value that could not be read, or the array or object that could not go on.
    public let path: JSONPath
    /// From 1.
    public let line: Int
    /// From 1, in code points.
    public let column: Int
    public let message: String
}

extension JSONSyntaxError: CustomStringConvertible {
    public var description: String {
        "\(line):\(column): " + (path.elements.isEmpty ? "" : "\(path): ") + message
    }
}
