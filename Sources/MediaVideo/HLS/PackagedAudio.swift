internal import CLibAV

/// The sound in fragments, one per segment.
struct PackagedAudio {
    /// RFC 6381.
    var codec: String
    var channels: Int
    var initialization: ByteRange
    /// Never empty.
    var segments: [HLSSegment]

    /// Copies the sound of a finished MP4 into a fragmented file.
    ///
    /// - Parameters:
    ///   - start: as for `FragmentedFile`.
    ///   - cuts: seconds at which the segments of the picture start; those of the sound start with the nearest packet.
    ///   - end: seconds at which the picture ends, and the sound with it.
    init(_ path: String, to output: String, startingAt start: Double, cuts: [Double], end: Double, stop: StopSignal)
        throws(VideoError)
    {
        let source = try FinishedTrack(path, AVMEDIA_TYPE_AUDIO, stop)
        let packet = try Packet()
        let file = unsafe try FragmentedFile(path: output, like: source.stream, startingAt: start)
        var starts: [Int64] = []
        var pending = cuts.dropFirst().map { source.ticks($0) }
        let limit = source.ticks(end)
        var last = Int64.min
        while try source.read(into: packet) {
            let timing = packet.timing
            guard timing.pts < limit else { continue }
            if starts.isEmpty {
                // The first packet may be priming, before the start; the presentation starts at 0.
                starts.append(max(0, timing.pts))
            } else if let next = pending.first, timing.pts + timing.duration / 2 >= next {
                pending.removeAll { timing.pts + timing.duration / 2 >= $0 }
                try file.endFragment()
                starts.append(timing.pts)
            }
            packet.shorten(to: limit - timing.pts)
            last = timing.pts + min(timing.duration, limit - timing.pts)
            try file.write(packet)
        }
        guard !starts.isEmpty else { throw VideoError(.cannotEncode, "the sound of a rendition is empty") }
        try file.endFragment()
        try file.finish()

        let map = try FragmentMap(path: output)
        guard map.fragments.count == starts.count else {
            throw VideoError(.cannotEncode, "the packaged sound is cut in the wrong places")
        }
        initialization = map.initialization
        segments = zip(zip(starts, starts.dropFirst() + [last]), map.fragments).map { times, range in
            HLSSegment(duration: source.seconds(times.1 - times.0), range: range)
        }
        channels = source.channels
        codec = try source.audioCodec()
    }
}
