internal import CLibAV

/// Makes interlaced frames progressive before anything else touches them: a crop or a scaler would mix their fields. Frames
/// that are not marked pass through.
final class Deinterlacer {
    private static let base = LibAV.ratio(1, 1_000_000)
    private var graph: FilterGraph?
    private var size: (Int, Int, Int32) = (0, 0, 0)

    /// - Returns: the frames that are finished now, with their times in seconds; it lags by one.
    func push(_ frame: Frame, at time: Double) throws(VideoError) -> [(Frame, Double)] {
        var finished: [(Frame, Double)] = []
        let now = (frame.width, frame.height, frame.format.rawValue)
        if now != size {
            finished = try flush()
            // One frame out for each in: twice the frames would be sharper in motion, but most of what is marked as
            // interlaced today was filmed as whole frames.
            graph = unsafe try FilterGraph(
                "bwdif=mode=send_frame:deint=interlaced",
                picture: PictureKind(frame, stream: nil, aspect: LibAV.ratio(1, 1)), timeBase: Deinterlacer.base)
            size = now
        }
        frame.pts = Int64((time * 1e6).rounded())
        try graph?.push(frame)
        return finished + (try pull())
    }

    func flush() throws(VideoError) -> [(Frame, Double)] {
        guard let graph else { return [] }
        try graph.push(nil)
        let rest = try pull()
        self.graph = nil
        size = (0, 0, 0)
        return rest
    }

    private func pull() throws(VideoError) -> [(Frame, Double)] {
        guard let graph else { return [] }
        var frames: [(Frame, Double)] = []
        while let frame = try graph.pull() { frames.append((frame, Double(frame.pts) * graph.timeBase.value)) }
        return frames
    }
}
