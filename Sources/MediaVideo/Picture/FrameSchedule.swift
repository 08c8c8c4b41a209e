/// Lays frames with times of their own onto a constant grid: each slot shows the latest frame that is due.
///
/// Timestamps jitter (a millisecond's rounding, a camera's clock), so a frame is due a little before its time: by half a
/// slot, or by half of the source's own interval where that is shorter (frames are being left out).
struct FrameSchedule<Picture> {
    private let rate: Double
    private let tolerance: Double
    private let limit: Int
    private var current: Picture?
    private var next = 0
    /// Slots handed out so far.
    var count: Int { next }

    /// - Parameters:
    ///   - rate: slots per second.
    ///   - sourceInterval: usual seconds between the source's frames.
    ///   - limit: seconds after which nothing is handed out.
    init(rate: Double, sourceInterval: Double, limit: Double) {
        self.rate = rate
        tolerance = 0.5 * min(1 / rate, sourceInterval > 0 ? sourceInterval : 1 / rate)
        self.limit = max(1, Int((limit * rate - 1e-6).rounded(.toNearestOrAwayFromZero)))
    }

    /// Takes the next frame, in order of time.
    ///
    /// - Parameter time: seconds from the output's start; frames before it are replaced by the last of them.
    /// - Returns: the frame that fills slots now, and which.
    mutating func push(_ picture: Picture, at time: Double) -> (picture: Picture, slots: Range<Int>)? {
        guard let shown = current else {
            current = picture
            return nil
        }
        current = picture
        // Slot 0 keeps the first frame, unless a later one is due at its very start.
        if time <= (next == 0 ? 1e-4 : 0) { return nil }
        let due = min(limit, max(next == 0 ? 1 : 0, Int(((time - tolerance) * rate + 1 - 1e-6).rounded(.down))))
        guard due > next else { return nil }
        defer { next = due }
        return (shown, next..<due)
    }

    /// The last frame, held until the end.
    ///
    /// - Parameter end: seconds from the output's start.
    mutating func finish(end: Double) -> (picture: Picture, slots: Range<Int>)? {
        let total = min(limit, max(1, next, Int((end * rate).rounded())))
        guard let shown = current, total > next else { return nil }
        current = nil
        defer { next = total }
        return (shown, next..<total)
    }

    /// Whether every slot up to the limit is filled.
    var isFull: Bool { next >= limit }
}
