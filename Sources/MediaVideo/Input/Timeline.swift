internal import CLibAV

/// When a video's frames are shown, read from its packets without decoding one.
struct Timeline {
    /// Frames found.
    var frames = 0
    /// Seconds of the first frame in the file's own clock.
    var start: Double = 0
    /// Seconds of the last frame, and of its end.
    var lastFrame: Double = 0
    var end: Double = 0
    /// Seconds between neighbouring frames, in order of time.
    var deltas: [Double] = []
    /// Seconds that the last packet says it lasts.
    var lastDuration: Double = 0
    var damagedPackets = 0
    var isEncrypted = false
    /// Seconds to the latest time of any stream, sound included, from the earliest or from 0: containers count either way.
    var readSpan: Double = 0
    /// The scan ended at its limit, not at the end of the file.
    var isPartial = false

    /// Reads packets up to `limit` seconds after the first frame.
    static func scan(_ container: Container, stream index: Int, limit: Double, stop: StopSignal) throws(VideoError) -> Timeline {
        var result = Timeline()
        guard let stream = unsafe container.stream(index) else { throw VideoError(.noVideoStream, "no video stream") }
        let base = unsafe stream.pointee.time_base.value
        let packet = try Packet()
        var times: [(time: Int64, duration: Int64)] = []
        var first: Int64?
        var damagedInARow = 0
        var span: (first: Double, last: Double)?
        reading: while true {
            switch try container.read(into: packet) {
            case .end: break reading
            case .damaged:
                result.damagedPackets += 1
                damagedInARow += 1
                if damagedInARow > 100 { break reading }
                continue
            case .packet: damagedInARow = 0
            }
            if let time = packet.timestamp, let any = unsafe container.stream(packet.streamIndex) {
                let seconds = Double(time) * (unsafe any.pointee.time_base.value)
                span = (min(span?.first ?? seconds, seconds), max(span?.last ?? seconds, seconds))
            }
            guard packet.streamIndex == index else { continue }
            if packet.isCorrupt { result.damagedPackets += 1 }
            if packet.isEncrypted { result.isEncrypted = true }
            if times.count & 255 == 0 { stop.progressed() }
            if packet.isDiscarded || packet.size == 0 { continue }
            guard let time = packet.timestamp else {
                // Some containers time only some of their packets: the others are spread evenly later.
                result.frames += 1
                continue
            }
            result.frames += 1
            times.append((time, packet.duration))
            let begin = min(first ?? time, time)
            first = begin
            if Double(time - begin) * base > limit + 1 {
                result.isPartial = true
                break
            }
        }
        result.readSpan = span.map { max($0.last - $0.first, $0.last) } ?? 0
        times.sort { $0.time < $1.time }
        guard let earliest = times.first, let latest = times.last else { return result }
        result.start = Double(earliest.time) * base
        result.lastFrame = Double(latest.time) * base
        result.deltas = zip(times.dropFirst(), times).map { Double($0.time - $1.time) * base }.filter { $0 > 0 }
        let untimed = result.frames - times.count
        if untimed > 0, !result.deltas.isEmpty {
            // Untimed frames lie between timed ones.
            let average = (result.lastFrame - result.start) / Double(result.frames - 1)
            result.deltas = Array(repeating: average, count: max(1, min(result.frames - 1, 1000)))
        }
        let median = result.deltas.isEmpty ? 0 : result.deltas.sorted()[result.deltas.count / 2]
        result.lastDuration = Double(latest.duration) * base
        // A last frame without a duration, or with one that nobody could see, lasts as long as the others.
        result.end = result.lastFrame + (result.lastDuration > 0.25 * median ? result.lastDuration : median)
        return result
    }
}
