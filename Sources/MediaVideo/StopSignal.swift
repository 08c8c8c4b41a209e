internal import Foundation

/// Says to every part of a rendering whether to go on: cancelled by the caller, abandoned by the watchdog, or failed elsewhere.
final class StopSignal: @unchecked Sendable {
    // Invariant: all state is read and written under `lock`.
    private let lock = NSLock()
    private let isCancelled: @Sendable () -> Bool
    private var stopped: VideoError?
    private var lastSignOfLife = DispatchTime.now()

    init(isCancelled: @escaping @Sendable () -> Bool = { false }) { self.isCancelled = isCancelled }

    /// Ends the work with this reason; the first reason stays.
    func stop(_ reason: VideoError) { lock.withLock { if stopped == nil { stopped = reason } } }

    /// Tells the watchdog that something came out.
    func progressed() { lock.withLock { lastSignOfLife = .now() } }

    /// Seconds since something came out.
    var secondsOfSilence: Double {
        let last = lock.withLock { lastSignOfLife }
        let now = DispatchTime.now()
        return now > last ? Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9 : 0
    }

    /// Whether to stop.
    var isStopped: Bool { lock.withLock { stopped != nil } || isCancelled() }

    /// - Throws: the reason to stop.
    func check() throws(VideoError) {
        if let reason = lock.withLock({ stopped }) { throw reason }
        if isCancelled() { throw VideoError(.cancelled, "cancelled") }
    }
}
