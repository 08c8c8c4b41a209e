internal import CLibAV

/// Decoded sound in, AAC in spools out: 48 kHz, one or two channels, sample 0 at the output's start.
final class SoundTrack {
    static let rate = 48_000
    /// Samples of an AAC frame.
    static let frameSize = 1024
    /// Anything quieter than this counts as silence (-78 dB: dither, and the rounding of lossy codecs).
    private static let silence: Float = 1.2e-4

    private let directory: String
    private let bitrates: [Int]
    private let stop: StopSignal
    private var graph: FilterGraph?
    private var kind: (rate: Int32, channels: Int32, format: Int32)?
    private var outputChannels = 0
    /// Encoders by bit rate.
    private(set) var lanes: [Int: EncoderLane] = [:]
    /// Samples per channel handed to the encoders.
    private var samples = 0
    private(set) var isSilent = true
    private let limit: Int

    /// - Parameters:
    ///   - bitrates: bits per second, one encoder each.
    ///   - limit: seconds that are needed at most.
    init(bitrates: [Int], limit: Double, directory: String, stop: StopSignal) {
        self.bitrates = bitrates
        self.directory = directory
        self.stop = stop
        self.limit = Int(limit * Double(SoundTrack.rate)) + SoundTrack.rate
    }

    /// Takes a decoded frame.
    ///
    /// - Parameter time: seconds from the output's start; `nil`: right after the one before.
    func push(_ frame: Frame, at time: Double?) throws(VideoError) {
        let raw = unsafe frame.pointer.pointee
        guard unsafe raw.nb_samples > 0, unsafe raw.sample_rate > 0, unsafe raw.ch_layout.nb_channels > 0 else { return }
        let now = unsafe (rate: raw.sample_rate, channels: raw.ch_layout.nb_channels, format: raw.format)
        if let kind, kind != now {
            // The source changed midway: what the old graph holds comes first.
            try graph?.push(nil)
            try drain()
            graph = nil
        }
        if graph == nil { try prepare(frame) }
        kind = now
        let input = try frame.reference()
        if let time {
            input.pts = unsafe Int64((time * Double(raw.sample_rate)).rounded())
        } else {
            input.pts = notelet_no_timestamp()
        }
        if samples > limit { return }
        try graph?.push(input)
        try drain()
    }

    private func prepare(_ frame: Frame) throws(VideoError) {
        if outputChannels == 0 { outputChannels = unsafe frame.pointer.pointee.ch_layout.nb_channels == 1 ? 1 : 2 }
        // `async` fills gaps and cuts overlaps by timestamps; `first_pts` cuts what lies before the start and fills up to it.
        let text =
            "aresample=\(SoundTrack.rate):async=1:min_hard_comp=0.05:first_pts=\(samples),"
            + "aformat=sample_fmts=fltp:channel_layouts=\(outputChannels == 1 ? "mono" : "stereo")"
        let graph = unsafe try FilterGraph(
            text, soundLike: frame, timeBase: LibAV.ratio(1, Int(frame.pointer.pointee.sample_rate)))
        graph.setFrameSize(SoundTrack.frameSize)
        self.graph = graph
    }

    private func drain() throws(VideoError) {
        while let frame = try graph?.pull() { try take(frame) }
    }

    private func take(_ frame: Frame) throws(VideoError) {
        if isSilent { isSilent = !SoundTrack.hasSound(frame) }
        try emit(frame)
    }

    private func emit(_ frame: Frame) throws(VideoError) {
        guard samples <= limit else { return }
        for bitrate in bitrates {
            let lane = try lane(bitrate)
            let copy = try frame.reference()
            copy.pts = Int64(samples)
            try lane.submit(copy)
        }
        samples += frame.samples
    }

    private func lane(_ bitrate: Int) throws(VideoError) -> EncoderLane {
        if let lane = lanes[bitrate] { return lane }
        let channels = outputChannels
        let encoder = unsafe try Encoder("aac", spool: PacketSpool(in: directory), options: CodecOptions()) { context in
            unsafe context.sample_rate = CInt(SoundTrack.rate)
            unsafe context.sample_fmt = AV_SAMPLE_FMT_FLTP
            unsafe context.bit_rate = Int64(bitrate)
            unsafe context.time_base = LibAV.ratio(1, SoundTrack.rate)
            unsafe av_channel_layout_default(&context.ch_layout, CInt(channels))
        }
        let lane = EncoderLane(encoder, label: "aac.\(bitrate)", stop: stop)
        lanes[bitrate] = lane
        return lane
    }

    /// Ends the track: silence up to the video's length, then the encoders' rest.
    ///
    /// - Parameter length: seconds of the video.
    func finish(length: Double) throws(VideoError) {
        guard graph != nil else { return }
        try graph?.push(nil)
        try drain()
        guard !lanes.isEmpty else { return }
        let needed = Int((length * Double(SoundTrack.rate)).rounded(.up))
        while samples < needed { try emit(try silentFrame()) }
        for lane in lanes.values { try lane.finish() }
    }

    func abandon() { for lane in lanes.values { lane.drain() } }

    private func silentFrame() throws(VideoError) -> Frame {
        let frame = try Frame()
        unsafe frame.pointer.pointee.nb_samples = CInt(SoundTrack.frameSize)
        unsafe frame.pointer.pointee.format = AV_SAMPLE_FMT_FLTP.rawValue
        unsafe frame.pointer.pointee.sample_rate = CInt(SoundTrack.rate)
        unsafe av_channel_layout_default(&frame.pointer.pointee.ch_layout, CInt(outputChannels))
        unsafe try LibAV.check(av_frame_get_buffer(frame.pointer, 0), .cannotEncode, "silence")
        unsafe try LibAV.check(
            av_samples_set_silence(
                frame.pointer.pointee.extended_data, 0, CInt(SoundTrack.frameSize), CInt(outputChannels), AV_SAMPLE_FMT_FLTP),
            .cannotEncode, "silence")
        return frame
    }

    private static func hasSound(_ frame: Frame) -> Bool {
        guard let planes = unsafe frame.pointer.pointee.extended_data else { return false }
        for channel in unsafe 0..<Int(frame.pointer.pointee.ch_layout.nb_channels) {
            guard let plane = unsafe planes[channel] else { continue }
            let loud = unsafe plane.withMemoryRebound(to: Float.self, capacity: frame.samples) { values in
                (0..<frame.samples).contains { unsafe abs(values[$0]) > silence }
            }
            if loud { return true }
        }
        return false
    }
}
