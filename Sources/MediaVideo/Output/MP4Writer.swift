internal import CLibAV
internal import Foundation

/// Writes a finished MP4: index first, one edit per track, both tracks of exactly the same length, nothing of the source's
/// metadata, the same bytes on every run.
@safe final class MP4Writer {
    /// Parts of the file.
    struct Video {
        var encoder: Encoder
        var rate: FrameRate
        /// Frames that the master has, and how many of them one frame of this rung stands for.
        var masterFrames: Int
        var every: Int
        var isHEVC: Bool
    }

    private let context: UnsafeMutablePointer<AVFormatContext>
    private let packet: Packet
    private let path: String

    /// - Parameter audio: the AAC encoder; its spool is cut to the video's length.
    static func write(_ path: String, video: Video, audio: Encoder?, stop: StopSignal) throws(VideoError) {
        // An abandoned rendering must not begin a file that nobody will remove.
        try stop.check()
        let writer = try MP4Writer(path)
        try writer.write(video, audio, stop)
    }

    private init(_ path: String) throws(VideoError) {
        var context: UnsafeMutablePointer<AVFormatContext>?
        unsafe try LibAV.check(
            avformat_alloc_output_context2(&context, nil, "mp4", "file:" + path), .missingCapability,
            "this FFmpeg cannot write MP4")
        guard let context = unsafe context else { throw VideoError(.missingCapability, "this FFmpeg cannot write MP4") }
        unsafe self.context = unsafe context
        self.path = path
        packet = try Packet()
    }

    deinit {
        unsafe avio_closep(&context.pointee.pb)
        unsafe avformat_free_context(context)
    }

    private func write(_ video: Video, _ audio: Encoder?, _ stop: StopSignal) throws(VideoError) {
        let videoStream = unsafe try addStream(video.encoder)
        unsafe videoStream.pointee.time_base = LibAV.ratio(video.rate.denominator, video.rate.numerator)
        unsafe videoStream.pointee.avg_frame_rate = LibAV.ratio(video.rate.numerator, video.rate.denominator)
        unsafe videoStream.pointee.sample_aspect_ratio = LibAV.ratio(1, 1)
        unsafe videoStream.pointee.codecpar.pointee.codec_tag = video.isHEVC ? notelet_hvc1() : notelet_avc1()
        // Seconds of the file: the frames of the master, whatever this rung leaves out.
        let masterRate = video.rate.multiplied(by: video.every)
        let length = Double(video.masterFrames) / masterRate.value
        var audioStream: UnsafeMutablePointer<AVStream>?
        if let audio {
            let stream = unsafe try addStream(audio)
            unsafe stream.pointee.time_base = LibAV.ratio(1, SoundTrack.rate)
            unsafe audioStream = unsafe stream
        }
        unsafe notelet_format_set_bitexact(context)
        unsafe try LibAV.check(
            notelet_open_for_writing(&context.pointee.pb, "file:" + path), .cannotWrite, "the output folder cannot be written")
        var options = CodecOptions()
        options.set("movflags", "+faststart")
        // In units of a frame, so that an edit list can be as long as its media.
        options.set("movie_timescale", String(MP4Writer.timescale(masterRate)))
        options.set("video_track_timescale", String(MP4Writer.timescale(masterRate)))
        unsafe try options.open("the MP4 writer") { (dictionary: inout OpaquePointer?) throws(VideoError) in
            unsafe try LibAV.check(avformat_write_header(context, &dictionary), .cannotEncode, "the MP4 header cannot be written")
        }
        unsafe try copy(video, audio, videoStream, audioStream, length, masterRate, stop)
        unsafe try LibAV.check(av_write_trailer(context), .cannotWrite, "the MP4 index cannot be written")
        unsafe try LibAV.check(avio_closep(&context.pointee.pb), .cannotWrite, "the output folder cannot be written")
    }

