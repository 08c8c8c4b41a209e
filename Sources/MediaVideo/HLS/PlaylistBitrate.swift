/// The bit rates of a media playlist, as RFC 8216 §4.1 defines them: of its segments, with their container, without the
/// initialization section and without what HTTP adds.
struct PlaylistBitrate: Equatable {
    /// Bits per second of the heaviest run of segments that lasts 0.5 to 1.5 target durations.
    var peak: Double
    /// Bits per second over the whole.
    var average: Double

    static let none = PlaylistBitrate(peak: 0, average: 0)

    init(peak: Double, average: Double) {
        self.peak = peak
        self.average = average
    }

    /// - Parameter targetDuration: seconds.
    init(of segments: [HLSSegment], targetDuration: Int) {
        let seconds = segments.reduce(0) { $0 + $1.duration }
        average = seconds > 0 ? Double(8 * segments.reduce(0) { $0 + $1.range.length }) / seconds : 0
        // A clip shorter than half a target duration has no such run; then its average is all there is.
        peak = average
        let shortest = 0.5 * Double(targetDuration)
        let longest = 1.5 * Double(targetDuration)
        for first in segments.indices {
            var duration = 0.0
            var bytes = 0
            for segment in segments[first...] {
                duration += segment.duration
                bytes += segment.range.length
                if duration > longest { break }
                if duration >= shortest { peak = max(peak, Double(8 * bytes) / duration) }
            }
        }
    }
}
