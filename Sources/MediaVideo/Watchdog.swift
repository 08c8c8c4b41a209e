internal import Foundation

/// Runs work on a queue of its own and gives up on it when it is cancelled or makes no progress: no call into a decoder
/// can be trusted to return.
enum Watchdog {
    /// Seconds without a frame or a packet after which an item has failed.
    static let deadline = 30.0

    private final class Box<Value>: @unchecked Sendable {
        // Invariant: written once before `done` is signalled, read after.
        var result: Result<Value, VideoError>?
    }

    /// - Parameter work: leaves nothing behind when it throws; on a hung decoder it is left alone, and cleans up if it
    ///   ever returns.
    static func run<Value>(
        stop: StopSignal, deadline: Double = deadline, _ work: @escaping @Sendable () throws(VideoError) -> Value
    ) throws(VideoError) -> Value {
        LibAVLog.silence()
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        stop.progressed()
        DispatchQueue(label: "notelet.video").async {
            do throws(VideoError) { box.result = .success(try work()) } catch { box.result = .failure(error) }
            done.signal()
        }
        var silentSinceStop = 0
        while done.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
            if stop.isStopped {
                silentSinceStop += 1
                // Half a second to come back by itself.
                if silentSinceStop > 10 { throw VideoError(.cancelled, "cancelled") }
            } else if stop.secondsOfSilence > deadline {
                let stalled = VideoError(.stalled, "no progress for \(Int(deadline)) seconds")
                stop.stop(stalled)
                if done.wait(timeout: .now() + .milliseconds(500)) == .timedOut { throw stalled }
            }
        }
        guard let result = box.result else { throw VideoError(.stalled, "no result") }
        return try result.get()
    }
}
