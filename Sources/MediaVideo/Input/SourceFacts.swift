internal import CLibAV

/// Everything that is known of a source before its first frame is decoded.
struct SourceFacts {
    var info: VideoInfo
    var orientation: Orientation
    /// The first frame's size as stored, and its sample aspect ratio.
    var codedWidth: Int
    var codedHeight: Int
    var aspect: Double
    /// Constant rate of the source, before any limit.
    var rate: FrameRate
    /// Seconds from the first frame to the end of the last.
    var duration: Double
    /// Seconds of the first frame, of the last, and of its end, in the file's own clock.
    var start: Double
    var lastFrame: Double
    var end: Double
    /// Seconds that the headers promise; `nil`: none, or a number that cannot be true.
    var declaredDuration: Double?
    /// Seconds of the whole file that could be read, where only the container as a whole declares a length: its sound may
    /// outlast its picture. `nil`: the video track itself declares one, or the file was not read to its end.
    var readSpan: Double?
    var hasAudio: Bool
    /// Bits per second of the source's sound; 0: unknown.
    var audioBitrate: Int
    var bytes: Int
    /// An iPhone could play the source as it is: then no output may be larger.
    var isPlayable: Bool
    var hdr: HDRMetadata
    var damagedPackets: Int
    var warnings: [String]
}

extension SourceFacts {
    /// Reads a file's headers and the times of its packets.
    ///
    /// - Parameter limit: seconds after which the packets need not be looked at.
    static func of(_ container: Container, choice: StreamChoice, limit: Double, maxPixels: Int, stop: StopSignal)
        throws(VideoError) -> SourceFacts
    {
        guard let stream = unsafe container.stream(choice.video), let parameters = unsafe stream.pointee.codecpar?.pointee else {
            throw VideoError(.noVideoStream, "no video stream")
        }
        let (width, height) = unsafe (Int(parameters.width), Int(parameters.height))
        var size = 0
        if unsafe notelet_stream_side_data(stream, AV_PKT_DATA_ENCRYPTION_INIT_INFO, &size) != nil {
            throw VideoError(.encrypted, "the video is encrypted")
        }
        guard unsafe avcodec_find_decoder(parameters.codec_id) != nil else {
            throw VideoError(
                .noDecoder, unsafe "no decoder for \(codecName(parameters)) in this FFmpeg")
        }
        if width.multipliedReportingOverflow(by: height).partialValue > maxPixels || width > 1 << 20 || height > 1 << 20 {
            throw VideoError(.tooManyPixels, "\(width)x\(height) pixels; the limit is \(maxPixels) in all")
        }
        let hdr = unsafe HDRMetadata(stream)
        if hdr.isUnreadableDolbyVision {
            throw VideoError(
                .unsupportedColour,
                "Dolby Vision profile 5, whose colours only a Dolby decoder can read; export it as HDR10, HLG or SDR")
        }
        let timeline = try Timeline.scan(container, stream: choice.video, limit: limit, stop: stop)
        if timeline.isEncrypted { throw VideoError(.encrypted, "the video is encrypted") }
        if timeline.frames == 0 {
            throw VideoError(
                .noFrames, "the video stream holds no frames\(timeline.damagedPackets > 0 ? " that can be read" : "")")
        }
        if width == 0 || height == 0 { throw VideoError(.noFrames, "the video stream holds no frame that can be decoded") }

        var warnings: [String] = []
        let (orientation, isOdd) = unsafe Orientation.of(stream)
        if isOdd { warnings.append("the display matrix turns the picture by an angle other than a quarter, and is ignored") }
        let aspect = unsafe sampleAspect(
            av_guess_sample_aspect_ratio(container.context, stream, nil), width: width, height: height)
        let (rate, isVariable) = unsafe FrameRate.of(
            deltas: timeline.deltas, stated: stream.pointee.avg_frame_rate.value,
            fallback: timeline.lastDuration > 0 ? 1 / timeline.lastDuration : stream.pointee.avg_frame_rate.value)
        let end = max(timeline.end, timeline.lastFrame + (timeline.end > timeline.lastFrame ? 0 : 1 / rate.value))
        let shown = displaySize(width: width, height: height, aspect: aspect, orientation: orientation)
        let declared = unsafe declaredDuration(container, stream)
        let duration = timeline.isPartial ? max(declared?.seconds ?? 0, end - timeline.start) : end - timeline.start
        var audio: AVCodecParameters?
        if let index = choice.audio { unsafe audio = unsafe container.stream(index)?.pointee.codecpar?.pointee }
        let format = unsafe AVPixelFormat(parameters.format)
        let probe = try Frame()
        unsafe probe.pointer.pointee.width = unsafe parameters.width
        unsafe probe.pointer.pointee.height = unsafe parameters.height
        unsafe probe.pointer.pointee.format = unsafe parameters.format
        let kind = unsafe PictureKind(probe, stream: parameters, aspect: LibAV.ratio(1, 1))
        let short = min(shown.width, shown.height)
        let info = unsafe VideoInfo(
            container: container.title, videoCodec: codecTitle(parameters), audioCodec: audio.map(unsafe codecTitle),
            width: shown.width,
            height: shown.height, duration: duration, frameRate: rate.limited(to: 60).rate.value, isVariableFrameRate: isVariable,
            frames: unsafe timeline.isPartial
                ? (stream.pointee.nb_frames > 0 ? Int(stream.pointee.nb_frames) : nil) : timeline.frames,
            colour: kind.title + (hdr.dolbyVisionProfile.map { ", Dolby Vision \($0)" } ?? ""), isHDR: kind.isHDR,
            bitDepth: PixelFormat.depth(format), hasAlpha: unsafe hasAlpha(stream, format), rotation: orientation.rotation,
            isMirrored: orientation.isMirrored,
            lostToCrop: 1 - Double(short) / Double(max(shown.width, shown.height, 1)))
        return unsafe SourceFacts(
            info: info, orientation: orientation, codedWidth: width, codedHeight: height, aspect: aspect, rate: rate,
            duration: duration, start: timeline.start,
            lastFrame: timeline.lastFrame, end: end, declaredDuration: declared?.seconds,
            readSpan: declared?.isOfTrack == false && !timeline.isPartial ? timeline.readSpan : nil, hasAudio: audio != nil,
            audioBitrate: Int(audio?.bit_rate ?? 0), bytes: container.fileSize,
            isPlayable: isPlayable(container, parameters, audio), hdr: hdr, damagedPackets: timeline.damagedPackets,
            warnings: warnings)
    }

