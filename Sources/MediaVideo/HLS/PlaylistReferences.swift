/// The URIs that a playlist names other files by.
enum PlaylistReferences {
    /// Replaces each URI, on a line of its own or in an attribute `URI="…"`, that `replacement` knows.
    static func replaced(in text: String, _ replacement: (String) -> String?) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("#") else { return replacement(String(line)) ?? String(line) }
            guard let start = attribute(in: line) else { return String(line) }
            let value = line[start...].prefix { $0 != "\"" }
            guard let other = replacement(String(value)) else { return String(line) }
            return line[..<start] + other + line[value.endIndex...]
        }.joined(separator: "\n")
    }

    /// Where the value of `URI` starts, after its quote. A quoted value never holds a quote (RFC 8216 §4.2), so the name
    /// stands outside of other values wherever it follows ":" or ",".
    private static func attribute(in line: Substring) -> Substring.Index? {
        var isQuoted = false
        var previous: Character = " "
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            if !isQuoted, previous == ":" || previous == ",", line[index...].hasPrefix("URI=\"") {
                return line.index(index, offsetBy: 5)
            }
            if character == "\"" { isQuoted.toggle() }
            previous = character
            index = line.index(after: index)
        }
        return nil
    }

    /// A file's name as a relative URI: all but RFC 3986's unreserved characters percent-encoded.
    static func uri(_ name: String) -> String {
        name.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
