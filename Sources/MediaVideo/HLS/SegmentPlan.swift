/// Where renditions are cut into segments. Times are seconds of the presentation.
enum SegmentPlan {
    /// What Apple's specification asks for.
    static let usualDuration = 6.0
    /// Rounds to 6, so that the target duration stays 6.
    static let longestDuration = 6.49
    /// Keyframes of two renditions no further apart than this are at the same time: their timescales may differ.
    private static let tolerance = 0.001

    /// The times at which segments of each rendition start: the same in all of them where the keyframes allow it, so that
    /// a player changes renditions without fetching a part twice.
    ///
    /// - Parameters:
    ///   - keyframes: of each rendition, ascending, the first at its start; never empty.
    ///   - ends: of each rendition.
    static func starts(keyframes: [[Double]], ends: [Double]) -> [[Double]] {
        guard let first = keyframes.first, let end = ends.max() else { return [] }
        let common = first.filter { time in keyframes.allSatisfy { $0.contains { abs($0 - time) <= tolerance } } }
        let shared = cuts(at: common, end: end)
        let durations = zip(shared, shared.dropFirst() + [end]).map { $1 - $0 }
        guard common.first == first.first, durations.allSatisfy({ $0 <= longestDuration }) else {
            return zip(keyframes, ends).map { cuts(at: $0, end: $1) }
        }
        return keyframes.map { own in shared.compactMap { time in own.first { abs($0 - time) <= tolerance } } }
    }

    /// From each cut on, the time nearest to the usual duration that does not make the segment too long. A rest that fits
    /// into the segment is not cut off.
    private static func cuts(at times: [Double], end: Double) -> [Double] {
        guard var start = times.first else { return [] }
        var cuts = [start]
        while end - start > longestDuration {
            let later = times.filter { $0 > start + tolerance && $0 < end - tolerance }
            let near = later.filter { $0 - start <= longestDuration }
            let nearest = near.min { abs($0 - start - usualDuration) < abs($1 - start - usualDuration) }
            // Keyframes too far apart make a long segment, which is better than one that no decoder can start with.
            guard let next = nearest ?? later.first else { break }
            cuts.append(next)
            start = next
        }
        return cuts
    }
}
