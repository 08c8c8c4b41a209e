/// How remote sources are fetched. All limits hold for each source.
struct FetchSettings: Sendable {
    /// Bytes of one source, after decoding a `Content-Encoding`.
    var maxBytes: Int = 4_000_000_000
    /// Seconds for the whole of one source: every attempt, redirect and pause of it.
    var timeout: Double = 600
    /// Seconds to look a name up and to connect, for each connection.
    var connectTimeout: Double = 15
    /// Attempts after the first.
    var retries: Int = 3
    /// Redirects that one attempt follows.
    var redirects: Int = 5
    /// Names as in a URL, with or without a port, that may lead to private addresses.
    var allowedHosts: Set<String> = []
    /// Every host may.
    var allowPrivateHosts: Bool = false
    /// Fetch nothing.
    var offline: Bool = false
    var headers: [HostHeader] = []
    var userAgent: String = "notelet-media"
    /// Transfers from one host at once.
    var transfersPerHost: Int = 4
    /// Transfers at once.
    var transfers: Int = 16
    /// Proxies and certificate authorities.
    var environment: NetworkEnvironment = .current
}

/// What tells a server's version of a resource from another: its answers' `ETag` and `Last-Modified`, word for word.
struct Validators: Codable, Sendable, Equatable {
    var etag: String?
    var lastModified: String?

    init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }

    var isEmpty: Bool { etag == nil && lastModified == nil }
}

/// How a fetch ended well.
enum FetchOutcome: Sendable, Equatable {
    /// The server confirmed the validators given; nothing was written.
    case notModified
    /// The file is there. `bytes` is its size; `finalURL` is where the redirects led, for messages, without secrets.
    case fetched(bytes: Int, validators: Validators, finalURL: String)
}
