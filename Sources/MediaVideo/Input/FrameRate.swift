/// A constant frame rate as a ratio.
struct FrameRate: Hashable, Sendable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Frames per second.
    var value: Double { Double(numerator) / Double(denominator) }

    func divided(by factor: Int) -> FrameRate {
        numerator.isMultiple(of: factor) ? FrameRate(numerator / factor, denominator) : FrameRate(numerator, denominator * factor)
    }

    func multiplied(by factor: Int) -> FrameRate {
        denominator.isMultiple(of: factor)
            ? FrameRate(numerator, denominator / factor) : FrameRate(numerator * factor, denominator)
    }

    /// What cameras, screens and editors use.
    static let usual: [FrameRate] = [
        FrameRate(1), FrameRate(2), FrameRate(3), FrameRate(4), FrameRate(5), FrameRate(6), FrameRate(15, 2), FrameRate(8),
        FrameRate(10),
        FrameRate(12), FrameRate(25, 2), FrameRate(15000, 1001), FrameRate(15), FrameRate(20), FrameRate(24000, 1001),
        FrameRate(24),
        FrameRate(25), FrameRate(30000, 1001), FrameRate(30), FrameRate(40), FrameRate(48), FrameRate(50), FrameRate(60000, 1001),
        FrameRate(60),
        FrameRate(90), FrameRate(100), FrameRate(120_000, 1001), FrameRate(120), FrameRate(144), FrameRate(240),
    ]

    /// The rate that a source means.
    ///
    /// - Parameters:
    ///   - deltas: seconds between neighbouring frames, in order of time, all positive.
    ///   - stated: frames per second as the container says, for telling 29.97 from 30 where timestamps are rounded.
    ///   - fallback: used where there are no two frames.
    /// - Returns: the constant rate of the output, before any limit, and whether the source's timing varies.
    static func of(deltas: [Double], stated: Double, fallback: Double) -> (rate: FrameRate, isVariable: Bool) {
        let sorted = deltas.sorted()
        guard !sorted.isEmpty else {
            return (nearest(to: fallback.isFinite && fallback >= 1 ? min(fallback, 60) : 30, stated: 0, uncertainty: 0), false)
        }
        let median = sorted[sorted.count / 2]
        let regular = sorted.filter { abs($0 - median) <= max(0.06 * median, 0.0012) }
        let mean = regular.reduce(0, +) / Double(regular.count)
        let isVariable = Double(regular.count) < 0.98 * Double(sorted.count) && sorted.count - regular.count > 0
        let raw = 1 / mean
        // A millisecond's rounding at both ends.
        let near = nearest(to: raw, stated: stated, uncertainty: 0.002 / (mean * Double(regular.count)) + 1e-5)
        if abs(near.value / raw - 1) < 0.02 || isVariable || raw > 240 {
            guard isVariable, near.value < 24 else { return (near, isVariable) }
            // A coarse grid would move irregular frames by tens of milliseconds; repeated frames cost next to nothing.
            return (near.multiplied(by: Int((24 / near.value).rounded(.up))), isVariable)
        }
        // Constant and unusual (a GIF's 30 ms): kept as it is.
        let microseconds = Int((mean * 1e6).rounded())
        let rounded = (microseconds + 250) / 500 * 500
        let unit = abs(rounded - microseconds) < 120 ? max(rounded, 500) : max(microseconds, 1)
        return (reduced(1_000_000, unit), isVariable)
    }

    private static func reduced(_ a: Int, _ b: Int) -> FrameRate {
        var (x, y) = (a, b)
        while y != 0 { (x, y) = (y, x % y) }
        return FrameRate(a / x, b / x)
    }

    /// - Parameter uncertainty: relative; how far off the raw value may be.
    private static func nearest(to raw: Double, stated: Double, uncertainty: Double) -> FrameRate {
        func distance(_ rate: FrameRate, _ value: Double) -> Double { abs(rate.value / value - 1) }
        let best = usual.min { distance($0, raw) < distance($1, raw) } ?? FrameRate(30)
        // Rounded timestamps cannot tell 29.97 from 30: where both are possible, the container's word decides.
        if stated > 0, let said = usual.min(by: { distance($0, stated) < distance($1, stated) }), distance(said, stated) < 0.0004,
            distance(said, raw) < uncertainty
        {
            return said
        }
        return best
    }

    /// At most `limit` frames per second, reached by keeping every n-th frame.
    func limited(to limit: Double) -> (rate: FrameRate, every: Int) {
        let every = max(1, Int((value / limit - 1e-6).rounded(.up)))
        return (divided(by: every), every)
    }
}
