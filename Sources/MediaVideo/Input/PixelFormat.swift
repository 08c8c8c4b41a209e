internal import CLibAV

/// Facts of pixel formats.
enum PixelFormat {
    static func descriptor(_ format: AVPixelFormat) -> UnsafePointer<AVPixFmtDescriptor>? { unsafe av_pix_fmt_desc_get(format) }
    static func isRGB(_ format: AVPixelFormat) -> Bool {
        unsafe descriptor(format).map { unsafe notelet_pixel_is_rgb($0) != 0 } ?? false
    }
    static func hasAlpha(_ format: AVPixelFormat) -> Bool {
        unsafe descriptor(format).map { unsafe notelet_pixel_has_alpha($0) != 0 } ?? false
    }
    static func isGrey(_ format: AVPixelFormat) -> Bool {
        unsafe descriptor(format).map { unsafe $0.pointee.nb_components < 3 && !isRGB(format) } ?? false
    }
    static func depth(_ format: AVPixelFormat) -> Int {
        unsafe descriptor(format).map { unsafe Int($0.pointee.comp.0.depth) } ?? 8
    }
    /// Steps, as powers of two, in which a picture can be cut without parting a chroma sample.
    static func chromaSteps(_ format: AVPixelFormat) -> (x: Int, y: Int) {
        unsafe descriptor(format).map { unsafe (1 << Int($0.pointee.log2_chroma_w), 1 << Int($0.pointee.log2_chroma_h)) } ?? (
            1, 1
        )
    }
    /// The old "J" formats mean full range by their name.
    static func isFullRangeByName(_ format: AVPixelFormat) -> Bool {
        [AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P, AV_PIX_FMT_YUVJ411P].contains(format)
    }
}