    /// Pixels as shown: the width is brought to square pixels, then the sides may change places.
    static func displaySize(width: Int, height: Int, aspect: Double, orientation: Orientation) -> (width: Int, height: Int) {
        let square = max(1, Int((Double(width) * aspect).rounded()))
        return orientation.transposes ? (height, square) : (square, height)
    }

    /// A sample aspect ratio that can be meant, else 1.
    static func sampleAspect(_ ratio: AVRational, width: Int, height: Int) -> Double {
        let value = ratio.value
        guard value.isFinite, value > 0.05, value < 20, Double(width) * value >= 2 else { return 1 }
        return value
    }

    private static func hasAlpha(_ stream: UnsafeMutablePointer<AVStream>, _ format: AVPixelFormat) -> Bool {
        unsafe PixelFormat.hasAlpha(format) || av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0) != nil
    }

    /// The codec's name, or its four letters in the file where this FFmpeg has no name for it.
    private static func codecName(_ parameters: AVCodecParameters) -> String {
        guard unsafe parameters.codec_id == AV_CODEC_ID_NONE else {
            return unsafe String(cString: avcodec_get_name(parameters.codec_id))
        }
        let letters = (0..<4).map { unsafe UInt8(truncatingIfNeeded: parameters.codec_tag >> UInt32($0 * 8)) }
        return letters.allSatisfy { (32..<127).contains($0) }
            ? "'\(String(decoding: letters, as: UTF8.self))'" : "an unknown codec"
    }

    private static func codecTitle(_ parameters: AVCodecParameters) -> String {
        let short = unsafe String(cString: avcodec_get_name(parameters.codec_id))
        let names = [
            "h264": "H.264", "hevc": "HEVC", "av1": "AV1", "vp8": "VP8", "vp9": "VP9", "aac": "AAC", "mp3": "MP3", "opus": "Opus",
        ]
        var title = names[short] ?? short
        if let profile = unsafe avcodec_profile_name(parameters.codec_id, parameters.profile) {
            unsafe title += " " + String(cString: profile)
        }
        return title
    }

    /// The length that the headers promise, unless the file is far too small for it (fragmented files may say anything).
    private static func declaredDuration(
        _ container: Container, _ stream: UnsafeMutablePointer<AVStream>
    ) -> (seconds: Double, isOfTrack: Bool)? {
        let none = notelet_no_timestamp()
        let track = unsafe stream.pointee.duration
        var seconds = track == none ? 0 : Double(track) * (unsafe stream.pointee.time_base.value)
        let isOfTrack = seconds > 0
        let whole = unsafe container.context.pointee.duration
        if !isOfTrack, whole != none { seconds = Double(whole) / 1e6 }
        guard seconds > 0, seconds < 1e6, Double(container.fileSize) * 8 / seconds > 500 else { return nil }
        return (seconds, isOfTrack)
    }

    private static func isPlayable(_ container: Container, _ video: AVCodecParameters, _ audio: AVCodecParameters?) -> Bool {
        guard ["MP4", "QuickTime"].contains(container.title) else { return false }
        let format = unsafe AVPixelFormat(video.format)
        let isPlain = format == AV_PIX_FMT_YUV420P || format == AV_PIX_FMT_YUVJ420P
        let isVideoFine =
            unsafe (video.codec_id == AV_CODEC_ID_H264 && isPlain)
            || (video.codec_id == AV_CODEC_ID_HEVC && video.codec_tag == notelet_hvc1())
        guard let audio = unsafe audio else { return isVideoFine }
        return unsafe isVideoFine
            && [AV_CODEC_ID_AAC, AV_CODEC_ID_MP3, AV_CODEC_ID_ALAC, AV_CODEC_ID_AC3].contains(audio.codec_id)
    }
}
