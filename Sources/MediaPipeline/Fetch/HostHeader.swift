/// A request header for private sources, as `--header` gives it.
///
/// One with a host goes to that host alone. One without goes to the host that a source's URL names. Neither follows a
/// redirect to another scheme, host or port. Its value stands in no message, report or lock.
struct HostHeader: Sendable, Equatable {
    /// As in a URL, lower case, with the port where one was given; `nil`: the host of each source's own URL.
    var host: String?
    var name: String
    var value: String

    init(host: String? = nil, name: String, value: String) {
        self.host = host
        self.name = name
        self.value = value
    }

    /// Reads `Name: value` or `host=Name: value`.
    ///
    /// - Throws: `RunError` (`.usage`) that repeats no more than the header's name.
    init(parsing text: String) throws(RunError) {
        var header = Substring(text)
        var host: String?
        // A header's name holds no "=", and a host no white space: one of both before the first "=" settles it.
        if let equals = text.firstIndex(of: "="), Self.isHost(text[..<equals]), text[equals...].contains(":") {
            host = text[..<equals].lowercased()
            header = text[text.index(after: equals)...]
        }
        guard let colon = header.firstIndex(of: ":") else {
            throw RunError(.usage, "--header: no colon; the forms are 'Name: value' and 'host=Name: value'")
        }
        let name = String(header[..<colon])
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isToken) else {
            throw RunError(.usage, "--header: what stands before the colon is not the name of a header")
        }
        guard !Self.reserved.contains(name.lowercased()) else {
            throw RunError(.usage, "--header: \(name) is set by the transfer itself and cannot be given")
        }
        let value = header[header.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        guard !value.isEmpty else { throw RunError(.usage, "--header: \(name) has no value") }
        guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 9 }) else {
            throw RunError(.usage, "--header: the value of \(name) holds a control character")
        }
        self.init(host: host, name: name, value: String(value))
    }

    /// Reads the environment's `NOTELET_MEDIA_HEADER`: one header on each line.
    static func parse(lines: String) throws(RunError) -> [HostHeader] {
        var headers: [HostHeader] = []
        for line in lines.split(whereSeparator: \.isNewline) where line.contains(where: { !$0.isWhitespace }) {
            headers.append(try HostHeader(parsing: String(line)))
        }
        return headers
    }

    /// Whether the header goes with a request.
    ///
    /// - Parameter isFirstOrigin: the request goes to the scheme, host and port of the source's own URL.
    func applies(to url: RemoteURL, isFirstOrigin: Bool) -> Bool {
        guard isFirstOrigin else { return false }
        guard let host else { return true }
        return url.isNamed(by: host)
    }

    /// Letters, digits, dots, hyphens and a port, or an IPv6 address in brackets.
    private static func isHost(_ text: Substring) -> Bool {
        guard !text.isEmpty else { return false }
        if text.hasPrefix("[") {
            return text.contains("]") && text.dropFirst().allSatisfy { $0.isHexDigit || ":.]".contains($0) }
        }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let name = parts.first, !name.isEmpty else { return false }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) else { return false }
        return parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// RFC 9110 §5.6.2.
    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    /// Those that the transfer depends on.
    private static let reserved: Set<String> = [
        "host", "range", "if-range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "accept-encoding",
        "content-length", "transfer-encoding", "connection", "expect", "te", "upgrade",
    ]
}
