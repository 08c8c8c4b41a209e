internal import CLibAV

/// The one owner of an opened file's `AVFormatContext`.
@safe final class Container {
    /// What came back from the demuxer.
    enum Read {
        case packet
        /// Some bytes made no sense; more may follow.
        case damaged
        case end
    }

    let context: UnsafeMutablePointer<AVFormatContext>
    /// As people name it: "MP4", "QuickTime", "Matroska".
    let title: String
    /// Bytes.
    let fileSize: Int
    private let stop: StopSignal

    /// Opens a file and reads its headers.
    ///
    /// - Parameter maxPixels: also holds while FFmpeg decodes a first frame to learn of streams without headers.
    init(path: String, maxPixels: Int, stop: StopSignal) throws(VideoError) {
        LibAVLog.silence()
        fileSize = try ContainerFormat.checkFile(path)
        let (format, title) = unsafe try ContainerFormat.probe(path)
        guard let fresh = unsafe avformat_alloc_context() else {
            throw VideoError(libav: notelet_error_no_memory(), .unreadable, "file")
        }
        self.stop = stop
        unsafe notelet_format_allow_only_files(fresh)
        unsafe notelet_format_set_interrupt(
            fresh,
            { opaque in
                guard let opaque = unsafe opaque else { return 0 }
                return unsafe Unmanaged<StopSignal>.fromOpaque(opaque).takeUnretainedValue().isStopped ? 1 : 0
            }, unsafe Unmanaged.passUnretained(stop).toOpaque())

        var context: UnsafeMutablePointer<AVFormatContext>? = unsafe fresh
        var options = CodecOptions()
        if title == "MP4" {
            // A MOV file may name other files as its data: never opened.
            options.set("enable_drefs", "0")
            options.set("use_absolute_path", "0")
        }
        do {
            unsafe try Container.open(&context, path, format, title, options)
        } catch {
            if title == "MP4", ContainerFormat.looksEncrypted(path) {
                throw VideoError(.encrypted, "the video is encrypted", hint: error.hint)
            }
            throw error
        }
        guard let context = unsafe context else { throw VideoError(.corrupt, "a damaged \(title) file") }
        unsafe self.context = unsafe context
        self.title = unsafe title == "MP4" ? Container.brand(of: context) : title
        let status = findStreams(maxPixels: maxPixels)
        if status < 0 { throw VideoError(libav: status, .corrupt, "a damaged or incomplete \(title) file") }
    }

    deinit {
        var context: UnsafeMutablePointer<AVFormatContext>? = unsafe context
        unsafe avformat_close_input(&context)
    }

    private static func open(
        _ context: inout UnsafeMutablePointer<AVFormatContext>?, _ path: String, _ format: UnsafePointer<AVInputFormat>,
        _ title: String,
        _ options: CodecOptions
    ) throws(VideoError) {
        var opened = unsafe context
        // On failure FFmpeg frees the context itself.
        defer { unsafe context = unsafe opened }
        unsafe try options.open("the \(title) reader") { (dictionary: inout OpaquePointer?) throws(VideoError) in
            unsafe try LibAV.check(
                avformat_open_input(&opened, "file:" + path, format, &dictionary), .corrupt,
                "a damaged or incomplete \(title) file")
        }
    }

    private func findStreams(maxPixels: Int) -> CInt {
        let count = streamCount
        var dictionaries = unsafe [OpaquePointer?](repeating: nil, count: count)
        for index in 0..<count where kind(index) == AVMEDIA_TYPE_VIDEO {
            unsafe av_dict_set(&dictionaries[index], "max_pixels", String(maxPixels), 0)
        }
        // Streams that turn up while reading get no dictionary, but these are the formats that have headers for none.
        let status = unsafe dictionaries.withUnsafeMutableBufferPointer {
            unsafe avformat_find_stream_info(context, $0.baseAddress)
        }
        for index in 0..<count { unsafe av_dict_free(&dictionaries[index]) }
        return status
    }

    private static func brand(of context: UnsafeMutablePointer<AVFormatContext>) -> String {
        guard let tag = unsafe av_dict_get(context.pointee.metadata, "major_brand", nil, 0), let value = unsafe tag.pointee.value
        else { return "QuickTime" }
        let brand = unsafe String(cString: value)
        if brand.hasPrefix("qt") { return "QuickTime" }
        return brand.hasPrefix("3g") ? "3GP" : "MP4"
    }

    var streamCount: Int { unsafe Int(context.pointee.nb_streams) }

    func stream(_ index: Int) -> UnsafeMutablePointer<AVStream>? {
        guard index >= 0, index < streamCount, let streams = unsafe context.pointee.streams else { return nil }
        return unsafe streams[index]
    }

    func kind(_ index: Int) -> AVMediaType { unsafe stream(index)?.pointee.codecpar?.pointee.codec_type ?? AVMEDIA_TYPE_UNKNOWN }

    /// Everything but these streams is thrown away inside the demuxer.
    func keepOnly(_ kept: [Int]) {
        for index in 0..<streamCount {
            unsafe stream(index)?.pointee.discard = kept.contains(index) ? AVDISCARD_DEFAULT : AVDISCARD_ALL
        }
    }

    func read(into packet: Packet) throws(VideoError) -> Read {
        try stop.check()
        packet.clear()
        let status = unsafe av_read_frame(context, packet.pointer)
        if status >= 0 { return .packet }
        if status == notelet_error_end() { return .end }
        try stop.check()
        if status == notelet_error_no_memory() { throw VideoError(libav: status, .corrupt, "a packet too large") }
        return .damaged
    }

    /// Whether a keyframe before a given time can be found from an index, exactly.
    var canSeekExactly: Bool { ["MP4", "QuickTime", "3GP", "Matroska", "WebM"].contains(title) }

    /// Goes to the keyframe at or before a time.
    ///
    /// - Parameter timestamp: in the time base of `stream`.
    func seek(stream: Int, to timestamp: Int64) -> Bool {
        unsafe avformat_seek_file(context, CInt(stream), Int64.min, timestamp, timestamp, 0) >= 0
    }
}
