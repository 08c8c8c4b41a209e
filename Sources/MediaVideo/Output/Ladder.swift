/// The rungs that a source gets, and which of the finished ones are worth keeping.
struct Ladder {
    /// One rung as it will be made.
    struct Step {
        var rung: VideoRecipe.Rung
        /// Pixels; at most the rung's, even.
        var side: Int
        var rate: FrameRate
        /// One frame of this rung stands for so many of the first one's.
        var every: Int
        /// Frames of this rung from one keyframe to the next, at most; in a stream exactly.
        var keyInterval = 1
        /// Made for the HLS stream alone: no sound, no place among the variants.
        var isStreamOnly = false

        var fileName: String { "\(side).mp4" }
    }

    /// Largest first; never empty.
    let steps: [Step]

    /// - Parameters:
    ///   - width, height: of the source as shown.
    ///   - rate: of the source.
    init(_ recipe: VideoRecipe, width: Int, height: Int, rate: FrameRate) throws(VideoError) {
        let rungs = recipe.rungs.sorted { $0.side > $1.side }
        guard let top = rungs.first, rungs.allSatisfy({ $0.side >= 2 && $0.maxFrameRate >= 1 }) else {
            throw VideoError(.cannotEncode, "no rendition is asked for")
        }
        let most = SquareLayout.side(width: width, height: height, fit: recipe.placement.fit, limit: top.side)
        // The first rung that the source can fill; where it fills none, the source's own size with the settings of the
        // nearest rung.
        let fitting = rungs.filter { $0.side / 2 * 2 <= most }
        var wanted = fitting
        if let first = fitting.first, first.side / 2 * 2 < most || wanted.isEmpty {
            // The source lies between two rungs: its own size comes first, made like the rung above it.
            let above = rungs.last { $0.side > most } ?? first
            wanted.insert(above, at: 0)
        } else if fitting.isEmpty {
            wanted = [rungs.last { $0.side > most } ?? top]
        }
        // The first rendition is what people see: it keeps the ladder's best rate however small it is.
        let master = rate.limited(to: rungs.map(\.maxFrameRate).max() ?? 60).rate
        var steps: [Step] = []
        for rung in wanted {
            let side = min(rung.side / 2 * 2, most)
            if let last = steps.last, last.side == side { continue }
            let (slower, every) = steps.isEmpty ? (master, 1) : master.limited(to: rung.maxFrameRate)
            steps.append(Step(rung: rung, side: side, rate: slower, every: every))
        }
        if recipe.hls, let last = steps.last, last.side > Self.streamRung.side {
            let (slower, every) = master.limited(to: Self.streamRung.maxFrameRate)
            steps.append(
                Step(rung: Self.streamRung, side: Self.streamRung.side, rate: slower, every: every, isStreamOnly: true))
        }
        self.steps = Self.withKeyIntervals(steps, seconds: recipe.hls ? 2 : 4)
    }

    /// The lowest rung of a stream, for lines that carry nothing else (media rules: 304, ≤15 fps, 140 kb/s).
    static let streamRung = VideoRecipe.Rung(side: 304, maxFrameRate: 15, crf: 26, maxBitrate: 140_000, audioBitrate: 0)

    /// Keyframes stand at the same times in all rungs: the interval is a multiple of the slowest rung's frame.
    private static func withKeyIntervals(_ steps: [Step], seconds: Double) -> [Step] {
        func common(_ a: Int, _ b: Int) -> Int {
            var (x, y) = (a, b)
            while y != 0 { (x, y) = (y, x % y) }
            return a / x * b
        }
        let unit = steps.reduce(1) { common($0, $1.every) }
        let frames = Int((steps[0].rate.value * seconds + 1e-6).rounded(.down))
        let interval = max(unit, frames / unit * unit)
        return steps.map { step in
            var step = step
            step.keyInterval = max(1, interval / step.every)
            return step
        }
    }

    /// A rung that saves less than 15 % over the one above is not worth a download's choice.
    static func isWorthKeeping(bytes: Int, above: Int) -> Bool { Double(bytes) <= 0.85 * Double(above) }
}
