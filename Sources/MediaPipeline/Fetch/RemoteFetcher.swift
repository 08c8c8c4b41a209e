import CLibCurl
import Foundation

/// Downloads remote sources.
///
/// What is trusted: the user's options and environment; of a manifest, that it names hosts of the public internet; of a server,
/// nothing. Therefore:
/// - Only http and https. Up to five redirects are followed, each checked like the first URL; none from https to http.
/// - The address is checked when the socket for it is made, so that a name that resolves differently the second time gains
///   nothing. Addresses outside the internet (see `NetworkAddress`) are refused, unless the URL's host is in `allowedHosts` or
///   `allowPrivateHosts` is set. A redirect from an allowed host to another one is checked by the other's name.
/// - Headers and credentials go to the scheme, host and port that they were given for, and nowhere else after a redirect.
/// - Certificates are always verified. No cookies, no `.netrc`, no HSTS or Alt-Svc store.
/// - A proxy from the environment is used as curl would use it, and looks up names itself: see `NetworkEnvironment`.
/// - Sizes are limited before the body by what the server says, and while it comes by what it sends, decoded. Time is limited
///   for the whole, and a stalled transfer is given up.
/// - The server's words (reason phrases, bodies, file names) reach no message; URLs in messages are redacted.
///
/// Safe to use from several threads: each fetch runs on its caller's thread.
final class RemoteFetcher: Sendable {
    private let settings: FetchSettings
    private let pacing: FetchPacing
    private let gate: HostGate
    private let pool: CurlPool

    init(settings: FetchSettings, pacing: FetchPacing = FetchPacing()) {
        self.settings = settings
        self.pacing = pacing
        gate = HostGate(perHost: settings.transfersPerHost, limit: settings.transfers)
        pool = CurlPool(limit: settings.transfers)
    }

    /// Whether a source is this class's to fetch.
    static func isRemote(_ url: String) -> Bool {
        let scheme = Redaction.scheme(of: String(url.drop(while: \.isWhitespace)))
        return scheme == "http" || scheme == "https"
    }

    /// See `Redaction`.
    static func fileName(of url: String) -> String { Redaction.fileName(of: url) }

    /// See `Redaction`.
    static func redacted(_ url: String) -> String { Redaction.redacted(url) }

    /// Downloads one source into a file.
    ///
    /// - Parameters:
    ///   - url: as the author wrote it.
    ///   - path: replaced in one step once the file is complete. What a cut left lies beside it, in `path.part` and
    ///     `path.part.json`, and is gone on with where the server's validator still fits: `path` belongs to this URL alone.
    ///   - known: the validators of the version that the caller has.
    ///   - isCancelled: asked ten times a second.
    ///   - progress: bytes that are there, and of how many where the server said.
    /// - Throws: `ItemError`: `offline`, `badURL`, `unsupportedScheme`, `addressRefused`, `hostNotFound`, `cannotConnect`, `tlsFailed`,
    ///   `timedOut`, `cutOff`, `httpStatus`, `badRedirect`, `badResponse`, `badEncoding`, `tooLarge`, `cannotWrite`, `cancelled`.
    func fetch(
        _ url: String, to path: String, known: Validators? = nil, isCancelled: () -> Bool = { false },
        progress: (Int, Int?) -> Void = { _, _ in }
    ) throws(ItemError) -> FetchOutcome {
        let source = try RemoteURL(url)
        guard !settings.offline else {
            throw ItemError(
                code: "offline",
                message: "not fetched from \(source.host): this run is offline, and no copy of it is in the cache",
                hint: "run once without --offline")
        }
        let deadline = ContinuousClock.now + .seconds(settings.timeout)
        let watch = { () throws(FetchFailure) in
            if isCancelled() { throw .cancelled }
            if ContinuousClock.now >= deadline { throw .timedOut(source.host, seconds: self.settings.timeout) }
        }
        let part = try PartialDownload(for: path)
        var attempt = 0
        var hasStartedOver = false
        do throws(FetchFailure) {
            while true {
                do throws(FetchFailure) {
                    return try follow(source, into: part, known: known ?? Validators(), watch, progress)
                } catch {
                    switch error.remedy {
                    case .startOver where !hasStartedOver:
                        hasStartedOver = true
                        do { try part.begin(nil) } catch { throw FetchFailure(error) }
                    case .pause(let asked) where attempt < settings.retries:
                        try pacing.wait(pacing.pause(after: attempt, asked: asked), watch)
                        attempt += 1
                    default:
                        throw error
                    }
                }
            }
        } catch {
            throw attempt > 0 && error.error.code != "cancelled" ? error.after(attempts: attempt + 1).error : error.error
        }
    }

    /// One attempt: the request, and those that redirects lead to.
    private func follow(
        _ source: RemoteURL, into part: PartialDownload, known: Validators, _ watch: () throws(FetchFailure) -> Void,
        _ progress: (Int, Int?) -> Void
    ) throws(FetchFailure) -> FetchOutcome {
        var url = source
        var seen: Set<String> = []
        for _ in 0...settings.redirects {
            guard seen.insert(url.text).inserted else {
                throw FetchFailure("badRedirect", "\(url.host): the redirects go round in a circle")
            }
            switch try request(url, source, part, known, watch, progress) {
            case .done(let outcome): return outcome
            case .redirect(let next):
                guard url.scheme == "http" || next.scheme == "https" else {
                    throw FetchFailure(
                        "badRedirect", "\(url.host) redirects from https to plain http at \(next.host)",
                        hint: "if that is meant, name the http URL itself")
                }
                url = next
            }
        }
        throw FetchFailure("badRedirect", "\(source.host): more than \(settings.redirects) redirects")
    }

