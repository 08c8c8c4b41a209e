internal import CLibAV
internal import Foundation

/// The one owner of a decoder's `AVCodecContext`.
@safe final class Decoder {
    /// What came back from the decoder.
    enum Received {
        case frame
        /// More packets are wanted first.
        case needsInput
        case end
        /// This part of the stream cannot be decoded; the next may.
        case damaged
    }

    let context: UnsafeMutablePointer<AVCodecContext>
    private let codecName: String

    /// - Parameters:
    ///   - threads: at most. Decoded pixels do not depend on it, but each thread holds frames of its own.
    ///   - maxPixels: width x height over which a frame is refused before it is allocated.
    init(_ stream: UnsafeMutablePointer<AVStream>, threads: Int, maxPixels: Int) throws(VideoError) {
        guard let parameters = unsafe stream.pointee.codecpar else { throw VideoError(.corrupt, "a stream without parameters") }
        let id = unsafe parameters.pointee.codec_id
        codecName = unsafe String(cString: avcodec_get_name(id))
        guard let codec = unsafe Decoder.codec(for: stream, id), let context = unsafe avcodec_alloc_context3(codec) else {
            throw VideoError(.noDecoder, "no decoder for \(codecName) in this FFmpeg")
        }
        unsafe self.context = unsafe context
        unsafe try LibAV.check(avcodec_parameters_to_context(context, parameters), .corrupt, "bad stream parameters")
        unsafe context.pointee.pkt_timebase = unsafe stream.pointee.time_base
        unsafe context.pointee.thread_count = CInt(min(threads, ProcessInfo.processInfo.activeProcessorCount))
        unsafe context.pointee.max_pixels = Int64(maxPixels)
        unsafe try LibAV.check(avcodec_open2(context, codec, nil), .noDecoder, "the \(codecName) decoder cannot be opened")
    }

    deinit {
        var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
        unsafe avcodec_free_context(&context)
    }

    /// FFmpeg's own VP8 and VP9 decoders drop the alpha channel of WebM; libvpx keeps it.
    private static func codec(for stream: UnsafeMutablePointer<AVStream>, _ id: AVCodecID) -> UnsafePointer<AVCodec>? {
        if id == AV_CODEC_ID_VP8 || id == AV_CODEC_ID_VP9,
            let tag = unsafe av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0), let value = unsafe tag.pointee.value,
            unsafe String(cString: value) == "1",
            let codec = unsafe avcodec_find_decoder_by_name(id == AV_CODEC_ID_VP8 ? "libvpx" : "libvpx-vp9")
        {
            return unsafe codec
        }
        return unsafe avcodec_find_decoder(id)
    }

    /// Hands in a packet, or `nil` at the end. Frames are to be received until `needsInput` after each.
    ///
    /// - Returns: whether the packet could be used.
    func send(_ packet: Packet?) throws(VideoError) -> Bool {
        let status = unsafe avcodec_send_packet(context, packet?.pointer)
        if status == notelet_error_end() { return true }
        if status == notelet_error_no_memory() { throw VideoError(libav: status, .corrupt, codecName) }
        return status >= 0
    }

    func receive(into frame: Frame) -> Received {
        frame.clear()
        let status = unsafe avcodec_receive_frame(context, frame.pointer)
        if status >= 0 { return .frame }
        if status == notelet_error_again() { return .needsInput }
        if status == notelet_error_end() { return .end }
        return .damaged
    }

    func flush() { unsafe avcodec_flush_buffers(context) }
}
