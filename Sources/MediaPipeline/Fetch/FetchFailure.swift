import CLibCurl

/// Why one attempt failed, and whether another may do better. Its words hold neither secrets nor text from the server.
struct FetchFailure: Error {
    /// What a further attempt is good for.
    enum Remedy: Equatable {
        case none
        /// Again after a pause; the server may have asked for one, in seconds.
        case pause(asked: Double?)
        /// Again at once, without the part that is there.
        case startOver
    }
    var error: ItemError
    var remedy: Remedy

    init(_ code: String, _ message: String, hint: String? = nil, remedy: Remedy = .none) {
        error = ItemError(code: code, message: message, hint: hint)
        self.remedy = remedy
    }

    init(_ error: ItemError) {
        self.error = error
        remedy = .none
    }

    static let cancelled = FetchFailure("cancelled", "the run was stopped")

    static func timedOut(_ host: String, seconds: Double) -> FetchFailure {
        FetchFailure(
            "timedOut", "\(host): not done after \(formatted(seconds)) s, the limit for one source",
            hint: "raise the time limit, or fetch the file by other means and name it by its path")
    }

    static func stalled(_ host: String, seconds: Double) -> FetchFailure {
        FetchFailure(
            "timedOut", "\(host): almost nothing came for \(formatted(seconds)) s", hint: "try again later",
            remedy: .pause(asked: nil))
    }

    static func tooLarge(_ host: String, announced: Int?, limit: Int) -> FetchFailure {
        let size = announced.map { "the file at \(host) has \($0) bytes" } ?? "the file at \(host) goes on past the limit"
        return FetchFailure("tooLarge", "\(size), the limit is \(limit) (--max-bytes)")
    }

    static func refused(_ host: String, address: String, kind: String) -> FetchFailure {
        let place = address == host ? host : "\(host) leads to \(address)"
        return FetchFailure(
            "addressRefused", "\(place), which is not a public address (\(kind))",
            hint: "if that is meant: --allow-host \(host), or --allow-private-hosts for all")
    }

    /// An answer that is neither the file nor a redirect.
    static func status(_ status: Int, host: String, retryAfter: Double?) -> FetchFailure {
        let name = Self.names[status].map { " (\($0))" } ?? ""
        let hint: String? =
            switch status {
            case 401, 403:
                "a private host gets its header with --header '\(host)=Authorization: …'; a signed URL may have run out"
            case 404, 410: "check that the URL still names the file"
            case 407: "the proxy wants credentials: http://user:password@proxy in the environment"
            case 408, 425, 429, 500...: "try again later"
            default: nil
            }
        return FetchFailure(
            "httpStatus", "\(host) answered \(status)\(name)", hint: hint,
            remedy: isTransient(status) ? .pause(asked: retryAfter) : .none)
    }

    /// 501 and 505 say what the server will never do.
    private static func isTransient(_ status: Int) -> Bool {
        [408, 425, 429].contains(status) || (500...599).contains(status) && status != 501 && status != 505
    }

    private static let names = [
        204: "No Content", 206: "Partial Content", 304: "Not Modified", 400: "Bad Request", 401: "Unauthorized",
        403: "Forbidden", 404: "Not Found", 407: "Proxy Authentication Required", 408: "Request Timeout", 410: "Gone",
        416: "Range Not Satisfiable", 425: "Too Early", 429: "Too Many Requests", 451: "Unavailable For Legal Reasons",
        500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
        504: "Gateway Timeout",
    ]

    /// What libcurl's result means; one place for all of them.
    ///
    /// - Parameter words: libcurl's own, which name hosts and system errors only.
    init(curl code: CURLcode, host: String, words: String) {
        let reason = words.isEmpty ? String(cString: curl_easy_strerror(code)) : words
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST:
            self.init(
                "hostNotFound", "\(host): no address is known for this name", hint: "check its spelling and the network",
                remedy: .pause(asked: nil))
        case CURLE_COULDNT_RESOLVE_PROXY:
            self.init(
                "hostNotFound", "\(host): the proxy's name is not known", hint: "check http_proxy and https_proxy",
                remedy: .pause(asked: nil))
        case CURLE_COULDNT_CONNECT:
            self.init("cannotConnect", "\(host): no connection: \(reason)", hint: "try again later", remedy: .pause(asked: nil))
        case CURLE_OPERATION_TIMEDOUT:
            self.init("timedOut", "\(host): no connection in time", hint: "try again later", remedy: .pause(asked: nil))
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM:
            self.init(
                "tlsFailed", "\(host): its certificate is not trusted: \(reason)",
                hint: "an authority of your own is named by SSL_CERT_FILE in the environment")
        case CURLE_SSL_CONNECT_ERROR:
            self.init("tlsFailed", "\(host): no secure connection: \(reason)", remedy: .pause(asked: nil))
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self.init("cutOff", "\(host): the transfer was cut off", hint: "try again later", remedy: .pause(asked: nil))
        case CURLE_BAD_CONTENT_ENCODING:
            self.init("badEncoding", "\(host): the answer is not in the Content-Encoding that it names")
        default:
            self.init("badResponse", "\(host): \(reason)")
        }
    }

    /// "0.5", "30".
    private static func formatted(_ seconds: Double) -> String {
        seconds == seconds.rounded() && abs(seconds) < 1e15 ? String(Int(seconds)) : String(seconds)
    }
}
