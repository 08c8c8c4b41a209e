internal import CLibAV

/// The one owner of an `AVFrame`; its buffers are counted by libavutil and shared by `reference()`.
///
/// `@unchecked Sendable`: from the moment a frame is handed to another queue its pixels are only read; who needs other
/// properties takes a reference of its own.
@safe final class Frame: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<AVFrame>

    init() throws(VideoError) {
        guard let pointer = unsafe av_frame_alloc() else {
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, "frame")
        }
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVFrame>? = unsafe pointer
        unsafe av_frame_free(&pointer)
    }

    /// A second frame over the same buffers.
    func reference() throws(VideoError) -> Frame {
        let copy = try Frame()
        unsafe try LibAV.check(av_frame_ref(copy.pointer, pointer), .cannotEncode, "a frame could not be shared")
        return copy
    }

    func clear() { unsafe av_frame_unref(pointer) }

    var width: Int { unsafe Int(pointer.pointee.width) }
    var height: Int { unsafe Int(pointer.pointee.height) }
    var format: AVPixelFormat { unsafe AVPixelFormat(pointer.pointee.format) }
    var samples: Int { unsafe Int(pointer.pointee.nb_samples) }
    var isInterlaced: Bool { unsafe notelet_frame_is_interlaced(pointer) != 0 }
    var isDamaged: Bool { unsafe notelet_frame_is_damaged(pointer) != 0 }
    var sampleAspectRatio: AVRational { unsafe pointer.pointee.sample_aspect_ratio }

    /// In the stream's time base; `nil`: unknown.
    var timestamp: Int64? {
        let best = unsafe pointer.pointee.best_effort_timestamp
        if best != notelet_no_timestamp() { return best }
        return unsafe pointer.pointee.pts == notelet_no_timestamp() ? nil : pointer.pointee.pts
    }

    var pts: Int64 {
        get { unsafe pointer.pointee.pts }
        set { unsafe pointer.pointee.pts = newValue }
    }

    /// Makes a picture with buffers of its own.
    static func picture(width: Int, height: Int, format: AVPixelFormat) throws(VideoError) -> Frame {
        let frame = try Frame()
        unsafe frame.pointer.pointee.width = CInt(width)
        unsafe frame.pointer.pointee.height = CInt(height)
        unsafe frame.pointer.pointee.format = format.rawValue
        unsafe try LibAV.check(av_frame_get_buffer(frame.pointer, 0), .tooManyPixels, "a picture of \(width)x\(height)")
        return frame
    }

    /// One plane's rows, top first.
    func plane(_ index: Int) -> (base: UnsafeMutablePointer<UInt8>, stride: Int)? {
        let (data, size) =
            switch index {
            case 0: unsafe (pointer.pointee.data.0, pointer.pointee.linesize.0)
            case 1: unsafe (pointer.pointee.data.1, pointer.pointee.linesize.1)
            default: unsafe (pointer.pointee.data.2, pointer.pointee.linesize.2)
            }
        guard let data = unsafe data else { return nil }
        return unsafe (data, Int(size))
    }

    /// Interleaved 8-bit pixels of an RGB24 or RGBA frame.
    func rawPixels(channels: Int) throws(VideoError) -> RawFrame {
        guard let plane = unsafe plane(0) else { throw VideoError(.noFrames, "an empty picture") }
        let row = width * channels
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: row * height) { buffer, count in
            for y in 0..<height {
                unsafe buffer.baseAddress?.advanced(by: y * row).initialize(from: plane.base + y * plane.stride, count: row)
            }
            count = row * height
        }
        return RawFrame(width: width, height: height, channels: channels, bytes: bytes)
    }

    /// The frame of these pixels.
    static func from(_ raw: RawFrame) throws(VideoError) -> Frame {
        let row = raw.width * raw.channels
        guard raw.width > 0, raw.height > 0, raw.channels == 3 || raw.channels == 4, raw.bytes.count >= row * raw.height else {
            throw VideoError(.corrupt, "a frame whose size does not fit its pixels")
        }
        let frame = try picture(
            width: raw.width, height: raw.height, format: raw.channels == 4 ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24)
        guard let plane = unsafe frame.plane(0) else { throw VideoError(.noFrames, "an empty picture") }
        unsafe raw.bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for y in 0..<raw.height { unsafe (plane.base + y * plane.stride).update(from: base + y * row, count: row) }
        }
        return frame
    }
}

/// The one owner of an `AVPacket`.
@safe final class Packet {
    let pointer: UnsafeMutablePointer<AVPacket>

    init() throws(VideoError) {
        guard let pointer = unsafe av_packet_alloc() else {
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, "packet")
        }
        unsafe self.pointer = unsafe pointer
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVPacket>? = unsafe pointer
        unsafe av_packet_free(&pointer)
    }

    func clear() { unsafe av_packet_unref(pointer) }

    var streamIndex: Int { unsafe Int(pointer.pointee.stream_index) }
    var isCorrupt: Bool { unsafe notelet_packet_is_corrupt(pointer) != 0 }
    /// Outside of the edit list: needed for decoding, never shown.
    var isDiscarded: Bool { unsafe notelet_packet_is_discarded(pointer) != 0 }
    var size: Int { unsafe Int(pointer.pointee.size) }
    var duration: Int64 { unsafe pointer.pointee.duration }
    /// Presentation time, else decoding time.
    var timestamp: Int64? {
        let none = notelet_no_timestamp()
        if unsafe pointer.pointee.pts != none { return unsafe pointer.pointee.pts }
        return unsafe pointer.pointee.dts == none ? nil : pointer.pointee.dts
    }
    /// Encrypted samples carry their key's description beside them.
    var isEncrypted: Bool {
        var size = 0
        return unsafe av_packet_get_side_data(pointer, AV_PKT_DATA_ENCRYPTION_INFO, &size) != nil
    }
}
