internal import CLibAV

/// One video rendition in fragments, and what its playlists state.
///
/// Each keyframe has a fragment to itself, followed by one with the rest of its group: so the I-frame playlist names whole
/// fragments, and no player has to read a fragment that ends before its samples do.
struct PackagedVideo {
    /// A keyframe with the frames up to the next one.
    struct Group {
        /// Seconds of the presentation.
        var start: Double
        /// Of the keyframe's own fragment.
        var keyframe: ByteRange
        /// Of the whole group; starts where `keyframe` does.
        var range: ByteRange
    }

    var side: Int
    /// RFC 6381.
    var codec: String
    /// The highest rate of frames per second; a held frame does not count.
    var frameRate: Double
    var initialization: ByteRange
    /// Never empty.
    var groups: [Group]
    /// Seconds of the presentation.
    var end: Double

    /// Copies the picture of a finished MP4 into a fragmented file.
    ///
    /// - Parameter start: as for `FragmentedFile`.
    init(_ path: String, to output: String, startingAt start: Double, stop: StopSignal) throws(VideoError) {
        let source = try FinishedTrack(path, AVMEDIA_TYPE_VIDEO, stop)
        let packet = try Packet()
        let file = unsafe try FragmentedFile(path: output, like: source.stream, startingAt: start)
        var starts: [Int64] = []
        var hasRest: [Bool] = []
        var end = Int64.min
        var rate = FrameRateMeter()
        var isFragmentOpen = false
        while try source.read(into: packet) {
            let timing = packet.timing
            rate.count(timing.dts)
            end = max(end, timing.pts + timing.duration)
            if packet.isKey {
                if isFragmentOpen { try file.endFragment() }
                starts.append(timing.pts)
                hasRest.append(false)
                try file.write(packet)
                try file.endFragment()
                isFragmentOpen = false
            } else {
                guard !starts.isEmpty else {
                    throw VideoError(.cannotEncode, "a rendition does not start with a keyframe")
                }
                hasRest[hasRest.count - 1] = true
                isFragmentOpen = true
                try file.write(packet)
            }
        }
        if isFragmentOpen { try file.endFragment() }
        try file.finish()
        guard !starts.isEmpty else { throw VideoError(.noFrames, "a rendition has no frames") }

        let map = try FragmentMap(path: output)
        guard map.fragments.count == starts.count + hasRest.count(where: { $0 }) else {
            throw VideoError(.cannotEncode, "the packaged video is cut in the wrong places")
        }
        var fragments = map.fragments.makeIterator()
        groups = []
        for (start, hasRest) in zip(starts, hasRest) {
            guard let keyframe = fragments.next() else { break }
            var range = keyframe
            if hasRest, let rest = fragments.next() { range.length += rest.length }
            groups.append(Group(start: source.seconds(start), keyframe: keyframe, range: range))
        }
        initialization = map.initialization
        self.end = source.seconds(end)
        frameRate = rate.ticks.map { 1 / source.seconds($0) } ?? 1 / source.seconds(end)
        side = try source.side()
        codec = try source.videoCodec()
    }

    /// The groups from each start up to the next one.
    func segments(startingAt starts: [Double]) -> [HLSSegment] {
        let ends = starts.dropFirst() + [end]
        return zip(starts, ends).compactMap { start, end in
            let inside = groups.filter { $0.start >= start && $0.start < end }
            guard let first = inside.first, let last = inside.last else { return nil }
            let range = ByteRange(offset: first.range.offset, length: last.range.end - first.range.offset)
            return HLSSegment(duration: end - start, range: range)
        }
    }

    /// Each keyframe, shown until the next one.
    var iFrames: [HLSSegment] {
        let ends = groups.dropFirst().map(\.start) + [end]
        return zip(groups, ends).map { HLSSegment(duration: $1 - $0.start, range: $0.keyframe) }
    }
}

/// The rate that frames come at, from the times they are decoded at.
private struct FrameRateMeter {
    private var last: Int64?
    private var gaps: [Int64: Int] = [:]

    mutating func count(_ dts: Int64) {
        if let last { gaps[dts - last, default: 0] += 1 }
        last = dts
    }

    /// Ticks per frame; `nil` for a single frame.
    var ticks: Double? {
        guard let shortest = gaps.keys.min() else { return nil }
        // A rate that does not divide the timescale comes as two gaps, one tick apart.
        let near = gaps.filter { $0.key - shortest <= shortest / 50 }
        let frames = near.values.reduce(0, +)
        return Double(near.reduce(0) { $0 + $1.key * Int64($1.value) }) / Double(frames)
    }
}
