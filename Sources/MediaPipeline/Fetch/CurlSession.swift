import CLibCurl
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One request as libcurl is to send it.
struct CurlRequest {
    var url: String
    var headers: [String] = []
    var credentials: RemoteURL.Credentials?
    var proxy: String?
    var certificateFile: String?
    var certificateDirectory: String?
    var connectTimeout: Double
    var userAgent: String
}

/// One easy handle on a multi handle of its own: one transfer at a time, and the connections that former ones left open.
///
/// Used by one thread at a time; `CurlPool` sees to that.
final class CurlSession {
    private let multi: UnsafeMutableRawPointer
    private let easy: UnsafeMutableRawPointer
    private let words: UnsafeMutablePointer<CChar>
    /// The host of the last transfer, whose connection may still be open.
    private(set) var lastHost = ""

    /// `curl_global_init`, once and before anything else.
    private static let isStarted = nl_curl_start() == CURLE_OK

    init() throws(FetchFailure) {
        guard Self.isStarted, let multi = curl_multi_init() else { throw FetchFailure("failed", "libcurl cannot be started") }
        guard let easy = curl_easy_init() else {
            curl_multi_cleanup(multi)
            throw FetchFailure("failed", "libcurl cannot be started")
        }
        self.multi = multi
        self.easy = easy
        words = .allocate(capacity: Int(CURL_ERROR_SIZE))
        words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_multi_cleanup(multi)
        words.deallocate()
    }

    /// Runs one transfer to its end.
    ///
    /// - Parameter watch: called at least ten times a second; what it throws ends the transfer.
    /// - Returns: libcurl's result and its words.
    func perform(
        _ request: CurlRequest, host: String, into reception: Reception, watch: () throws(FetchFailure) -> Void
    ) throws(FetchFailure) -> (code: CURLcode, words: String) {
        lastHost = host
        var list: UnsafeMutablePointer<curl_slist>?
        for header in request.headers { list = curl_slist_append(list, header) ?? list }
        defer {
            curl_easy_reset(easy)
            curl_slist_free_all(list)
        }
        // libcurl does not keep the reception alive; this function does.
        return try withExtendedLifetime(reception) { () throws(FetchFailure) in
            let code = set(request, list, Unmanaged.passUnretained(reception).toOpaque())
            guard code == CURLE_OK else { return (code, "") }
            guard curl_multi_add_handle(multi, easy) == CURLM_OK else { return (CURLE_FAILED_INIT, "") }
            defer { curl_multi_remove_handle(multi, easy) }
            while true {
                var running: Int32 = 0
                guard curl_multi_perform(multi, &running) == CURLM_OK else { return (CURLE_FAILED_INIT, "") }
                let result = nl_curl_result(multi)
                if result >= 0 { return (CURLcode(rawValue: UInt32(result)), String(cString: words)) }
                try watch()
                guard curl_multi_poll(multi, nil, 0, 100, nil) == CURLM_OK else { return (CURLE_FAILED_INIT, "") }
            }
        }
    }

    /// - Returns: the first result that is not `CURLE_OK`.
    private func set(_ request: CurlRequest, _ list: UnsafeMutablePointer<curl_slist>?, _ context: UnsafeMutableRawPointer)
        -> CURLcode
    {
        words[0] = 0
        let receiveBody: curl_write_callback = { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let reception = Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
            return reception.receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count)) ? size * count : 0
        }
        let receiveHeader: curl_write_callback = { bytes, size, count, context in
            guard let bytes, let context else { return 0 }
            let reception = Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
            reception.receive(headerLine: UnsafeRawBufferPointer(start: bytes, count: size * count))
            return size * count
        }
        var steps: [CURLcode] = [
            nl_curl_set_error_buffer(easy, words),
            nl_curl_only_http(easy),
            nl_curl_leave_lookups(easy),
            nl_curl_set_string(easy, CURLOPT_URL, request.url),
            nl_curl_set_string(easy, CURLOPT_USERAGENT, request.userAgent),
            nl_curl_set_long(easy, CURLOPT_NOSIGNAL, 1),
            // Redirects are followed by the caller, who checks each.
            nl_curl_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
            nl_curl_set_long(easy, CURLOPT_SSL_VERIFYPEER, 1),
            nl_curl_set_long(easy, CURLOPT_SSL_VERIFYHOST, 2),
            nl_curl_set_long(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
            nl_curl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, max(1, Int(request.connectTimeout * 1000))),
            // Media gain nothing from it; an encoding that comes unasked is decoded all the same.
            nl_curl_set_string(easy, CURLOPT_ACCEPT_ENCODING, "identity"),
            // An empty name keeps libcurl from reading the environment: which proxy it is has been decided.
            nl_curl_set_string(easy, CURLOPT_PROXY, request.proxy ?? ""),
            nl_curl_set_string(easy, CURLOPT_NOPROXY, ""),
            nl_curl_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1),
            // A proxy on the way to a host does not see what is meant for the host.
            nl_curl_set_long(easy, CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE)),
            nl_curl_set_list(easy, CURLOPT_HTTPHEADER, list),
            nl_curl_on_body(easy, receiveBody, context),
            nl_curl_on_header(easy, receiveHeader, context),
            nl_curl_on_open_socket(easy, openSocket, context),
        ]
        if let credentials = request.credentials {
            steps.append(nl_curl_set_string(easy, CURLOPT_USERNAME, credentials.user))
            steps.append(nl_curl_set_string(easy, CURLOPT_PASSWORD, credentials.password))
        }
        if let file = request.certificateFile { steps.append(nl_curl_set_string(easy, CURLOPT_CAINFO, file)) }
        if let directory = request.certificateDirectory { steps.append(nl_curl_set_string(easy, CURLOPT_CAPATH, directory)) }
        return steps.first { $0 != CURLE_OK } ?? CURLE_OK
    }
}

/// Makes the socket for a connection whose address the reception admits: the address that is connected to, not one that
/// another look-up gave.
private let openSocket: curl_opensocket_callback = { context, _, target in
    guard let context, let target else { return CURL_SOCKET_BAD }
    let reception = Unmanaged<Reception>.fromOpaque(context).takeUnretainedValue()
    guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return CURL_SOCKET_BAD }
    // libcurl's own structure has room for the whole address behind the field.
    let address = NetworkAddress(
        socketAddress: UnsafeRawPointer(target) + offset, family: target.pointee.family, length: Int(target.pointee.addrlen))
    guard reception.admits(address) else { return CURL_SOCKET_BAD }
    let descriptor = socket(target.pointee.family, target.pointee.socktype, target.pointee.protocol)
    if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }
    return descriptor
}
