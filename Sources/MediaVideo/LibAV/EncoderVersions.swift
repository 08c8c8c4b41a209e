internal import CLibAV
internal import Foundation

/// Which x264 and x265 are behind libavcodec. Neither is told by any function: both sign the first packet they write.
enum EncoderVersions {
    static let all: [String] = [signature(of: "libx264"), signature(of: "libx265")].compactMap { $0 }

    private static func signature(of name: String) -> String? {
        LibAVLog.silence()
        var options = CodecOptions()
        options.set("preset", "ultrafast")
        if name == "libx265" { options.set("x265-params", "log-level=none:pools=none:frame-threads=1") }
        guard let spool = try? PacketSpool(in: NSTemporaryDirectory()),
            let encoder = unsafe try? Encoder(
                name, spool: spool, options: options,
                { context in
                    unsafe context.width = 64
                    unsafe context.height = 64
                    unsafe context.pix_fmt = AV_PIX_FMT_YUV420P
                    unsafe context.time_base = LibAV.ratio(1, 25)
                    unsafe context.thread_count = 1
                }),
            let frame = try? Frame.picture(width: 64, height: 64, format: AV_PIX_FMT_YUV420P)
        else { return nil }
        frame.pts = 0
        guard (try? encoder.encode(frame)) != nil, (try? encoder.encode(nil)) != nil, (try? spool.rewind()) != nil,
            let data = try? spool.next()?.data
        else { return nil }
        return version(in: Array(data) + encoder.extradata, name == "libx264" ? "x264 - core " : "x265 (build ", name)
    }

    /// "x264 164" from "x264 - core 164 r3095 …", "x265 199" from "x265 (build 199) - …".
    static func version(in bytes: [UInt8], _ mark: String, _ name: String) -> String? {
        let mark = Array(mark.utf8)
        guard bytes.count > mark.count else { return nil }
        for start in 0...(bytes.count - mark.count) where bytes[start..<start + mark.count].elementsEqual(mark) {
            let digits = bytes[(start + mark.count)...].prefix { (48...57).contains($0) }
            if !digits.isEmpty { return "\(name.dropFirst(3)) \(String(decoding: digits, as: UTF8.self))" }
        }
        return nil
    }
}
