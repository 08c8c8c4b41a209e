/// What a `Range` field asks for (RFC 9110 §14).
enum ByteRange: Equatable {
    /// All of it: there is no such field, or it is one that a server may ignore.
    case whole
    case part(Range<Int>)
    /// 416.
    case unsatisfiable

    /// - Parameters:
    ///   - field: the field's value.
    ///   - size: bytes of the file.
    init(_ field: String?, size: Int) {
        guard let field, field.lowercased().hasPrefix("bytes=") else {
            self = .whole
            return
        }
        let specification = field.dropFirst("bytes=".count)
        // Several ranges would need a multipart answer; no player asks for one, and the whole is allowed too.
        guard !specification.contains(",") else {
            self = .whole
            return
        }
        let ends = specification.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " || $0 == "\t" } }
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else {
            self = .whole
            return
        }
        // A number too large for an Int is larger than any file.
        switch (Self.number(ends[0]), Self.number(ends[1])) {
        case (nil, nil): self = .whole
        case (nil, let count?):
            self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
        case (let first?, nil): self = first < size ? .part(first..<size) : .unsatisfiable
        case (let first?, let last?):
            if last < first {
                self = .whole
            } else {
                self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
            }
        }
    }

    private static func number(_ digits: Substring) -> Int? {
        digits.isEmpty ? nil : Int(digits) ?? Int.max - 1
    }
}
