internal import CLibAV
internal import Foundation

/// Turns finished square MP4 files into an HTTP Live Streaming rendition set (RFC 8216, Apple's HLS Authoring
/// Specification): one fragmented MP4 file and two playlists per video, one file and one playlist for the sound, and a
/// multivariant playlist on top.
///
/// Segments are byte ranges of one file per rendition. A clip of a minute would otherwise be fifty files more to hash, upload
/// and keep apart in a cache, each with a name of its own; a CDN caches ranges as well as files, and the server needs ranges
/// anyway: AVPlayer plays the plain MP4 renditions by them.
enum HLSPackager {
    /// - Parameters:
    ///   - renditions: paths of MP4 files, in any order, each with one square H.264 or HEVC track: closed GOPs, keyframes at
    ///     most 2 s apart and at the same times in all of them, start 0. (2 s are 119 frames at 59.94 a second, but 29 at
    ///     14.985: what the slowest rendition has between keyframes is the measure for the others.) Sound in them is left out.
    ///   - audio: path of the MP4 file whose AAC track becomes the audio rendition; `nil`: no sound.
    ///   - directory: an existing folder; written are `hls.m3u8`, `hls-<side>.mp4`, `hls-<side>.m3u8`,
    ///     `hls-<side>-iframes.m3u8`, `hls-audio.mp4` and `hls-audio.m3u8`. The inputs may lie there too and are left alone.
    ///   - stop: polled per packet.
    /// - Throws: `VideoError`; none of the named files is left in `directory` then.
    static func package(
        renditions: [String], audio: String?, into directory: String, stop: StopSignal = StopSignal()
    ) throws(VideoError) -> HLSOutput {
        var written: [HLSFile] = []
        do {
            return try package(renditions, audio, directory, stop, &written)
        } catch {
            for file in written { try? FileManager.default.removeItem(atPath: directory + "/" + file.name) }
            // A reader that was told to stop may call the file damaged.
            try stop.check()
            throw error
        }
    }

    private static func package(
        _ renditions: [String], _ audio: String?, _ directory: String, _ stop: StopSignal, _ written: inout [HLSFile]
    ) throws(VideoError) -> HLSOutput {
        let start = try commonStart(renditions, audio, stop)
        let videos = try packageVideos(renditions, directory, start, stop, &written)
        guard let largest = videos.first else { throw VideoError(.cannotEncode, "there is no rendition to package") }
        let starts = SegmentPlan.starts(keyframes: videos.map { $0.groups.map(\.start) }, ends: videos.map(\.end))
        let segments = zip(videos, starts).map { $0.segments(startingAt: $1) }
        var sound: PackagedAudio?
        if let audio {
            written.append(HLSFile(name: "hls-audio.mp4", kind: .audio, side: largest.side))
            sound = try PackagedAudio(
                audio, to: directory + "/hls-audio.mp4", startingAt: start, cuts: starts[0],
                end: videos.map(\.end).max() ?? largest.end, stop: stop)
        }

        // The same for picture and sound in all renditions (RFC 8216 §6.2.4).
        let target = (segments + [sound?.segments].compactMap { $0 }).map(MediaPlaylist.longest).max() ?? 1
        var master = MultivariantPlaylist(variants: [], audio: nil)
        if let sound {
            let playlist = MediaPlaylist(
                media: "hls-audio.mp4", initialization: sound.initialization, segments: sound.segments, targetDuration: target)
            let file = HLSFile(name: "hls-audio.m3u8", kind: .mediaPlaylist, side: largest.side)
            try write(playlist.text, file, directory, &written)
            master.audio = MultivariantPlaylist.Audio(
                codec: sound.codec, channels: sound.channels, bitrate: playlist.bitrate, playlist: file.name)
        }
        for (video, segments) in zip(videos, segments) {
            let playlist = MediaPlaylist(
                media: "hls-\(video.side).mp4", initialization: video.initialization, segments: segments, targetDuration: target)
            let file = HLSFile(name: "hls-\(video.side).m3u8", kind: .mediaPlaylist, side: video.side)
            try write(playlist.text, file, directory, &written)
            let iFrames = MediaPlaylist(
                media: playlist.media, initialization: video.initialization, segments: video.iFrames, isIFramesOnly: true,
                targetDuration: MediaPlaylist.longest(video.iFrames))
            let iFrameFile = HLSFile(name: "hls-\(video.side)-iframes.m3u8", kind: .iFramePlaylist, side: video.side)
            try write(iFrames.text, iFrameFile, directory, &written)
            master.variants.append(
                MultivariantPlaylist.Variant(
                    side: video.side, codec: video.codec, frameRate: video.frameRate, bitrate: playlist.bitrate,
                    iFrameBitrate: iFrames.bitrate, playlist: file.name, iFramePlaylist: iFrameFile.name))
        }
        let file = HLSFile(name: "hls.m3u8", kind: .multivariantPlaylist, side: largest.side)
        try write(master.text, file, directory, &written)
        return HLSOutput(playlist: file.name, files: written)
    }

    /// Seconds at which the presentation starts in all files: as early as every track has room to start decoding, in tenths,
    /// which the timescales of usual rates can express.
    private static func commonStart(_ renditions: [String], _ audio: String?, _ stop: StopSignal) throws(VideoError) -> Double {
        var lead = 0.0
        for path in renditions { lead = max(lead, try FinishedTrack.lead(path, AVMEDIA_TYPE_VIDEO, stop)) }
        if let audio { lead = max(lead, try FinishedTrack.lead(audio, AVMEDIA_TYPE_AUDIO, stop)) }
        // 0.2 s in ticks may come as a hair more.
        return (lead * 10 - 1e-6).rounded(.up) / 10
    }

    /// Largest first.
    private static func packageVideos(
        _ renditions: [String], _ directory: String, _ start: Double, _ stop: StopSignal, _ written: inout [HLSFile]
    ) throws(VideoError) -> [PackagedVideo] {
        var videos: [PackagedVideo] = []
        for (index, path) in renditions.enumerated() {
            // The side is known once the file has been read.
            let temporary = HLSFile(name: "hls-\(index).part", kind: .video, side: 0)
            written.append(temporary)
            let video = try PackagedVideo(path, to: directory + "/" + temporary.name, startingAt: start, stop: stop)
            if videos.contains(where: { $0.side == video.side }) {
                throw VideoError(.cannotEncode, "two renditions are \(video.side) pixels wide")
            }
            let file = HLSFile(name: "hls-\(video.side).mp4", kind: .video, side: video.side)
            try StagedFile.move(directory + "/" + temporary.name, to: directory + "/" + file.name)
            written[written.count - 1] = file
            videos.append(video)
        }
        written.sort { $0.side > $1.side }
        return videos.sorted { $0.side > $1.side }
    }

    private static func write(
        _ text: String, _ file: HLSFile, _ directory: String, _ written: inout [HLSFile]
    ) throws(VideoError) {
        written.append(file)
        try StagedFile.write(text, to: directory + "/" + file.name)
    }
}
