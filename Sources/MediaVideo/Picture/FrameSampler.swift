internal import CLibAV

/// A few small frames spread over a clip: whole, oriented, in sRGB, for choosing what a crop should keep.
struct FrameSampler {
    let path: String
    let maxPixels: Int
    let stop: StopSignal

    func frames(count: Int, side: Int) throws(VideoError) -> [RawFrame] {
        guard count > 0, side > 1 else { return [] }
        let feed = try FileFeed(path: path, maxPixels: maxPixels, limit: 60, stop: stop)
        let facts = feed.facts
        let container = try Container(path: path, maxPixels: maxPixels, stop: stop)
        let choice = try StreamChoice(container)
        guard let stream = unsafe container.stream(choice.video) else { throw VideoError(.noVideoStream, "no video stream") }
        let base = unsafe stream.pointee.time_base.value
        let decoder = unsafe try Decoder(stream, threads: 4, maxPixels: maxPixels)
        container.keepOnly([choice.video])
        let picked = SamplePicker(facts: facts, feed: feed, side: side)
        let span = min(facts.duration, 60)
        let packet = try Packet()
        let frame = try Frame()
        var result: [RawFrame] = []
        for index in 0..<count {
            let target = facts.start + span * (Double(index) + 0.5) / Double(count)
            // A keyframe nearby does as well as the frame itself; where there is no index, decoding goes on from here.
            if container.canSeekExactly, container.seek(stream: choice.video, to: Int64(target / base)) { decoder.flush() }
            if let shown = try next(
                container, decoder, choice.video, packet, frame, base, until: container.canSeekExactly ? -1 : target)
            {
                result.append(try picked.picture(of: shown))
            }
        }
        guard !result.isEmpty else { throw VideoError(.noFrames, "no frame of the video can be decoded") }
        return result
    }

    private func next(
        _ container: Container, _ decoder: Decoder, _ index: Int, _ packet: Packet, _ frame: Frame, _ base: Double,
        until time: Double
    ) throws(VideoError) -> Frame? {
        var damagedInARow = 0
        while true {
            receiving: while true {
                switch decoder.receive(into: frame) {
                case .frame:
                    stop.progressed()
                    if frame.timestamp.map({ Double($0) * base >= time }) ?? true { return try frame.reference() }
                case .damaged: damagedInARow += 1
                case .needsInput: break receiving
                case .end: return nil
                }
                if damagedInARow > 1000 { return nil }
            }
            switch try container.read(into: packet) {
            case .end: _ = try decoder.send(nil)
            case .damaged:
                damagedInARow += 1
                if damagedInARow > 100 { return nil }
            case .packet: if packet.streamIndex == index { _ = try decoder.send(packet) }
            }
        }
    }
}

/// Turns sampled frames into small sRGB pictures.
private struct SamplePicker {
    let facts: SourceFacts
    let feed: FileFeed
    let side: Int

    func picture(of frame: Frame) throws(VideoError) -> RawFrame {
        let input = try frame.reference()
        let kind = unsafe PictureKind(input, stream: feed.streamParameters, aspect: feed.aspect(of: input))
        kind.tag(input)
        input.pts = 0
        let shown = SourceFacts.displaySize(
            width: kind.width, height: kind.height, aspect: Double(kind.aspectNumerator) / Double(kind.aspectDenominator),
            orientation: facts.orientation)
        let placement = FramePlacement(fit: .contain)
        let layout = SquareLayout(
            width: kind.width, height: kind.height, aspect: Double(kind.aspectNumerator) / Double(kind.aspectDenominator),
            orientation: facts.orientation, placement: placement,
            side: SquareLayout.side(width: shown.width, height: shown.height, fit: .contain, limit: side),
            steps: PixelFormat.chromaSteps(kind.format))
        let text = PictureGraph(
            kind: kind, layout: layout, orientation: facts.orientation, background: nil, hdr: facts.hdr, isFilled: false
        ).text
        let graph = try FilterGraph(text, picture: kind, timeBase: PictureGraph.timeBase)
        try graph.push(input)
        guard let small = try graph.pull() else { throw VideoError(.corrupt, "a frame that cannot be filtered") }
        return try PosterPicture.rgb(small)
    }
}
