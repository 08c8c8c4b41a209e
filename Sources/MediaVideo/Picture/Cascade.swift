internal import CLibAV

/// Decoded frames in, one finished picture per rung out: crop and conversion once, then each rung from the one above.
@safe final class Cascade {
    /// Pixels, largest first.
    let sides: [Int]
    private let placement: FramePlacement
    private var hdr: HDRMetadata
    private let orientation: Orientation
    private let stream: AVCodecParameters?
    private let aspect: (Frame) -> AVRational
    private var kind: PictureKind?
    private var first: FilterGraph?
    private var reductions: [FilterGraph] = []

    /// The first frame's colours, once there was one.
    private(set) var firstKind: PictureKind?
    /// How often the picture's size or kind changed midway.
    private(set) var changes = 0

    /// - Parameters:
    ///   - stream: what the container says of colours, where frames say nothing.
    ///   - aspect: a frame's sample aspect ratio.
    init(
        sides: [Int], placement: FramePlacement, orientation: Orientation, hdr: HDRMetadata, stream: AVCodecParameters?,
        aspect: @escaping (Frame) -> AVRational
    ) throws(VideoError) {
        self.sides = sides
        self.placement = placement
        self.orientation = orientation
        self.hdr = hdr
        unsafe self.stream = unsafe stream
        self.aspect = aspect
        for (above, side) in zip(sides, sides.dropFirst()) {
            reductions.append(
                try FilterGraph(
                    PictureGraph.reduction(to: side), picture: PictureGraph.finished(side: above), timeBase: PictureGraph.timeBase
                ))
        }
    }

    /// The finished pictures of a frame, one per side.
    func pictures(of frame: Frame) throws(VideoError) -> [Frame] {
        let input = try frame.reference()
        let kind = unsafe PictureKind(input, stream: stream, aspect: aspect(input))
        if kind != self.kind {
            hdr.complete(from: input)
            try prepare(kind)
        }
        kind.tag(input)
        input.pts = 0
        unsafe notelet_frame_set_progressive(input.pointer)
        guard let first else { throw VideoError(.cannotEncode, "no filters") }
        var pictures = [try run(first, input)]
        for graph in reductions { pictures.append(try run(graph, pictures[pictures.count - 1])) }
        return pictures
    }

    private func run(_ graph: FilterGraph, _ frame: Frame) throws(VideoError) -> Frame {
        try graph.push(frame)
        guard let picture = try graph.pull() else { throw VideoError(.corrupt, "a frame that cannot be filtered") }
        return picture
    }

    private func prepare(_ kind: PictureKind) throws(VideoError) {
        if unsafe PixelFormat.descriptor(kind.format).map({ unsafe notelet_pixel_is_hardware($0) != 0 }) ?? true {
            throw VideoError(.unsupportedColour, "a pixel format that is not known here")
        }
        if self.kind != nil { changes += 1 } else { firstKind = kind }
        let ratio = Double(kind.aspectNumerator) / Double(kind.aspectDenominator)
        let layout = SquareLayout(
            width: kind.width, height: kind.height, aspect: ratio, orientation: orientation, placement: placement, side: sides[0],
            steps: PixelFormat.chromaSteps(kind.format))
        let text = PictureGraph(
            kind: kind, layout: layout, orientation: orientation, background: placement.background, hdr: hdr
        ).text
        first = try FilterGraph(text, picture: kind, timeBase: PictureGraph.timeBase, threads: kind.isHDR ? 4 : 1)
        self.kind = kind
    }
}
