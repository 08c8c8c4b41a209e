internal import CLibAV

/// The one place where a C return code becomes a Swift error.
extension VideoError {
    /// - Parameters:
    ///   - status: a negative return code of libav*.
    ///   - code: what it means at this place, unless the status itself says more (no space, no access, no memory).
    ///   - message: the cause in a few words.
    init(libav status: CInt, _ code: Code, _ message: String) {
        let words = LibAV.text(of: status)
        switch status {
        case notelet_error_no_space():
            self.init(.cannotWrite, "no space left on the disk", hint: words)
        case notelet_error_exit():
            self.init(.cancelled, "cancelled", hint: words)
        case notelet_error_no_memory():
            self.init(.tooManyPixels, "\(message): out of memory", hint: words)
        default:
            self.init(code, message, hint: words)
        }
    }
}

/// Names and checks shared by the wrappers of libav*.
enum LibAV {
    /// FFmpeg's words for a return code.
    static func text(of status: CInt) -> String {
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
            guard let base = buffer.baseAddress else { return "error \(status)" }
            unsafe base.initialize(repeating: 0, count: 128)
            unsafe notelet_error_text(status, base, 128)
            return unsafe String(cString: base)
        }
    }

    /// Passes a non-negative code on and throws for the others.
    @discardableResult
    static func check(_ status: CInt, _ code: VideoError.Code, _ message: @autoclosure () -> String) throws(VideoError) -> CInt {
        if status < 0 { throw VideoError(libav: status, code, message()) }
        return status
    }

    /// The libraries' versions: "libavcodec 59.37.100".
    static var versions: [String] {
        [
            ("libavformat", avformat_version()), ("libavcodec", avcodec_version()), ("libavfilter", avfilter_version()),
            ("libswscale", swscale_version()), ("libswresample", swresample_version()), ("libavutil", avutil_version()),
        ].map { "\($0) \($1 >> 16).\($1 >> 8 & 255).\($1 & 255)" }
    }

    /// An `AVRational`.
    static func ratio(_ num: Int, _ den: Int) -> AVRational { AVRational(num: CInt(num), den: CInt(den)) }
}

extension AVRational {
    /// The quotient; 0 where the denominator is 0.
    var value: Double { den == 0 ? 0 : Double(num) / Double(den) }
}