    private enum Answer {
        case done(FetchOutcome)
        case redirect(RemoteURL)
    }

    private func request(
        _ url: RemoteURL, _ source: RemoteURL, _ part: PartialDownload, _ known: Validators,
        _ watch: () throws(FetchFailure) -> Void, _ progress: (Int, Int?) -> Void
    ) throws(FetchFailure) -> Answer {
        let isAllowed = settings.allowPrivateHosts || settings.allowedHosts.contains { url.isNamed(by: $0) }
        let proxy = settings.environment.proxy(for: url)
        if proxy != nil, !isAllowed, let kind = NetworkAddress(url.host)?.refusal {
            throw .refused(url.host, address: url.host, kind: kind)
        }
        let resumed = part.origin.flatMap { $0.resource == url.resource && part.size > 0 ? $0 : nil }
        let reception = Reception(
            url: url, maxBytes: settings.maxBytes, part: part, offset: resumed == nil ? 0 : part.size,
            admitsPrivate: isAllowed || proxy != nil)
        var request = CurlRequest(
            url: url.text, credentials: url.origin == source.origin ? source.credentials : nil, proxy: proxy,
            certificateFile: settings.environment.certificateFile,
            certificateDirectory: settings.environment.certificateDirectory, connectTimeout: settings.connectTimeout,
            userAgent: settings.userAgent)
        request.headers = headers(for: url, source, known, resumed, part.size)

        let (code, words) = try gate.pass(host: url.host, watch: watch) { () throws(FetchFailure) in
            var stall = StallClock(pacing)
            return try pool.with(host: url.host) { session throws(FetchFailure) in
                try session.perform(request, host: url.host, into: reception) { () throws(FetchFailure) in
                    try watch()
                    if stall.isStalled(received: reception.received) { throw .stalled(url.host, seconds: pacing.stallSeconds) }
                    if reception.received > 0 { progress(part.size, reception.total) }
                }
            }
        }
        if let failure = reception.failure { throw failure }
        // A longer page of words than is read ends in a write error; its status says more.
        guard code == CURLE_OK || !reception.holdsFile && reception.head.status >= 300 else {
            if let refused = reception.refused, code == CURLE_COULDNT_CONNECT || code == CURLE_ABORTED_BY_CALLBACK {
                throw .refused(url.host, address: "\(refused.address)", kind: refused.kind)
            }
            var failure = FetchFailure(curl: code, host: url.host, words: words)
            // The middle of an encoded file cannot be decoded.
            if code == CURLE_BAD_CONTENT_ENCODING, resumed != nil { failure.remedy = .startOver }
            throw failure
        }
        return try judge(reception, url, part, known, progress)
    }

    /// What a complete answer amounts to.
    private func judge(
        _ reception: Reception, _ url: RemoteURL, _ part: PartialDownload, _ known: Validators, _ progress: (Int, Int?) -> Void
    ) throws(FetchFailure) -> Answer {
        switch reception.head.status {
        case 200, 203, 206:
            try reception.finish()
            let validators = reception.head.validators.isEmpty ? part.origin?.validators : reception.head.validators
            progress(part.size, part.size)
            do { try part.commit() } catch { throw FetchFailure(error) }
            return .done(
                .fetched(
                    bytes: part.size, validators: validators ?? Validators(), finalURL: Redaction.redacted(url.text)))
        case 304 where !known.isEmpty:
            return .done(.notModified)
        case 301, 302, 303, 307, 308:
            guard let location = reception.head["location"], !location.isEmpty else {
                throw FetchFailure("badRedirect", "\(url.host) answered \(reception.head.status) without saying where to")
            }
            do { return .redirect(try url.following(location)) } catch { throw FetchFailure(error) }
        case 416 where part.size > 0:
            throw FetchFailure("badResponse", "\(url.host) answered 416 (Range Not Satisfiable)", remedy: .startOver)
        default:
            throw .status(reception.head.status, host: url.host, retryAfter: reception.head.retryAfter())
        }
    }

    private func headers(
        for url: RemoteURL, _ source: RemoteURL, _ known: Validators, _ resumed: PartialDownload.Origin?, _ offset: Int
    ) -> [String] {
        var headers = ["Accept: */*"]
        if let etag = known.etag { headers.append("If-None-Match: \(etag)") }
        if let modified = known.lastModified { headers.append("If-Modified-Since: \(modified)") }
        if let resumed { headers += ["Range: bytes=\(offset)-", "If-Range: \(resumed.validator)"] }
        for header in settings.headers where header.applies(to: url, isFirstOrigin: url.origin == source.origin) {
            headers.append("\(header.name): \(header.value)")
        }
        // Validators come from a lock that others can edit: no line may become two.
        return headers.filter { line in !line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7f } }
    }
}

/// Tells a transfer that hardly moves from a slow one.
private struct StallClock {
    private let pacing: FetchPacing
    private var windowStart = ContinuousClock.now
    private var windowBytes = 0

    init(_ pacing: FetchPacing) { self.pacing = pacing }

    mutating func isStalled(received: Int) -> Bool {
        guard ContinuousClock.now - windowStart >= .seconds(pacing.stallSeconds) else { return false }
        if received - windowBytes < pacing.stallBytes { return true }
        windowStart = .now
        windowBytes = received
        return false
    }
}

extension FetchFailure {
    fileprivate func after(attempts: Int) -> FetchFailure {
        var failure = self
        failure.error.message += " (\(attempts) attempts)"
        return failure
    }
}
