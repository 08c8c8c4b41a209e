import CLibCurl
import Foundation

/// An http or https URL as it goes on the wire: repaired, its parts taken from the parser that also connects, so that what
/// is checked is what is used.
struct RemoteURL: Sendable {
    /// "http" or "https".
    let scheme: String
    /// Lower case, international names in their xn-- form, IPv6 in brackets, no dot at the end.
    let host: String
    let port: Int
    /// The whole, without user, password and fragment.
    let text: String
    /// What stood before an "@", decoded; taken out of `text`.
    let credentials: Credentials?

    struct Credentials: Sendable {
        let user: String
        let password: String
    }

    /// - Parameter url: as the author wrote it; characters that a URL cannot hold are percent-encoded, white space around it
    ///   is dropped.
    /// - Throws: `ItemError`: `unsupportedScheme`, `badURL`.
    init(_ url: String) throws(ItemError) {
        let repaired = try Self.repair(url)
        guard let handle = curl_url() else { throw ItemError(code: "failed", message: "out of memory") }
        defer { curl_url_cleanup(handle) }
        guard curl_url_set(handle, CURLUPART_URL, repaired, 0) == CURLUE_OK else {
            throw Self.bad("its host or port is malformed")
        }

        func part(_ part: CURLUPart, _ flags: UInt32 = 0) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
            defer { curl_free(text) }
            return String(cString: text)
        }
        let decode = UInt32(CURLU_URLDECODE)
        let user = part(CURLUPART_USER, decode)
        let password = part(CURLUPART_PASSWORD, decode)
        credentials = user == nil && password == nil ? nil : Credentials(user: user ?? "", password: password ?? "")
        curl_url_set(handle, CURLUPART_USER, nil, 0)
        curl_url_set(handle, CURLUPART_PASSWORD, nil, 0)
        curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0)

        guard let scheme = part(CURLUPART_SCHEME)?.lowercased(), scheme == "http" || scheme == "https",
            let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty, host != ".",
            let port = part(CURLUPART_PORT, UInt32(CURLU_DEFAULT_PORT)).flatMap({ Int($0) }), port > 0,
            let text = part(CURLUPART_URL)
        else { throw Self.bad("its host's name is not one") }
        self.scheme = scheme
        self.host = host.hasSuffix(".") ? String(host.dropLast()) : host
        self.port = port
        self.text = text
    }

    /// Scheme, host and port: what a secret may not leave.
    var origin: String { "\(scheme)://\(host):\(port)" }

    /// The URL without its query, which often holds a signature that differs each time.
    var resource: String { text.prefix { $0 != "?" }.description }

    /// The URL that a `Location` header leads to from here.
    ///
    /// - Throws: `ItemError` `badRedirect`, naming the place without secrets.
    func following(_ location: String) throws(ItemError) -> RemoteURL {
        let target = Redaction.redacted(String(location.prefix(300)))
        guard let handle = curl_url() else { throw ItemError(code: "failed", message: "out of memory") }
        defer { curl_url_cleanup(handle) }
        let reference = location.prefix { $0 != "#" }
        // An empty reference is the place itself (RFC 3986 §5.2.2), which libcurl takes for its folder.
        if reference.isEmpty { return self }
        var joined = String(reference)
        let scheme = Redaction.scheme(of: location)
        if scheme == nil {
            var absolute: UnsafeMutablePointer<CChar>?
            guard curl_url_set(handle, CURLUPART_URL, text, 0) == CURLUE_OK,
                curl_url_set(handle, CURLUPART_URL, Self.encoded(reference), 0) == CURLUE_OK,
                curl_url_get(handle, CURLUPART_URL, &absolute, 0) == CURLUE_OK, let absolute
            else { throw ItemError(code: "badRedirect", message: "\(host) redirects to '\(target)', which is not a URL") }
            defer { curl_free(absolute) }
            joined = String(cString: absolute)
        } else if scheme != "http" && scheme != "https" {
            throw ItemError(
                code: "badRedirect", message: "\(host) redirects to '\(target)'; only http and https are followed")
        }
        do { return try RemoteURL(joined) } catch {
            throw ItemError(code: "badRedirect", message: "\(host) redirects to '\(target)': \(error.message)")
        }
    }

    /// Whether a name, with or without a port, as a user writes it, is this URL's host.
    func isNamed(by name: String) -> Bool {
        var name = name
        // A bare IPv6 address is not a name with a port.
        if !name.hasPrefix("["), name.contains(":"), NetworkAddress(name) != nil { name = "[\(name)]" }
        guard let other = try? RemoteURL("\(scheme)://\(name)") else { return false }
        let namesPort = name.drop { $0 != "]" }.contains(":") || !name.hasPrefix("[") && name.contains(":")
        return other.host == host && (!namesPort || other.port == port)
    }

    /// Checks the outer form, drops the fragment, and encodes what cannot stand in a URL.
    private static func repair(_ url: String) throws(ItemError) -> String {
        let trimmed = url.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
        let url = String(trimmed)
        guard let scheme = Redaction.scheme(of: url), scheme == "http" || scheme == "https" else {
            throw ItemError(code: "unsupportedScheme", message: "only http and https URLs are fetched")
        }
        let start = url.index(url.startIndex, offsetBy: scheme.count + 1)
        guard url[start...].hasPrefix("//") else { throw bad("'//' is missing after '\(scheme):'") }
        let rest = url[url.index(start, offsetBy: 2)...]
        let authority = rest.prefix { !"/?#\\".contains($0) }
        guard !authority.isEmpty else { throw bad("it names no host") }
        // Programs differ on where the host ends then.
        guard !rest.dropFirst(authority.count).hasPrefix("\\"), !authority.unicodeScalars.contains(where: { $0.value <= 0x20 })
        else { throw bad("its host is followed by a backslash, or holds white space") }
        let path = encoded(rest.dropFirst(authority.count).prefix { $0 != "#" })
        guard let at = authority.lastIndex(of: "@") else { return "\(scheme)://\(try asciiHost(authority))\(path)" }
        return "\(scheme)://\(encoded(authority[..<at]))@\(try asciiHost(authority[authority.index(after: at)...]))\(path)"
    }

    /// Host and port, an international name in its xn-- form. libcurl would convert it in the charset of the process's locale.
    private static func asciiHost(_ text: Substring) throws(ItemError) -> String {
        let host = text.hasPrefix("[") ? text : text.prefix { $0 != ":" }
        let port = text.dropFirst(host.count)
        guard !host.hasPrefix("["), host.utf8.contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "%") }) else {
            return String(text)
        }
        guard let decoded = String(host).removingPercentEncoding,
            !decoded.unicodeScalars.contains(where: { $0.value <= 0x20 || "/?#@:\\[]%".unicodeScalars.contains($0) }),
            let url = URL(string: "http://\(decoded)/")?.absoluteString,
            case let name = url.dropFirst("http://".count).prefix(while: { $0 != "/" }), !name.isEmpty,
            name.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") })
        else { throw bad("its host's name has letters that a name cannot have") }
        return String(name) + port
    }

    /// Percent-encodes what cannot stand in a path or query (RFC 3986 §2), and a "%" that begins no code.
    private static func encoded(_ text: some StringProtocol) -> String {
        let bytes = Array(text.utf8)
        var result = ""
        for (index, byte) in bytes.enumerated() {
            let isCode =
                index + 2 < bytes.count && isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
            let isKept =
                switch byte {
                case UInt8(ascii: "%"): isCode
                case 0...0x20, 0x7f...: false
                default: !"\"<>\\^`{|}".utf8.contains(byte)
                }
            if isKept {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

    private static func bad(_ reason: String) -> ItemError { ItemError(code: "badURL", message: "not a usable URL: \(reason)") }
}
