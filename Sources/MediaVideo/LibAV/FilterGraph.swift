internal import CLibAV

/// One configured libavfilter graph with one source and one sink.
@safe final class FilterGraph {
    private let graph: UnsafeMutablePointer<AVFilterGraph>
    private let source: UnsafeMutablePointer<AVFilterContext>
    private let sink: UnsafeMutablePointer<AVFilterContext>

    /// Scaling without surprises: bicubic, rounded and never cut short, the same on every processor.
    static let scalerFlags = "bicubic+accurate_rnd+full_chroma_int+full_chroma_inp+bitexact"

    /// A graph for pictures.
    ///
    /// - Parameter threads: for filters that work in slices.
    convenience init(_ text: String, picture: PictureKind, timeBase: AVRational, threads: Int = 1) throws(VideoError) {
        unsafe try self.init(text, isSound: false, threads: threads) { source in
            unsafe notelet_buffer_source_init(
                source, CInt(picture.width), CInt(picture.height), picture.format.rawValue, timeBase,
                LibAV.ratio(picture.aspectNumerator, picture.aspectDenominator), CInt(picture.matrix.rawValue),
                CInt(picture.range.rawValue))
        }
    }

    /// A graph for sound like that of `frame`.
    convenience init(_ text: String, soundLike frame: Frame, timeBase: AVRational) throws(VideoError) {
        unsafe try self.init(text, isSound: true, threads: 1) { source in
            unsafe notelet_buffer_source_init_audio(source, frame.pointer, timeBase)
        }
    }

    private init(_ text: String, isSound: Bool, threads: Int, _ configure: (UnsafeMutablePointer<AVFilterContext>) -> CInt)
        throws(VideoError)
    {
        for name in FilterGraph.names(in: text) where unsafe avfilter_get_by_name(name) == nil {
            throw VideoError(.missingCapability, "this FFmpeg has no filter '\(name)'")
        }
        guard let graph = unsafe avfilter_graph_alloc() else {
            throw VideoError(libav: notelet_error_no_memory(), .cannotEncode, "filters")
        }
        var made = false
        defer {
            var graph: UnsafeMutablePointer<AVFilterGraph>? = unsafe graph
            if !made { unsafe avfilter_graph_free(&graph) }
        }
        unsafe graph.pointee.nb_threads = CInt(threads)
        // Scalers that libavfilter puts in by itself follow the same rules.
        unsafe graph.pointee.scale_sws_opts = unsafe av_strdup("flags=\(FilterGraph.scalerFlags)")
        guard let source = unsafe avfilter_graph_alloc_filter(graph, avfilter_get_by_name(isSound ? "abuffer" : "buffer"), "in")
        else {
            throw VideoError(.missingCapability, "this FFmpeg has no buffer source")
        }
        unsafe try LibAV.check(configure(source), .corrupt, "frames of a kind that cannot be filtered")
        var sink: UnsafeMutablePointer<AVFilterContext>?
        unsafe try LibAV.check(
            avfilter_graph_create_filter(
                &sink, avfilter_get_by_name(isSound ? "abuffersink" : "buffersink"), "out", nil, nil, graph),
            .missingCapability, "this FFmpeg has no buffer sink")
        guard let sink = unsafe sink else { throw VideoError(.missingCapability, "this FFmpeg has no buffer sink") }

        // In FFmpeg's words the open *outputs* are those of what stands before the text, and the other way round.
        var outputs = unsafe avfilter_inout_alloc()
        var inputs = unsafe avfilter_inout_alloc()
        defer {
            unsafe avfilter_inout_free(&outputs)
            unsafe avfilter_inout_free(&inputs)
        }
        unsafe outputs?.pointee.name = unsafe av_strdup("in")
        unsafe outputs?.pointee.filter_ctx = unsafe source
        unsafe inputs?.pointee.name = unsafe av_strdup("out")
        unsafe inputs?.pointee.filter_ctx = unsafe sink
        unsafe try LibAV.check(
            avfilter_graph_parse_ptr(graph, text, &inputs, &outputs, nil), .missingCapability, "a filter refuses its settings")
        unsafe try LibAV.check(avfilter_graph_config(graph, nil), .unsupportedColour, "frames of a kind that cannot be converted")
        made = true
        unsafe self.graph = unsafe graph
        unsafe self.source = unsafe source
        unsafe self.sink = unsafe sink
    }

    deinit {
        var graph: UnsafeMutablePointer<AVFilterGraph>? = unsafe graph
        unsafe avfilter_graph_free(&graph)
    }

    /// Names of the filters that a graph's text uses.
    static func names(in text: String) -> [String] {
        text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { part in
            var rest = part
            while rest.first == "[", let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
            return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }.filter { !$0.isEmpty }
    }

    /// Hands a frame in; the caller keeps its own. `nil`: no more will come.
    func push(_ frame: Frame?) throws(VideoError) {
        let status = unsafe av_buffersrc_add_frame_flags(source, frame?.pointer, CInt(AV_BUFFERSRC_FLAG_KEEP_REF))
        if status == notelet_error_end() { return }
        try LibAV.check(status, .corrupt, "a frame that cannot be filtered")
    }

    /// The next finished frame; `nil`: more input is wanted, or there is no more.
    func pull() throws(VideoError) -> Frame? {
        let frame = try Frame()
        let status = unsafe av_buffersink_get_frame(sink, frame.pointer)
        if status == notelet_error_again() || status == notelet_error_end() { return nil }
        try LibAV.check(status, .corrupt, "a frame that cannot be filtered")
        return frame
    }

    /// Fixed number of samples per frame, but for the last.
    func setFrameSize(_ samples: Int) { unsafe av_buffersink_set_frame_size(sink, UInt32(samples)) }

    /// The time base of pulled frames.
    var timeBase: AVRational { unsafe av_buffersink_get_time_base(sink) }
}
