import Dispatch
public import Foundation

/// Serves a preview on this machine, to this machine: 127.0.0.1 only.
///
/// ```swift
/// let server = try PreviewServer(Preview(manifest: "assets/notes.json"))
/// print(server.url)
/// ```
///
/// `@unchecked Sendable`: `connections` and `accepting` are touched on `queue` only.
public final class PreviewServer: @unchecked Sendable {
    /// Of the page, with the port that was given out.
    public let url: URL
    public let port: UInt16
    private let queue = DispatchQueue(label: "preview.server")
    private let handler: RequestHandler
    private var accepting: (any DispatchSourceRead)?
    private var connections: [Int: Connection] = [:]
    private var count = 0

    /// More at once than any browser opens.
    private static let limit = 64

    /// Begins to serve.
    ///
    /// - Parameter port: 0: one that is free.
    /// - Throws: `PreviewError`, where the port is taken.
    public init(_ preview: Preview, port: UInt16 = 0) throws(PreviewError) {
        let (socket, port) = try Self.listen(port)
        self.port = port
        guard let url = URL(string: "http://127.0.0.1:\(port)/") else {
            throw PreviewError(.cannotWrite, "no address for port \(port)")
        }
        self.url = url
        handler = RequestHandler(preview: preview, port: port)
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        source.setEventHandler { [weak self] in self?.accept(from: socket) }
        source.setCancelHandler { close(socket) }
        queue.sync { accepting = source }
        source.resume()
    }

    deinit { accepting?.cancel() }

    /// Ends serving and closes all connections.
    public func stop() {
        queue.sync {
            accepting?.cancel()
            accepting = nil
            for connection in connections.values { connection.stop() }
        }
    }

    private func accept(from socket: Int32) {
        while true {
            let client = Foundation.accept(socket, nil, nil)
            if client < 0 {
                if errno == EINTR || errno == ECONNABORTED { continue }
                return
            }
            guard connections.count < Self.limit else {
                close(client)
                continue
            }
            Self.configure(client)
            count += 1
            let number = count
            let connection = Connection(socket: client, handler: handler) { [weak self] in
                self?.queue.async { [weak self] in self?.connections[number] = nil }
            }
            connections[number] = connection
            connection.start()
        }
    }

    // MARK: Sockets

    private static func configure(_ socket: Int32) {
        _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// A socket that listens on the loopback address, and the port that it has.
    private static func listen(_ port: UInt16) throws(PreviewError) -> (Int32, UInt16) {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let socket = Foundation.socket(AF_INET, stream, 0)
        guard socket >= 0 else { throw failure("no socket") }
        configure(socket)
        // A port whose last connections are still being closed is free again.
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) == 0 }
        }
        guard isBound, Foundation.listen(socket, 64) == 0 else {
            let error = failure("port \(port)")
            close(socket)
            throw error
        }
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
        }
        return (socket, UInt16(bigEndian: address.sin_port))
    }

    private static func failure(_ what: String) -> PreviewError {
        PreviewError(.cannotWrite, "cannot serve on 127.0.0.1: \(what): \(String(cString: strerror(errno)))")
    }
}
