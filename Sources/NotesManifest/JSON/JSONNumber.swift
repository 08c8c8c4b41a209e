/// A JSON number as it was written.
public struct JSONNumber: Sendable, Hashable {
    /// Digit by digit what stands in the text.
    public let literal: String

    /// - Parameter literal: valid by RFC 8259's grammar.
    init(validLiteral literal: String) {
        self.literal = literal
    }

    public init(_ value: Int) {
        literal = String(value)
    }

    /// Rounds to a number of decimals and writes the result plainly: never with an exponent, without zeros at the end.
    ///
    /// What is not finite, or is too large to have decimals, has no place in a manifest and is written as 0 or as an integer.
    ///
    /// - Parameter decimals: 0…9.
    public init(_ value: Double, decimals: Int) {
        var scale = 1
        for _ in 0..<min(max(decimals, 0), 9) { scale *= 10 }
        guard value.isFinite else {
            literal = "0"
            return
        }
        guard let scaled = Int(exactly: (value * Double(scale)).rounded()) else {
            literal = Int(exactly: value.rounded()).map { String($0) } ?? "0"
            return
        }
        let (whole, part) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        var digits = String(part)
        digits = String(repeating: "0", count: max(String(scale).count - 1 - digits.count, 0)) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        literal = (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
    }

    /// The nearest `Double`; `nil` where none is finite, as for `1e400`.
    public var double: Double? {
        guard let value = Double(literal), value.isFinite else { return nil }
        return value
    }

    /// The number where it is written as an integer that an `Int` holds.
    public var int: Int? { Int(literal) }
}
