internal import CLibAV

/// Which video and which audio stream of a file are meant: the ones that FFmpeg's program would take.
struct StreamChoice {
    let video: Int
    let audio: Int?

    init(_ container: Container) throws(VideoError) {
        let all = 0..<container.streamCount
        let videos = all.filter { container.kind($0) == AVMEDIA_TYPE_VIDEO }
        // Cover art and thumbnails are "video" to FFmpeg.
        let real = videos.filter { index in
            unsafe container.stream(index).map { unsafe notelet_stream_is_still($0) == 0 } ?? false
        }
        guard let video = real.max(by: { StreamChoice.videoScore(container, $0) < StreamChoice.videoScore(container, $1) }) else {
            let sound = all.contains { container.kind($0) == AVMEDIA_TYPE_AUDIO }
            throw VideoError(
                .noVideoStream,
                !videos.isEmpty
                    ? "no video stream (only cover art)" : sound ? "no video stream (audio only)" : "no video stream")
        }
        self.video = video
        let program = StreamChoice.program(of: video, in: container)
        audio = all.filter { container.kind($0) == AVMEDIA_TYPE_AUDIO }.max { a, b in
            StreamChoice.audioScore(container, a, program) < StreamChoice.audioScore(container, b, program)
        }
    }

    private static func videoScore(_ container: Container, _ index: Int) -> Int {
        guard let stream = unsafe container.stream(index), let parameters = unsafe stream.pointee.codecpar else { return -1 }
        let pixels = unsafe Int(parameters.pointee.width) * Int(parameters.pointee.height)
        return unsafe pixels + (notelet_stream_had_packets(stream) != 0 ? 100_000_000_000 : 0)
            + (notelet_stream_is_default(stream) != 0 ? 5_000_000 : 0) - index
    }

    private static func audioScore(_ container: Container, _ index: Int, _ program: Set<Int>) -> Int {
        guard let stream = unsafe container.stream(index), let parameters = unsafe stream.pointee.codecpar else { return -1 }
        return unsafe Int(parameters.pointee.ch_layout.nb_channels) * 100
            + (notelet_stream_had_packets(stream) != 0 ? 100_000_000_000 : 0)
            + (program.contains(index) ? 1_000_000_000 : 0) + (notelet_stream_is_default(stream) != 0 ? 5_000_000 : 0) - index
    }

    /// The streams of the same programme: a transport stream may carry several.
    private static func program(of video: Int, in container: Container) -> Set<Int> {
        guard let program = unsafe av_find_program_from_stream(container.context, nil, CInt(video)),
            let indices = unsafe program.pointee.stream_index
        else { return [] }
        return unsafe Set((0..<Int(program.pointee.nb_stream_indexes)).map { unsafe Int(indices[$0]) })
    }
}
