internal import Foundation

/// Turns the frames of a pass into reports of progress, at most ten a second.
final class ProgressMeter {
    private let handler: @Sendable (VideoProgress) -> Void
    private let begin = DispatchTime.now()
    private var last: UInt64 = 0
    private let expected: Double

    /// - Parameter expected: seconds of output.
    init(expected: Double, handler: @escaping @Sendable (VideoProgress) -> Void) {
        self.expected = expected
        self.handler = handler
    }

    func report(frames: Int, seconds: Double) {
        let now = DispatchTime.now().uptimeNanoseconds
        guard now - last >= 100_000_000 else { return }
        last = now
        let elapsed = Double(now - begin.uptimeNanoseconds) / 1e9
        let fraction = min(1, max(0, expected > 0 ? seconds / expected : 0))
        handler(
            VideoProgress(
                fraction: fraction, framesPerSecond: elapsed > 0 ? Double(frames) / elapsed : 0,
                secondsLeft: fraction > 0.02 ? elapsed / fraction * (1 - fraction) : nil))
    }
}
