internal import CLibAV

/// Where decoded frames come from: a file, or another decoder's memory. May be run more than once.
protocol FrameFeed {
    var facts: SourceFacts { get }
    /// The container's word on colours.
    var streamParameters: AVCodecParameters? { get }
    /// A frame's sample aspect ratio.
    func aspect(of frame: Frame) -> AVRational
    /// Decodes everything that the pass wants, in order of time.
    func run(_ pass: RenderPass) throws(VideoError)
}

/// Frames that another decoder composes.
@safe struct MemoryFeed: FrameFeed {
    let facts: SourceFacts
    let streamParameters: AVCodecParameters? = nil
    private let produce: @Sendable (_ sink: (RawFrame, Double) throws -> Void) throws -> Void

    init(
        width: Int, height: Int, durations: [Double], maxPixels: Int,
        produce: @escaping @Sendable (_ sink: (RawFrame, Double) throws -> Void) throws -> Void
    ) throws(VideoError) {
        guard width > 0, height > 0, !durations.isEmpty else { throw VideoError(.noFrames, "the animation holds no frames") }
        if width * height > maxPixels {
            throw VideoError(.tooManyPixels, "\(width)x\(height) pixels; the limit is \(maxPixels) in all")
        }
        self.produce = produce
        let total = durations.reduce(0, +)
        let (rate, isVariable) = FrameRate.of(
            deltas: durations.count > 1 ? durations.dropLast().filter { $0 > 0 } : [], stated: 0,
            fallback: 1 / max(durations[0], 0.01))
        let info = VideoInfo(
            container: "Animation", videoCodec: "RGB", width: width, height: height, duration: total,
            frameRate: rate.limited(to: 60).rate.value,
            isVariableFrameRate: isVariable, frames: durations.count, colour: "sRGB", hasAlpha: true,
            lostToCrop: 1 - Double(min(width, height)) / Double(max(width, height)))
        facts = SourceFacts(
            info: info, orientation: .upright, codedWidth: width, codedHeight: height, aspect: 1, rate: rate, duration: total,
            start: 0,
            lastFrame: total - (durations.last ?? 0), end: total, declaredDuration: nil, readSpan: nil, hasAudio: false,
            audioBitrate: 0,
            bytes: 0,
            isPlayable: false, hdr: HDRMetadata(), damagedPackets: 0, warnings: [])
    }

    func aspect(of frame: Frame) -> AVRational { LibAV.ratio(1, 1) }

    func run(_ pass: RenderPass) throws(VideoError) {
        var time = 0.0
        do {
            try produce { raw, duration in
                if pass.isVideoComplete { return }
                try pass.video(try Frame.from(raw), at: time)
                time += duration
            }
        } catch let error as VideoError {
            throw error
        } catch {
            throw VideoError(.corrupt, "the animation cannot be decoded", hint: "\(error)")
        }
        try pass.finish(end: time)
    }
}
