internal import CLibAV
internal import Foundation

/// One decoding of a source: frames are laid onto the constant grid, made into finished pictures, and handed to the
/// encoders of all rungs; sound goes beside them.
final class RenderPass {
    /// The seconds of the source that are kept.
    let start: Double
    let end: Double
    let steps: [Ladder.Step]
    var damagedPackets = 0
    var damagedSound = 0
    /// Frames of the first rung, once finished.
    private(set) var frameCount = 0
    private(set) var warnings: [String] = []
    private(set) var poster: PosterChooser
    private(set) var isColourful = false
    let cascade: Cascade
    let lanes: [EncoderLane]
    private(set) var soundTrack: SoundTrack?
    private var schedule: FrameSchedule<Frame>
    private let rate: FrameRate
    private let stop: StopSignal
    private let meter: ProgressMeter
    private var sourceFrames = 0

    /// - Parameters:
    ///   - steps: the rungs to make.
    ///   - budget: for the first of them, where a rate factor makes it too large.
    ///   - audioBitrates: of each step; empty: no sound.
    init(
        feed: any FrameFeed, recipe: VideoRecipe, steps: [Ladder.Step], budget: VideoEncoding.Budget?, audioBitrates: [Int],
        directory: String, stop: StopSignal, meter: ProgressMeter
    ) throws(VideoError) {
        self.steps = steps
        self.stop = stop
        self.meter = meter
        let facts = feed.facts
        start = recipe.trim?.start ?? 0
        end = min(recipe.trim?.end ?? .infinity, start + recipe.maxDuration)
        rate = steps[0].rate
        schedule = FrameSchedule(rate: rate.value, sourceInterval: 1 / facts.rate.value, limit: end - start)
        cascade = unsafe try Cascade(
            sides: steps.map(\.side), placement: recipe.placement, orientation: facts.orientation, hdr: facts.hdr,
            stream: unsafe feed.streamParameters, aspect: feed.aspect)
        poster = PosterChooser(time: recipe.posterTime)
        var lanes: [EncoderLane] = []
        for step in steps {
            let encoder = try VideoEncoding.encoder(
                step, recipe: recipe,
                budget: step.isStreamOnly ? VideoEncoding.Budget(bitrate: step.rung.maxBitrate) : budget,
                spool: PacketSpool(in: directory))
            lanes.append(EncoderLane(encoder, label: "\(step.side)", stop: stop))
        }
        self.lanes = lanes
        if !audioBitrates.isEmpty {
            soundTrack = SoundTrack(
                bitrates: Array(Set(audioBitrates)).sorted(), limit: min(end - start, facts.duration + 1), directory: directory,
                stop: stop)
        }
    }

    var wantsSound: Bool { soundTrack != nil }
    /// Nothing more of the picture is wanted.
    var isVideoComplete: Bool { schedule.isFull }

    func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }

    /// Takes the next decoded, progressive frame.
    ///
    /// - Parameters:
    ///   - time: seconds from the source's first frame.
    func video(_ frame: Frame, at time: Double) throws(VideoError) {
        try stop.check()
        stop.progressed()
        sourceFrames += 1
        if let (shown, slots) = schedule.push(frame, at: time - start) { try emit(shown, slots) }
        meter.report(frames: sourceFrames, seconds: time - start)
    }

    /// Takes decoded sound.
    ///
    /// - Parameter time: seconds from the source's first frame; `nil`: right after the one before.
    func sound(_ frame: Frame, at time: Double?) throws(VideoError) {
        try soundTrack?.push(frame, at: time.map { $0 - start })
    }

    private func emit(_ frame: Frame, _ slots: Range<Int>) throws(VideoError) {
        let pictures = try cascade.pictures(of: frame)
        if slots.lowerBound == 0 { isColourful = PosterChooser.isColourful(PosterChooser.histogram(pictures[0])) }
        poster.consider(pictures[0], at: Double(slots.lowerBound) / rate.value, until: Double(slots.upperBound) / rate.value)
        for slot in slots {
            for (index, step) in steps.enumerated() where slot.isMultiple(of: step.every) {
                let copy = try pictures[index].reference()
                VideoEncoding.prepare(copy, pts: Int64(slot / step.every))
                try lanes[index].submit(copy)
            }
        }
    }

    /// Ends the pass: the last frame is held until `end`, then all encoders give their rest.
    ///
    /// - Parameter end: seconds from the source's first frame to the end of its last.
    func finish(end: Double) throws(VideoError) {
        var length = min(end, self.end) - start
        if sourceFrames == 1, length < 0.5 {
            // A clip of one instant could not be played.
            length = 0.5
            warn("the video has a single frame and is shown for half a second; an item of kind image would be lighter")
        }
        if let (shown, slots) = schedule.finish(end: length) { try emit(shown, slots) }
        frameCount = schedule.count
        if frameCount == 0 { throw VideoError(.noFrames, "no frame lies in the part to keep") }
        for lane in lanes { try lane.finish() }
        try soundTrack?.finish(length: Double(frameCount) / rate.value)
    }

    /// Seconds of every rendition.
    var length: Double { Double(frameCount) / rate.value }

    /// Waits until no encoder runs any more; for the way out after a failure.
    func abandon() {
        for lane in lanes { lane.drain() }
        soundTrack?.abandon()
    }
}
