internal import CLibAV

/// The settings of a rung's encoder. Everything here is a fixed function of recipe and rung, never of the machine: thread
/// counts change what x264 and x265 write.
enum VideoEncoding {
    /// What a rung is encoded to where the rate factor would make it larger than its source.
    struct Budget {
        /// Bits per second on average.
        var bitrate: Int
    }

    static func encoder(
        _ step: Ladder.Step, recipe: VideoRecipe, budget: Budget?, spool: PacketSpool
    ) throws(VideoError) -> Encoder {
        let (rung, side, rate, keyInterval) = (step.rung, step.side, step.rate, step.keyInterval)
        let isHEVC = recipe.codec == .hevc
        // The better presets look 40 to 60 frames ahead, 5 MB each at 1224 pixels; half a second does as well.
        let isFast = ["ultrafast", "superfast", "veryfast", "faster", "fast"].contains(recipe.preset)
        var options = CodecOptions()
        options.set("preset", recipe.preset ?? "medium")
        if budget == nil { options.set("crf", String(rung.crf)) }
        if isHEVC {
            var words = [
                "log-level=none", "info=0", "open-gop=0", "keyint=\(keyInterval)", "pools=4", "frame-threads=2",
                "min-keyint=\(recipe.hls ? keyInterval : max(1, keyInterval / 8))",
            ]
            if recipe.hls { words.append("scenecut=0") }
            if !isFast { words.append("rc-lookahead=15") }
            options.set("x265-params", words.joined(separator: ":"))
        } else {
            options.set("profile", "high")
            // The fast presets leave out what makes it High; High is promised, and costs them little.
            options.set("x264-params", "cpu-independent=1:cabac=1:8x8dct=1")
            if recipe.hls { options.set("sc_threshold", "0") }
            if !isFast { options.set("rc-lookahead", "30") }
        }
        return unsafe try Encoder(isHEVC ? "libx265" : "libx264", spool: spool, options: options) { context in
            unsafe context.width = CInt(side)
            unsafe context.height = CInt(side)
            unsafe context.pix_fmt = AV_PIX_FMT_YUV420P
            unsafe context.time_base = LibAV.ratio(rate.denominator, rate.numerator)
            unsafe context.framerate = LibAV.ratio(rate.numerator, rate.denominator)
            unsafe context.sample_aspect_ratio = LibAV.ratio(1, 1)
            unsafe context.color_range = AVCOL_RANGE_MPEG
            unsafe context.colorspace = AVCOL_SPC_BT709
            unsafe context.color_primaries = AVCOL_PRI_BT709
            unsafe context.color_trc = AVCOL_TRC_BT709
            unsafe context.chroma_sample_location = AVCHROMA_LOC_LEFT
            unsafe context.gop_size = CInt(keyInterval)
            if recipe.hls { unsafe context.keyint_min = CInt(keyInterval) }
            unsafe context.thread_count = CInt(threads(side: side))
            unsafe context.rc_max_rate = Int64(budget.map { $0.bitrate * 3 / 2 } ?? rung.maxBitrate)
            unsafe context.rc_buffer_size = CInt(clamping: budget.map { $0.bitrate } ?? rung.maxBitrate * 2)
            if let budget { unsafe context.bit_rate = Int64(budget.bitrate) }
        }
    }

    /// Encoder threads by the rung's size alone.
    static func threads(side: Int) -> Int { side >= 1000 ? 4 : side >= 640 ? 2 : 1 }

    /// Makes a finished picture ready for the encoder: tagged, progressive, and of no picture type (a source's own types
    /// would be taken as orders).
    static func prepare(_ frame: Frame, pts: Int64) {
        unsafe notelet_frame_set_progressive(frame.pointer)
        unsafe frame.pointer.pointee.pict_type = AV_PICTURE_TYPE_NONE
        unsafe frame.pointer.pointee.pts = pts
        unsafe frame.pointer.pointee.color_range = AVCOL_RANGE_MPEG
        unsafe frame.pointer.pointee.colorspace = AVCOL_SPC_BT709
        unsafe frame.pointer.pointee.color_primaries = AVCOL_PRI_BT709
        unsafe frame.pointer.pointee.color_trc = AVCOL_TRC_BT709
        unsafe frame.pointer.pointee.chroma_location = AVCHROMA_LOC_LEFT
        unsafe frame.pointer.pointee.sample_aspect_ratio = LibAV.ratio(1, 1)
        while unsafe frame.pointer.pointee.nb_side_data > 0, let side = unsafe frame.pointer.pointee.side_data?[0] {
            unsafe av_frame_remove_side_data(frame.pointer, side.pointee.type)
        }
    }
}
