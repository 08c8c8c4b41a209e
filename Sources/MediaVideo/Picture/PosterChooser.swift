internal import CLibAV

/// Picks the frame that stands for the video: the wished one; else frame 0; where that is blank, a representative one of
/// the first seconds; where those are blank too, the first that is not.
struct PosterChooser {
    private struct Candidate {
        let frame: Frame
        let time: Double
        let histogram: [Float]
    }

    /// Seconds of the output among which a representative frame is looked for.
    private static let window = 4.0
    private static let spacing = 0.2

    private let wished: Double?
    private var chosen: (frame: Frame, time: Double)?
    private var candidates: [Candidate] = []
    private var isDecided = false

    init(time: Double?) { wished = time }

    /// Looks at a finished picture, shown from `time` until `end`.
    mutating func consider(_ frame: Frame, at time: Double, until end: Double) {
        guard !isDecided else { return }
        if let wished {
            if chosen == nil || time <= wished + 1e-6 { chosen = (frame, time) } else { isDecided = true }
            return
        }
        let histogram = PosterChooser.histogram(frame)
        let isBlank = PosterChooser.isBlank(histogram)
        if chosen == nil {
            chosen = (frame, time)
            isDecided = !isBlank
            return
        }
        if time > PosterChooser.window, !candidates.isEmpty {
            isDecided = true
            return
        }
        guard !isBlank else { return }
        if let last = candidates.last, time - last.time < PosterChooser.spacing { return }
        candidates.append(Candidate(frame: frame, time: time, histogram: histogram))
        if time > PosterChooser.window { isDecided = true }
    }

    /// The choice; `nil` where no frame was seen.
    func result() -> (frame: Frame, time: Double)? {
        guard !candidates.isEmpty else { return chosen }
        var mean = [Float](repeating: 0, count: candidates[0].histogram.count)
        for candidate in candidates {
            for (i, value) in candidate.histogram.enumerated() { mean[i] += value / Float(candidates.count) }
        }
        func distance(_ candidate: Candidate) -> Float {
            zip(candidate.histogram, mean).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        return candidates.min { distance($0) < distance($1) }.map { ($0.frame, $0.time) }
    }

    /// Shares of the luma codes 0…255, then of the two chroma planes in 32 steps each.
    static func histogram(_ frame: Frame) -> [Float] {
        var counts = [Int32](repeating: 0, count: 256 + 64)
        for (index, step) in [(0, 2), (1, 1), (2, 1)] {
            guard let plane = unsafe frame.plane(index) else { continue }
            let (width, height) = index == 0 ? (frame.width, frame.height) : (frame.width / 2, frame.height / 2)
            unsafe counts.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                for y in stride(from: 0, to: height, by: step) {
                    let row = unsafe plane.base + y * plane.stride
                    for x in stride(from: 0, to: width, by: step) {
                        unsafe base[index == 0 ? Int(row[x]) : 256 + (index - 1) * 32 + Int(row[x] >> 3)] += 1
                    }
                }
            }
        }
        let total = Float(max(1, counts[0..<256].reduce(0, +)))
        return counts.map { Float($0) / total }
    }

    /// One colour all over, but for a few specks and the encoder's noise.
    static func isBlank(_ histogram: [Float]) -> Bool {
        func spread(_ part: ArraySlice<Float>, _ reach: Int) -> Float {
            let total = part.reduce(0, +)
            guard let peak = part.indices.max(by: { part[$0] < part[$1] }) else { return 0 }
            let near = part[max(part.startIndex, peak - reach)...min(part.endIndex - 1, peak + reach)].reduce(0, +)
            return (total - near) / max(total, 1e-9)
        }
        return spread(histogram[0..<256], 12) < 0.001 && spread(histogram[256..<288], 2) < 0.001
            && spread(histogram[288..<320], 2) < 0.001
    }

    /// Whether a picture has colours that a wrong matrix would change.
    static func isColourful(_ histogram: [Float]) -> Bool {
        histogram[256..<320].enumerated().reduce(Float(0)) { sum, item in
            let step = item.offset % 32
            return sum + (step < 14 || step > 17 ? item.element : 0)
        } > 0.01
    }
}
