internal import CLibAV

/// What a stream says about its brightness, beside its transfer function.
struct HDRMetadata {
    /// Nits of the brightest pixel: MaxCLL, else the mastering display's.
    var peakNits: Double?
    /// Dolby Vision's profile; 5 has no base layer that a common decoder shows right.
    var dolbyVisionProfile: Int?
    /// What the base layer is compatible with: 0 nothing, 1 HDR10, 2 SDR, 4 HLG.
    var dolbyVisionCompatibility: Int?

    init(_ stream: UnsafeMutablePointer<AVStream>) {
        var size = 0
        if let data = unsafe notelet_stream_side_data(stream, AV_PKT_DATA_CONTENT_LIGHT_LEVEL, &size),
            size >= MemoryLayout<AVContentLightMetadata>.size
        {
            let light = unsafe UnsafeRawPointer(data).loadUnaligned(as: AVContentLightMetadata.self)
            if light.MaxCLL > 0 { peakNits = Double(light.MaxCLL) }
        }
        if peakNits == nil, let data = unsafe notelet_stream_side_data(stream, AV_PKT_DATA_MASTERING_DISPLAY_METADATA, &size),
            size >= MemoryLayout<AVMasteringDisplayMetadata>.size
        {
            let mastering = unsafe UnsafeRawPointer(data).loadUnaligned(as: AVMasteringDisplayMetadata.self)
            if mastering.has_luminance != 0, mastering.max_luminance.value > 0 { peakNits = mastering.max_luminance.value }
        }
        if let data = unsafe notelet_stream_side_data(stream, AV_PKT_DATA_DOVI_CONF, &size),
            size >= MemoryLayout<AVDOVIDecoderConfigurationRecord>.size
        {
            let record = unsafe UnsafeRawPointer(data).loadUnaligned(as: AVDOVIDecoderConfigurationRecord.self)
            dolbyVisionProfile = Int(record.dv_profile)
            dolbyVisionCompatibility = Int(record.dv_bl_signal_compatibility_id)
        }
    }

    init() {}

    /// Takes the brightness from a frame where the stream said nothing: HEVC keeps it in its own messages.
    mutating func complete(from frame: Frame) {
        guard peakNits == nil else { return }
        if let side = unsafe av_frame_get_side_data(frame.pointer, AV_FRAME_DATA_CONTENT_LIGHT_LEVEL),
            let data = unsafe side.pointee.data, unsafe side.pointee.size >= MemoryLayout<AVContentLightMetadata>.size
        {
            let light = unsafe UnsafeRawPointer(data).loadUnaligned(as: AVContentLightMetadata.self)
            if light.MaxCLL > 0 { peakNits = Double(light.MaxCLL) }
        }
        if peakNits == nil, let side = unsafe av_frame_get_side_data(frame.pointer, AV_FRAME_DATA_MASTERING_DISPLAY_METADATA),
            let data = unsafe side.pointee.data, unsafe side.pointee.size >= MemoryLayout<AVMasteringDisplayMetadata>.size
        {
            let mastering = unsafe UnsafeRawPointer(data).loadUnaligned(as: AVMasteringDisplayMetadata.self)
            if mastering.has_luminance != 0, mastering.max_luminance.value > 0 { peakNits = mastering.max_luminance.value }
        }
    }

    /// Dolby Vision whose base layer stands for nothing else: profile 5, or a stated compatibility of none.
    var isUnreadableDolbyVision: Bool {
        guard let profile = dolbyVisionProfile else { return false }
        return profile == 5 || (profile == 10 && dolbyVisionCompatibility == 0)
    }

    /// The signal's peak as a multiple of reference white (100 nits).
    func peak(isHLG: Bool) -> Double {
        if let peakNits { return min(max(peakNits / 100, 1), 100) }
        return isHLG ? 10 : 100
    }
}
