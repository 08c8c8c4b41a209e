internal import CLibAV

/// One track of a finished MP4 of our own, packet by packet.
@safe final class FinishedTrack {
    private let container: Container
    private let index: Int
    private let stop: StopSignal
    /// Lives as long as this object.
    let stream: UnsafeMutablePointer<AVStream>

    init(_ path: String, _ kind: AVMediaType, _ stop: StopSignal) throws(VideoError) {
        container = try Container(path: path, maxPixels: Int(Int32.max), stop: stop)
        let container = container
        guard let index = (0..<container.streamCount).first(where: { container.kind($0) == kind }),
            let stream = unsafe container.stream(index)
        else { throw VideoError(.cannotEncode, "a finished rendition lacks a track") }
        self.index = index
        self.stop = stop
        unsafe self.stream = unsafe stream
        container.keepOnly([index])
    }

    /// - Returns: whether there was one more packet.
    func read(into packet: Packet) throws(VideoError) -> Bool {
        while true {
            switch try container.read(into: packet) {
            case .packet:
                stop.progressed()
                if packet.streamIndex == index { return true }
            case .damaged: throw VideoError(.unreadable, "a finished rendition cannot be read")
            case .end: return false
            }
        }
    }

    /// Seconds, 0 or more, that decoding has to start before the presentation does.
    static func lead(_ path: String, _ kind: AVMediaType, _ stop: StopSignal) throws(VideoError) -> Double {
        let track = try FinishedTrack(path, kind, stop)
        let packet = try Packet()
        return try track.read(into: packet) ? max(0, -track.seconds(packet.timing.dts)) : 0
    }

    func seconds(_ ticks: Int64) -> Double { seconds(Double(ticks)) }

    func seconds(_ ticks: Double) -> Double {
        let base = unsafe stream.pointee.time_base
        return ticks * Double(base.num) / Double(base.den)
    }

    /// The nearest tick.
    func ticks(_ seconds: Double) -> Int64 {
        let base = unsafe stream.pointee.time_base
        return Int64((seconds * Double(base.den) / Double(base.num)).rounded())
    }

    /// Pixels of the square.
    func side() throws(VideoError) -> Int {
        let width = unsafe Int(stream.pointee.codecpar.pointee.width)
        let height = unsafe Int(stream.pointee.codecpar.pointee.height)
        guard width == height else {
            throw VideoError(.cannotEncode, "a rendition is not square")
        }
        return width
    }

    var channels: Int { unsafe Int(stream.pointee.codecpar.pointee.ch_layout.nb_channels) }

    private var configuration: [UInt8] {
        guard let data = unsafe stream.pointee.codecpar.pointee.extradata else { return [] }
        return unsafe Array(UnsafeBufferPointer(start: data, count: Int(stream.pointee.codecpar.pointee.extradata_size)))
    }

    /// RFC 6381.
    func videoCodec() throws(VideoError) -> String {
        let name =
            switch unsafe stream.pointee.codecpar.pointee.codec_id {
            case AV_CODEC_ID_H264: CodecString.h264(configuration)
            case AV_CODEC_ID_HEVC: CodecString.hevc(configuration)
            default: nil as String?
            }
        guard let name else { throw VideoError(.cannotEncode, "HLS carries H.264 and HEVC only") }
        return name
    }

    /// RFC 6381: "mp4a.40.2" is AAC-LC. The object type stands at the start of the `AudioSpecificConfig` (ISO/IEC
    /// 14496-3 §1.6.2.1).
    func audioCodec() throws(VideoError) -> String {
        let bytes = configuration
        guard unsafe stream.pointee.codecpar.pointee.codec_id == AV_CODEC_ID_AAC, let first = bytes.first, first >> 3 < 31 else {
            throw VideoError(.cannotEncode, "HLS carries AAC only")
        }
        return "mp4a.40.\(first >> 3)"
    }
}

extension Packet {
    /// In ticks of its track.
    var timing: (dts: Int64, pts: Int64, duration: Int64) {
        unsafe (pointer.pointee.dts, pointer.pointee.pts, pointer.pointee.duration)
    }

    var isKey: Bool { unsafe notelet_packet_is_key(pointer) != 0 }

    /// Lets the packet last no longer than this.
    func shorten(to duration: Int64) { unsafe pointer.pointee.duration = min(pointer.pointee.duration, duration) }
}
