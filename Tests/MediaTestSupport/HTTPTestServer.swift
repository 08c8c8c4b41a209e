public import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An HTTP/1.1 server on 127.0.0.1 that does what it is told, also what no honest server does.
///
/// Every answer closes its connection. The server stops with its last reference.
public final class HTTPTestServer: Sendable {
    /// A request as it came.
    public struct Request: Sendable {
        public var method: String
        /// Path and query.
        public var target: String
        /// By lower-case name.
        public var headers: [String: String]
        /// How often the path was asked for before.
        public var earlier: Int

        public subscript(name: String) -> String? { headers[name] }
    }

    /// What is done to answer, one after the other.
    public enum Step: Sendable {
        case send(Data)
        /// Seconds, or until the client goes away.
        case pause(Double)
        /// Closes with a reset instead of an end.
        case reset
    }

    public typealias Responder = @Sendable (Request) -> [Step]

    public let port: Int
    private let descriptor: Int32
    private let state = Mutex(State())

    private struct State {
        var requests: [Request] = []
        var open = 0
        var mostOpen = 0
    }

    /// "http://127.0.0.1:PORT".
    public var base: String { "http://127.0.0.1:\(port)" }

    /// All requests so far, in the order they came.
    public var requests: [Request] { state.withLock { $0.requests } }

    /// The most requests that waited for the last step of their answer at once.
    public var mostAtOnce: Int { state.withLock { $0.mostOpen } }

    public init(_ respond: @escaping Responder) throws {
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        port = Int(UInt16(bigEndian: address.sin_port))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)

        // Threads, since a blocked client on a queue of Dispatch could keep the server's own work waiting.
        Thread.detachNewThread { [weak self] in
            while true {
                let client = accept(descriptor, nil, nil)
                if client < 0 {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    break
                }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                guard let server = self else {
                    close(client)
                    break
                }
                Thread.detachNewThread { server.serve(client, respond) }
            }
            close(descriptor)
        }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private func serve(_ client: Int32, _ respond: Responder) {
        defer { close(client) }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        guard let request = read(client) else { return }
        let steps = respond(request)
        // The client may be done with this answer, and on to its next request, before its last bytes' send returns.
        if steps.isEmpty { state.withLock { $0.open -= 1 } }
        var left = steps.count
        defer { if left > 0 { state.withLock { $0.open -= 1 } } }
        for step in steps {
            if left == 1 { state.withLock { $0.open -= 1 } }
            left -= 1
            switch step {
            case .send(let data): if !send(data, to: client) { return }
            case .pause(let seconds):
                var poll = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
                if Self.poll(&poll, seconds) { return }
            case .reset:
                var linger = linger(l_onoff: 1, l_linger: 0)
                setsockopt(client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
                return
            }
        }
        // A close with bytes unread would be a reset.
        shutdown(client, Int32(SHUT_WR))
        var poll = pollfd(fd: client, events: Int16(POLLIN), revents: 0)
        _ = Self.poll(&poll, 1)
    }

    /// Whether something, or the end, came within the time.
    private static func poll(_ descriptor: inout pollfd, _ seconds: Double) -> Bool {
        wait(&descriptor, 1, Int32(seconds * 1000)) > 0
    }

    private func send(_ data: Data, to client: Int32) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return data.withUnsafeBytes { bytes in
            var rest = bytes
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = transmit(client, base, rest.count, flags)
                if count <= 0 { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }

    /// Reads up to the empty line; what asks for files sends no body.
    private func read(_ client: Int32) -> Request? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let count = recv(client, &buffer, buffer.count, 0)
            if count <= 0 { return nil }
            bytes += buffer[..<count]
        }
        let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return state.withLock { state in
            state.open += 1
            state.mostOpen = max(state.mostOpen, state.open)
            let target = String(words[1])
            let request = Request(
                method: String(words[0]), target: target, headers: headers,
                earlier: state.requests.count { $0.target == target })
            state.requests.append(request)
            return request
        }
    }
}

extension HTTPTestServer.Step {
    /// Status line and headers, as they are, with the empty line.
    public static func head(_ status: Int, _ headers: [String] = []) -> Self {
        let lines = ["HTTP/1.1 \(status) Of the server's own wording", "Connection: close"] + headers + ["", ""]
        return .send(Data(lines.joined(separator: "\r\n").utf8))
    }
}

extension [HTTPTestServer.Step] {
    /// A complete answer with its right length.
    public static func answer(_ status: Int = 200, _ headers: [String] = [], body: Data = Data()) -> Self {
        [.head(status, ["Content-Length: \(body.count)"] + headers), .send(body)]
    }

    public static func redirect(_ location: String, status: Int = 302) -> Self {
        .answer(status, ["Location: \(location)"], body: Data("moved".utf8))
    }
}

// `poll` and `send` name methods above.
private func wait(_ descriptors: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ milliseconds: Int32) -> Int32 {
    poll(descriptors, count, milliseconds)
}

private func transmit(_ client: Int32, _ bytes: UnsafeRawPointer, _ count: Int, _ flags: Int32) -> Int {
    send(client, bytes, count, flags)
}
