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
    ///     most 2 s apart and at the same times in all of them, start 0. Sound in them is left out.
    ///   - audio: path of the MP4 file whose AAC track becomes the audio rendition; `nil`: no sound.
    ///   - directory: an existing folder; written are `hls.m3u8`, `hls-<side>.mp4`, `hls-<side>.m3u8`,
    ///     `hls-<side>-iframes.m3u8`, `hls-audio.mp4` and `hls-audio.m3u8`. The inputs may lie there too and are left alone.
    ///   - isCancelled: polled per packet.
    /// - Throws: `VideoError`; none of the named files is left in `directory` then.
    static func package(
        renditions: [String], audio: String?, into directory: String, isCancelled: () -> Bool = { false }
    ) throws(VideoError) -> HLSOutput {
        throw VideoError(.missingCapability, "not built yet")
    }
}
