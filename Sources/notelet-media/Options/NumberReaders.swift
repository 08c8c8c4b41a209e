import Foundation

extension ValueReader where Value == Int {
    /// A whole number within bounds.
    static func whole(_ placeholder: String = "N", in range: ClosedRange<Int>) -> Self {
        ValueReader(shape: .number, placeholder: placeholder) { text throws(ValueError) in
            try Numbers.whole(text, in: range)
        }
    }

    /// Bytes, with an optional unit: K, M, G, T and KiB … count in 1024s, kB, MB, GB, TB in 1000s, as GNU's tools do.
    static func size(atLeast least: Int) -> Self {
        ValueReader(shape: .size, placeholder: "SIZE") { text throws(ValueError) in
            let bytes = try Numbers.bytes(text)
            guard bytes >= least else { throw ValueError("'\(text)' is under \(Units.bytes(least))") }
            return bytes
        }
    }
}

extension ValueReader where Value == Double {
    /// Seconds, more than none.
    static let seconds = ValueReader(shape: .number, placeholder: "SECONDS") { text throws(ValueError) in
        guard let seconds = Numbers.decimal(text) else { throw ValueError("'\(text)' is not a number of seconds") }
        guard seconds > 0 else { throw ValueError("'\(text)' is not more than 0 seconds") }
        guard seconds <= 86_400 else { throw ValueError("'\(text)' is over 86400 seconds (a day)") }
        return seconds
    }
}

extension ValueReader where Value == [Int] {
    /// Sides of squares in pixels, parted by commas; returned without repetitions, largest first.
    static func sides(in range: ClosedRange<Int>, even: Bool = false) -> Self {
        ValueReader(shape: .list, placeholder: "N,N,...") { text throws(ValueError) in
            var sides: [Int] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let part = part.trimmingCharacters(in: .whitespaces)
                guard !part.isEmpty else {
                    throw ValueError(text.isEmpty ? "the value is empty" : "'\(text)' has an empty place between commas")
                }
                let side = try Numbers.whole(part, in: range)
                guard !even || side.isMultiple(of: 2) else {
                    throw ValueError("'\(part)' is odd, and the sides of a video are even")
                }
                if !sides.contains(side) { sides.append(side) }
            }
            return sides.sorted(by: >)
        }
    }
}

/// Numbers as people write them.
enum Numbers {
    static func whole(_ text: String, in range: ClosedRange<Int>) throws(ValueError) -> Int {
        guard !text.isEmpty else { throw ValueError("the value is empty") }
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
            throw ValueError("'\(text)' is not a whole number")
        }
        let negative = text.hasPrefix("-")
        guard let number = Int(text) else {
            throw negative ? .under(text, range) : .over(text, range)
        }
        if number < range.lowerBound { throw .under(text, range) }
        if number > range.upperBound { throw .over(text, range) }
        return number
    }

    /// A plain decimal number; no "inf", "nan" or hexadecimal, which `Double` would take.
    static func decimal(_ text: String) -> Double? {
        guard let first = text.utf8.first, first != UInt8(ascii: "."),
            text.utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) })
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    static func bytes(_ text: String) throws(ValueError) -> Int {
        guard !text.isEmpty else { throw ValueError("the value is empty") }
        guard !text.hasPrefix("-") else { throw ValueError("'\(text)' is negative") }
        let unit = text.drop { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = decimal(String(text.dropLast(unit.count))) else {
            throw ValueError("'\(text)' is not a size such as 500MB or 2G")
        }
        guard let factor = factor(of: unit.trimmingCharacters(in: .whitespaces).lowercased()) else {
            throw ValueError("'\(text)' has an unknown unit; known are K, M, G, T (1024s) and kB, MB, GB, TB (1000s)")
        }
        let bytes = (number * factor).rounded()
        guard bytes < 0x1p62 else { throw ValueError("'\(text)' is too large") }
        return Int(bytes)
    }

    private static func factor(of unit: String) -> Double? {
        if unit.isEmpty || unit == "b" { return 1 }
        guard let letter = unit.first, let power = ["k", "m", "g", "t"].firstIndex(of: String(letter)) else { return nil }
        let base: Double
        switch unit.dropFirst() {
        case "", "ib": base = 1024
        case "b": base = 1000
        default: return nil
        }
        return pow(base, Double(power + 1))
    }
}

extension ValueError {
    fileprivate static func under(_ text: String, _ range: ClosedRange<Int>) -> ValueError {
        text.hasPrefix("-") && range.lowerBound >= 0
            ? ValueError("'\(text)' is negative; allowed is \(range.lowerBound) to \(range.upperBound)")
            : ValueError("'\(text)' is under \(range.lowerBound); allowed is \(range.lowerBound) to \(range.upperBound)")
    }

    fileprivate static func over(_ text: String, _ range: ClosedRange<Int>) -> ValueError {
        range.upperBound == .max
            ? ValueError("'\(text)' is too large")
            : ValueError("'\(text)' is over \(range.upperBound); allowed is \(range.lowerBound) to \(range.upperBound)")
    }
}
