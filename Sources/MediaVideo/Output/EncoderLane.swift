internal import Foundation

/// An encoder on a queue of its own, fed through a short belt: who feeds waits while the belt is full, so memory stays
/// flat, and every encoder works beside the others and beside the decoder.
///
/// `@unchecked Sendable`: `encoder` is touched on `queue` alone until `finish()` has drained it; `failure` under `lock`.
final class EncoderLane: @unchecked Sendable {
    private static let depth = 4
    let encoder: Encoder
    private let queue: DispatchQueue
    private let belt = DispatchSemaphore(value: EncoderLane.depth)
    private let lock = NSLock()
    private var failure: VideoError?
    private let stop: StopSignal

    init(_ encoder: Encoder, label: String, stop: StopSignal) {
        self.encoder = encoder
        self.stop = stop
        queue = DispatchQueue(label: "notelet.encoder.\(label)")
    }

    /// Puts a frame on the belt. The frame belongs to the lane from here on.
    func submit(_ frame: Frame) throws(VideoError) {
        while belt.wait(timeout: .now() + .milliseconds(100)) == .timedOut { try check() }
        do { try check() } catch {
            belt.signal()
            throw error
        }
        queue.async { [self] in
            work { () throws(VideoError) in try encoder.encode(frame) }
            belt.signal()
        }
    }

    /// Encodes what the encoder still holds, and waits for it.
    func finish() throws(VideoError) {
        let done = DispatchSemaphore(value: 0)
        queue.async { [self] in
            work { () throws(VideoError) in try encoder.encode(nil) }
            done.signal()
        }
        // Waits to the end even when stopped: the work left on the belt does nothing then.
        done.wait()
        try check()
    }

    /// Waits until nothing of this lane runs any more.
    func drain() { queue.sync {} }

    private func work(_ body: () throws(VideoError) -> Void) {
        guard lock.withLock({ failure == nil }), !stop.isStopped else { return }
        do {
            try body()
            stop.progressed()
        } catch { lock.withLock { failure = error } }
    }

    private func check() throws(VideoError) {
        if let failure = lock.withLock({ failure }) { throw failure }
        try stop.check()
    }
}
