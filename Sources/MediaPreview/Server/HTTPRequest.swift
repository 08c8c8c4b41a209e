import Foundation

/// The head of an HTTP/1.1 request (RFC 9112).
struct HTTPRequest: Equatable {
    var method: String
    /// As sent: "/a%20b.mp4?x".
    var target: String
    /// "HTTP/1.1" gives 1.
    var minorVersion: Int
    /// Names in lower case, in the order sent.
    private(set) var fields: [Field] = []

    struct Field: Equatable {
        var name: String
        var value: String
    }

    enum ParsingError: Error, Equatable {
        case malformed, unsupportedVersion
    }

    /// Bytes that a head may have.
    static let limit = 16 << 10

    /// - Parameter head: without the empty line at its end.
    init(parsing head: some Sequence<UInt8>) throws(ParsingError) {
        let lines = String(decoding: Array(head), as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let parts = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].utf8.allSatisfy(Self.isTokenByte), !parts[1].isEmpty,
            parts[1].utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), parts[2].hasPrefix("HTTP/")
        else { throw .malformed }
        method = String(parts[0])
        target = String(parts[1])
        switch parts[2] {
        case "HTTP/1.1": minorVersion = 1
        case "HTTP/1.0": minorVersion = 0
        default: throw .unsupportedVersion
        }
        for line in lines.dropFirst() {
            // A line that begins with a space would continue the one before, which RFC 9112 lets a server refuse.
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
            let name = line[..<colon]
            let value = line[line.index(after: colon)...]
            guard name.utf8.allSatisfy(Self.isTokenByte), value.utf8.allSatisfy({ $0 >= 0x20 || $0 == 0x09 }) else {
                throw .malformed
            }
            fields.append(Field(name: name.lowercased(), value: value.trimmingCharacters(in: .whitespaces)))
        }
    }

    /// The value of a field that stands once; `nil` where it is missing.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    func count(of name: String) -> Int { fields.count { $0.name == name } }

    /// Whether something follows the head.
    var hasBody: Bool { self["transfer-encoding"] != nil || self["content-length"].map { $0 != "0" } ?? false }

    var keepsConnection: Bool {
        let words = (self["connection"] ?? "").lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return minorVersion == 1 ? !words.contains("close") : words.contains("keep-alive")
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
