import Foundation

/// One of the process's output streams.
final class TextStream: Sendable {
    let descriptor: Int32
    /// Whether a person is looking.
    let isTerminal: Bool
    /// Whether the terminal understands more than plain lines.
    let canMoveCursor: Bool
    let hasColour: Bool

    init(descriptor: Int32, environment: [String: String]) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        canMoveCursor = isTerminal && environment["TERM"].map { $0 != "dumb" && !$0.isEmpty } == true
        // https://no-color.org: any value that is not empty.
        hasColour = canMoveCursor && environment["NO_COLOR", default: ""].isEmpty
    }

    /// Columns at this moment; 80 where it is no terminal or does not say.
    var columns: Int {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Why a write did not succeed.
    struct WriteError: Error {
        let code: Int32
        /// The reader has gone, as in `… | head`: no fault of anyone.
        var isClosed: Bool { code == EPIPE }
    }

    func write(_ text: String) throws(WriteError) {
        var code: Int32 = 0
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = rest.withUnsafeBytes { platformWrite(descriptor, $0.baseAddress, $0.count) }
                if written >= 0 {
                    rest = rest.dropFirst(written)
                } else if errno == EAGAIN || errno == EWOULDBLOCK {
                    // Someone at the other end of the terminal has made it non-blocking: wait until it takes more.
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    code = errno
                    return
                }
            }
        }
        if code != 0 { throw WriteError(code: code) }
    }
}

/// `write` of the C library; the method above has the same name.
private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