    /// Ticks per second, a multiple of the frame rate, and at most 48,000 where that is possible, so that a sample of sound
    /// is never longer than a tick.
    static func timescale(_ rate: FrameRate) -> Int {
        var ticks = rate.numerator
        while ticks < 10_000 { ticks *= 2 }
        return ticks
    }

    private func addStream(_ encoder: Encoder) throws(VideoError) -> UnsafeMutablePointer<AVStream> {
        guard let stream = unsafe avformat_new_stream(context, nil), let parameters = unsafe stream.pointee.codecpar else {
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, "a track")
        }
        unsafe try LibAV.check(avcodec_parameters_from_context(parameters, encoder.context), .cannotEncode, "a track")
        return unsafe stream
    }

    private func copy(
        _ video: Video, _ audio: Encoder?, _ videoStream: UnsafeMutablePointer<AVStream>,
        _ audioStream: UnsafeMutablePointer<AVStream>?,
        _ length: Double, _ masterRate: FrameRate, _ stop: StopSignal
    ) throws(VideoError) {
        try video.encoder.spool.rewind()
        try audio?.spool.rewind()
        // Exact: frames x 48000 / rate, rounded down, so that the track ends within the last tick of the video.
        let samples = Int64(video.masterFrames * masterRate.denominator * SoundTrack.rate / masterRate.numerator)
        let soundBase = LibAV.ratio(1, SoundTrack.rate)
        let masterBase = LibAV.ratio(masterRate.denominator, masterRate.numerator)
        var sound = try audio?.spool.next()
        while let entry = try video.encoder.spool.next() {
            try stop.check()
            stop.progressed()
            while let next = sound, Double(next.dts) / Double(SoundTrack.rate) <= Double(entry.dts) / video.rate.value {
                unsafe try writeSound(next, samples, audioStream, soundBase)
                sound = try audio?.spool.next()
            }
            let every = Int64(video.every)
            let isLast = entry.pts * every + every >= Int64(video.masterFrames)
            let duration = isLast ? Int64(video.masterFrames) - entry.pts * every : every
            unsafe try write(
                entry, pts: entry.pts * every, dts: entry.dts * every, duration: duration, base: masterBase, stream: videoStream)
        }
        while let next = sound {
            unsafe try writeSound(next, samples, audioStream, soundBase)
            sound = try audio?.spool.next()
        }
    }

    private func writeSound(
        _ entry: PacketSpool.Entry, _ samples: Int64, _ stream: UnsafeMutablePointer<AVStream>?, _ base: AVRational
    ) throws(VideoError) {
        guard let stream = unsafe stream, entry.pts < samples else { return }
        unsafe try write(
            entry, pts: entry.pts, dts: entry.dts, duration: min(Int64(SoundTrack.frameSize), samples - entry.pts), base: base,
            stream: stream)
    }

    private func write(
        _ entry: PacketSpool.Entry, pts: Int64, dts: Int64, duration: Int64, base: AVRational,
        stream: UnsafeMutablePointer<AVStream>
    ) throws(VideoError) {
        unsafe try LibAV.check(av_new_packet(packet.pointer, CInt(entry.data.count)), .cannotEncode, "a packet")
        unsafe entry.data.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress {
                unsafe packet.pointer.pointee.data.update(from: base.assumingMemoryBound(to: UInt8.self), count: bytes.count)
            }
        }
        unsafe notelet_packet_set_key(packet.pointer, entry.isKey ? 1 : 0)
        unsafe packet.pointer.pointee.pts = pts
        unsafe packet.pointer.pointee.dts = dts
        unsafe packet.pointer.pointee.duration = duration
        unsafe packet.pointer.pointee.stream_index = unsafe stream.pointee.index
        unsafe av_packet_rescale_ts(packet.pointer, base, stream.pointee.time_base)
        unsafe try LibAV.check(av_interleaved_write_frame(context, packet.pointer), .cannotWrite, "the output cannot be written")
    }
}
