import Dispatch
import Foundation

/// One connection: reads requests and sends answers, one after the other, without ever blocking a thread.
///
/// `@unchecked Sendable`: everything is touched on `queue` only.
final class Connection: @unchecked Sendable {
    private let socket: Int32
    private let queue: DispatchQueue
    private let handler: RequestHandler
    private let onEnd: @Sendable () -> Void
    private var reading: (any DispatchSourceRead)?
    private var writing: (any DispatchSourceWrite)?
    private var isReadingSuspended = false
    private var isWritingSuspended = true
    private var isOver = false
    private var idle: (any DispatchSourceTimer)?

    private var received: [UInt8] = []
    private var toSend = Data()
    /// What follows of the file being sent.
    private var rest: (file: SharedFile, range: Range<Int>)?
    private var endsAfterSending = false

    private static let chunk = 256 << 10
    private static let idleSeconds = 60

    /// - Parameter socket: taken over; does not block.
    init(socket: Int32, handler: RequestHandler, onEnd: @escaping @Sendable () -> Void) {
        self.socket = socket
        self.handler = handler
        self.onEnd = onEnd
        queue = DispatchQueue(label: "preview.connection")
    }

    func start() {
        queue.async { [self] in
            let reading = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
            let writing = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
            reading.setEventHandler { self.receive() }
            writing.setEventHandler { self.send() }
            // The descriptor's number may be given to another file only once neither source watches it.
            let group = DispatchGroup()
            for source in [reading as any DispatchSourceProtocol, writing] {
                group.enter()
                source.setCancelHandler { group.leave() }
            }
            group.notify(queue: queue) { [self] in
                close(socket)
                onEnd()
            }
            let idle = DispatchSource.makeTimerSource(queue: queue)
            idle.setEventHandler { self.end() }
            (self.reading, self.writing, self.idle) = (reading, writing, idle)
            stir()
            idle.resume()
            reading.resume()
        }
    }

    /// Closes the connection, whatever it is doing.
    func stop() { queue.async { self.end() } }

    private func stir() { idle?.schedule(deadline: .now() + .seconds(Self.idleSeconds)) }

    private func end() {
        guard !isOver else { return }
        isOver = true
        rest = nil
        // A suspended source must not be released, nor does it hear of its end.
        if isReadingSuspended { reading?.resume() }
        if isWritingSuspended { writing?.resume() }
        reading?.cancel()
        writing?.cancel()
        idle?.cancel()
        (reading, writing, idle) = (nil, nil, nil)
    }

    // MARK: Requests

    private func receive() {
        guard !isOver else { return }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = read(socket, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return end() }
        stir()
        received.append(contentsOf: buffer[..<count])
        answerNext()
    }

    /// Answers the first request that has come as a whole, unless an answer is still on its way.
    private func answerNext() {
        guard !isOver, toSend.isEmpty, rest == nil else { return }
        // Empty lines before a request are let pass (RFC 9112 §2.2).
        while received.starts(with: [13, 10]) { received.removeFirst(2) }
        guard let end = Self.endOfHead(in: received) else {
            if received.count > HTTPRequest.limit { answer(.text(.headTooLarge), withBody: true, isLast: true) }
            return
        }
        guard end <= HTTPRequest.limit else { return answer(.text(.headTooLarge), withBody: true, isLast: true) }
        let head = received[..<end]
        received.removeFirst(end + 4)
        do {
            let request = try HTTPRequest(parsing: head)
            guard !request.hasBody else { return answer(.text(.contentTooLarge), withBody: true, isLast: true) }
            answer(
                handler.respond(to: request), withBody: request.method != "HEAD", isLast: !request.keepsConnection)
        } catch {
            answer(.text(error == .unsupportedVersion ? .versionNotSupported : .badRequest), withBody: true, isLast: true)
        }
    }

    private static func endOfHead(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (0...bytes.count - 4).first {
            bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
        }
    }

    // MARK: Answers

    private func answer(_ response: HTTPResponse, withBody: Bool, isLast: Bool) {
        endsAfterSending = isLast
        toSend = response.head(isLast: isLast)
        if withBody {
            switch response.body {
            case .none: break
            case .data(let data): toSend.append(data)
            case .file(let file, let range): rest = (file, range)
            }
        }
        if !isReadingSuspended {
            reading?.suspend()
            isReadingSuspended = true
        }
        send()
    }

    private func send() {
        while !isOver {
            if toSend.isEmpty {
                guard let (file, range) = rest else { return sent() }
                guard let data = file.read(at: range.lowerBound, count: min(Self.chunk, range.count)) else { return end() }
                if range.isEmpty {
                    rest = nil
                    continue
                }
                // The file has become shorter than was promised.
                guard !data.isEmpty else { return end() }
                let left = range.dropFirst(data.count)
                rest = left.isEmpty ? nil : (file, left)
                toSend = data
            }
            let count = toSend.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Self.sendFlags) }
            if count < 0 {
                if errno == EINTR { continue }
                guard errno == EAGAIN else { return end() }
                if isWritingSuspended {
                    writing?.resume()
                    isWritingSuspended = false
                }
                return
            }
            stir()
            toSend = toSend.count == count ? Data() : Data(toSend.dropFirst(count))
        }
    }

    private func sent() {
        if !isWritingSuspended {
            writing?.suspend()
            isWritingSuspended = true
        }
        guard !endsAfterSending else { return end() }
        if isReadingSuspended {
            reading?.resume()
            isReadingSuspended = false
        }
        // Another request may have come in one piece with the last.
        answerNext()
    }

    #if canImport(Darwin)
        private static let sendFlags: Int32 = 0
    #else
        /// A reader that has gone is told by the result, not by a signal.
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif
}
