import Foundation

/// What the environment says of the way to the internet: proxies and certificate authorities, under the names that curl reads.
///
/// A proxy is its user's choice, so it is honoured, and may have a private address. What lies behind it is then looked up
/// and reached by the proxy, whose rules decide; of the address check only that of literal addresses is left.
struct NetworkEnvironment: Sendable {
    /// URL of the proxy for http; not read from `HTTP_PROXY`, which a web server sets from a request's header.
    var httpProxy: String?
    var httpsProxy: String?
    /// Hosts that are reached directly: names with all below them, addresses, ranges as 10.0.0.0/8, or "*".
    var direct: [String] = []
    /// PEM files of trusted authorities, in place of the system's.
    var certificateFile: String?
    var certificateDirectory: String?

    /// No proxy, and the system's authorities.
    static let none = NetworkEnvironment()

    /// This process's.
    static var current: NetworkEnvironment { NetworkEnvironment(ProcessInfo.processInfo.environment) }

    init() {}

    init(_ variables: [String: String]) {
        func value(_ names: String...) -> String? { names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } }
        httpProxy = value("http_proxy", "all_proxy", "ALL_PROXY")
        httpsProxy = value("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
        direct = (value("no_proxy", "NO_PROXY") ?? "").split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
        certificateFile = value("CURL_CA_BUNDLE", "SSL_CERT_FILE")
        certificateDirectory = value("SSL_CERT_DIR")
    }

    /// The proxy that a request goes through; this machine itself is always reached directly.
    func proxy(for url: RemoteURL) -> String? {
        guard let proxy = url.scheme == "https" ? httpsProxy : httpProxy else { return nil }
        let address = NetworkAddress(url.host)
        if url.host == "localhost" || url.host.hasSuffix(".localhost") || address?.refusal == "loopback" { return nil }
        return direct.contains { Self.entry($0, matches: url, address) } ? nil : proxy
    }

    private static func entry(_ entry: String, matches url: RemoteURL, _ address: NetworkAddress?) -> Bool {
        if entry == "*" { return true }
        if let address {
            let range = entry.split(separator: "/", omittingEmptySubsequences: false)
            guard let start = NetworkAddress(String(range[0])) else { return false }
            guard range.count == 2 else { return start.bytes == address.bytes }
            return Int(range[1]).map { NetworkAddress.Block(start.description, $0, "").contains(address.bytes) } ?? false
        }
        let name = entry.hasPrefix("*.") ? entry.dropFirst(2) : entry.hasPrefix(".") ? entry.dropFirst() : entry[...]
        guard let host = name.split(separator: ":").first else { return false }
        if name.contains(":"), name != "\(host):\(url.port)" { return false }
        return url.host == host || url.host.hasSuffix(".\(host)")
    }
}
