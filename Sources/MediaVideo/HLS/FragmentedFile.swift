internal import CLibAV

/// A fragmented MP4 file of one track while it is written: an initialization section, then fragments that end where the
/// caller says.
///
/// There is no edit list, for players differ in what they make of one in a fragmented file (GStreamer's HLS demuxer ignores
/// it), and no signed composition offset, which FFmpeg's demuxer shows late: either way picture and sound would be apart by
/// up to 0.1 s somewhere. So the times in the file are the ones to present. Decoding starts before the presentation does,
/// by the delay of reordered frames or by the priming of the sound, and decode times are unsigned: all tracks of a set are
/// moved to the same later start, which HLS allows (only the order of times counts, not where they begin).
@safe final class FragmentedFile {
    private let context: UnsafeMutablePointer<AVFormatContext>
    private let stream: UnsafeMutablePointer<AVStream>
    private let inputTimeBase: AVRational
    private let start: Double

    /// - Parameters:
    ///   - source: a track of an MP4 file, whose parameters are taken over.
    ///   - start: seconds that all times are moved by.
    init(path: String, like source: UnsafeMutablePointer<AVStream>, startingAt start: Double) throws(VideoError) {
        var context: UnsafeMutablePointer<AVFormatContext>?
        unsafe try LibAV.check(
            avformat_alloc_output_context2(&context, nil, "mp4", "file:" + path), .missingCapability,
            "this FFmpeg cannot write MP4")
        guard let context = unsafe context, let stream = unsafe avformat_new_stream(context, nil) else {
            unsafe avformat_free_context(context)
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, "a track")
        }
        unsafe self.context = unsafe context
        unsafe self.stream = unsafe stream
        self.start = start
        inputTimeBase = unsafe source.pointee.time_base
        unsafe try LibAV.check(
            avcodec_parameters_copy(stream.pointee.codecpar, source.pointee.codecpar), .cannotEncode, "a track")
        unsafe stream.pointee.time_base = unsafe source.pointee.time_base
        unsafe stream.pointee.avg_frame_rate = unsafe source.pointee.avg_frame_rate
        unsafe stream.pointee.sample_aspect_ratio = unsafe source.pointee.sample_aspect_ratio
        unsafe notelet_format_set_bitexact(context)
        unsafe try LibAV.check(
            notelet_open_for_writing(&context.pointee.pb, "file:" + path), .cannotWrite, "the output folder cannot be written")
        var options = CodecOptions()
        // Otherwise the muxer moves the first decode time to 0 without an edit list.
        options.set("avoid_negative_ts", "disabled")
        // frag_discont: the first decode time is written as it is, instead of becoming 0.
        options.set("movflags", "+frag_custom+empty_moov+frag_discont+default_base_moof+skip_trailer")
        options.set("use_editlist", "0")
        unsafe try options.open("the MP4 writer") { (dictionary: inout OpaquePointer?) throws(VideoError) in
            unsafe try LibAV.check(avformat_write_header(context, &dictionary), .cannotEncode, "the MP4 header cannot be written")
        }
    }

    deinit {
        unsafe avio_closep(&context.pointee.pb)
        unsafe avformat_free_context(context)
    }

    /// Adds a packet with the source's timestamps to the current fragment.
    func write(_ packet: Packet) throws(VideoError) {
        unsafe packet.pointer.pointee.stream_index = 0
        unsafe packet.pointer.pointee.pos = -1
        unsafe av_packet_rescale_ts(packet.pointer, inputTimeBase, stream.pointee.time_base)
        let ticks = unsafe Int64((start / stream.pointee.time_base.value).rounded())
        unsafe packet.pointer.pointee.pts += ticks
        unsafe packet.pointer.pointee.dts += ticks
        unsafe try LibAV.check(av_write_frame(context, packet.pointer), .cannotWrite, "the stream cannot be written")
    }

    /// Ends the current fragment; it has a packet.
    func endFragment() throws(VideoError) {
        unsafe try LibAV.check(av_write_frame(context, nil), .cannotWrite, "the stream cannot be written")
    }

    /// Closes the file after its last fragment was ended.
    func finish() throws(VideoError) {
        unsafe try LibAV.check(av_write_trailer(context), .cannotWrite, "the stream cannot be written")
        unsafe try LibAV.check(avio_closep(&context.pointee.pb), .cannotWrite, "the output folder cannot be written")
    }
}
