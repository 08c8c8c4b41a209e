import Foundation

/// What may be shown of a URL, and the name of the file behind it. Both take any text, also what no parser accepts.
enum Redaction {
    /// The URL without user and password, and with the values of parameters that look like secrets replaced by "***".
    static func redacted(_ url: String) -> String {
        guard let separator = url.range(of: "://") else { return withoutSecrets(url) }
        let rest = url[separator.upperBound...]
        var authority = rest.prefix { !"/?#\\".contains($0) }
        // An unencoded "/" in a password cuts the host short: what seems a port is none then.
        let port = authority.split(separator: ":", omittingEmptySubsequences: false).dropFirst().last
        let isWhole = authority.contains("@") || authority.hasPrefix("[") || port.map { $0.allSatisfy(\.isNumber) } ?? true
        if !isWhole, let at = rest.lastIndex(of: "@") {
            authority = rest[...at] + rest[rest.index(after: at)...].prefix { !"/?#\\".contains($0) }
        }
        let host = authority.lastIndex(of: "@").map { "***@" + authority[authority.index(after: $0)...] } ?? String(authority)
        return url[..<separator.upperBound] + host + withoutSecrets(rest.dropFirst(authority.count))
    }

    /// The name of the file that a URL names: its path's last part, decoded, without query and fragment; the host's name where
    /// there is no path. What a server proposes as a name is not asked for.
    static func fileName(of url: String) -> String {
        let rest = url.range(of: "://").map { url[$0.upperBound...] } ?? url[...]
        let path = rest.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        guard let last = parts.last else { return "" }
        let encoded =
            parts.count == 1 ? last[(last.lastIndex(of: "@").map { last.index(after: $0) } ?? last.startIndex)...] : last
        let decoded = String(encoded).removingPercentEncoding ?? String(encoded)
        let name = String(decoded.map { $0 == "/" || $0 == "\\" || $0.unicodeScalars.contains { $0.value < 0x20 } ? "-" : $0 })
        return name == "." || name == ".." ? "" : name
    }

    /// The lower-case scheme of an absolute URL (RFC 3986 §3.1).
    static func scheme(of url: String) -> String? {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon]
        guard let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }

    /// Replaces the values of secret parameters, in the query and in a fragment.
    private static func withoutSecrets(_ text: some StringProtocol) -> String {
        var result = ""
        var parameter = ""
        var inParameters = false
        func shown(_ parameter: String) -> String {
            guard let equals = parameter.firstIndex(of: "="), isSecret(parameter[..<equals]) else { return parameter }
            return parameter[...equals] + "***"
        }
        for character in text {
            if "?#".contains(character) || inParameters && "&;".contains(character) {
                result += (inParameters ? shown(parameter) : parameter) + String(character)
                parameter = ""
                inParameters = true
            } else {
                parameter.append(character)
            }
        }
        return result + (inParameters ? shown(parameter) : parameter)
    }

    /// Names in use at S3, Cloud Storage, Azure, CloudFront, Akamai and in OAuth, by the words they are made of.
    private static func isSecret(_ name: Substring) -> Bool {
        let name = (String(name).removingPercentEncoding ?? String(name)).lowercased()
        if ["sig", "key", "code", "policy", "hmac", "hdnts", "hdnea", "st", "auth", "pass", "pwd", "sid"].contains(name) {
            return true
        }
        return [
            "signature", "token", "secret", "credential", "password", "passwd", "apikey", "api_key", "api-key", "accesskey",
            "access_key", "key-pair", "keyid", "session", "jwt", "bearer", "authorization",
        ].contains { name.contains($0) }
    }
}
