internal import CLibAV

/// The one owner of an encoder's `AVCodecContext`, writing into a spool.
@safe final class Encoder {
    let context: UnsafeMutablePointer<AVCodecContext>
    let name: String
    let spool: PacketSpool
    private let packet: Packet

    /// - Parameter configure: sets the fields of the context before it is opened.
    init(_ name: String, spool: PacketSpool, options: CodecOptions, _ configure: (inout AVCodecContext) -> Void)
        throws(VideoError)
    {
        guard let codec = unsafe avcodec_find_encoder_by_name(name) else {
            throw VideoError(.missingCapability, "this FFmpeg has no encoder '\(name)'")
        }
        guard let context = unsafe avcodec_alloc_context3(codec) else {
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, name)
        }
        unsafe self.context = unsafe context
        self.name = name
        self.spool = spool
        packet = try Packet()
        unsafe configure(&context.pointee)
        unsafe notelet_codec_set_encoder_flags(context)
        unsafe try options.open("the encoder \(name)") { (dictionary: inout OpaquePointer?) throws(VideoError) in
            unsafe try LibAV.check(
                avcodec_open2(context, codec, &dictionary), .cannotEncode, "the encoder \(name) refuses its settings")
        }
    }

    deinit {
        var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
        unsafe avcodec_free_context(&context)
    }

    /// Encodes a frame, or what is left where it is `nil`.
    func encode(_ frame: Frame?) throws(VideoError) {
        unsafe try LibAV.check(avcodec_send_frame(context, frame?.pointer), .cannotEncode, "\(name) failed")
        while true {
            packet.clear()
            let status = unsafe avcodec_receive_packet(context, packet.pointer)
            if status == notelet_error_again() || status == notelet_error_end() { return }
            try LibAV.check(status, .cannotEncode, "\(name) failed")
            try spool.append(packet)
        }
    }

    /// The encoder's headers: Annex B or an `avcC`/`hvcC`/AudioSpecificConfig.
    var extradata: [UInt8] {
        guard let data = unsafe context.pointee.extradata else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: data, count: Int(context.pointee.extradata_size)))
    }
}
