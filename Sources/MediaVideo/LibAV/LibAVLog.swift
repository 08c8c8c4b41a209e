internal import CLibAV
internal import Foundation

/// What libav* has to say. Quiet unless someone listens: nothing of it ever reaches stderr by itself.
public enum LibAVLog {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var listener: (@Sendable (_ level: Int, _ line: String) -> Void)?

    /// Hands warnings and errors of libav* to `listener`, from any thread, as they come; `nil`: to nobody. Levels are
    /// FFmpeg's: 8 fatal, 16 error, 24 warning. The lines of concurrent jobs are mixed.
    public static func listen(_ listener: (@Sendable (_ level: Int, _ line: String) -> Void)?) {
        lock.withLock { unsafe self.listener = listener }
        silence()
    }

    /// Takes FFmpeg's log away from stderr, once.
    static func silence() { _ = installed }

    private static let installed: Void = unsafe notelet_log_install { level, line in
        guard let listener = LibAVLog.lock.withLock({ unsafe LibAVLog.listener }) else { return }
        unsafe listener(Int(level), String(cString: line))
    }
}
