import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// Small and fast, yet with all that a real recipe has.
func smallRecipe(sides: [Int] = [96], crf: Int = 14) -> VideoRecipe {
    var recipe = VideoRecipe(
        rungs: sides.enumerated().map { index, side in
            VideoRecipe.Rung(
                side: side, maxFrameRate: index == 0 ? 60 : 30, crf: crf, maxBitrate: 6_000_000, audioBitrate: 96_000)
        })
    recipe.preset = "ultrafast"
    return recipe
}

/// A rendering and the folder it lives in.
struct Rendered {
    let folder: TemporaryDirectory
    let video: RenderedVideo
    var path: String { folder.path(video.renditions[0].fileName) }
}

func render(_ source: VideoSource, _ recipe: VideoRecipe = smallRecipe()) throws -> Rendered {
    let folder = try TemporaryDirectory()
    return Rendered(folder: folder, video: try VideoRenderer.render(source, recipe: recipe, into: folder.path))
}

func render(_ kind: SourceKind, _ recipe: VideoRecipe = smallRecipe()) throws -> Rendered {
    let folder = try TemporaryDirectory()
    return try render(.file(path: try kind.make(in: folder)), recipe)
}

/// Everything that media-rules.md promises of every output, read from its boxes and by FFmpeg's prober.
func checkOutput(_ rendered: Rendered, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for rendition in rendered.video.renditions {
        let path = rendered.folder.path(rendition.fileName)
        try checkBoxes(path, rendition, sourceLocation)
        let facts = try Facts(path)
        let isHEVC = rendition.codecs.hasPrefix("hvc1")
        #expect(facts.text("codec_tag_string") == (isHEVC ? "hvc1" : "avc1"), sourceLocation: sourceLocation)
        #expect(facts.text("profile") == (isHEVC ? "Main" : "High"), sourceLocation: sourceLocation)
        #expect(facts.text("pix_fmt") == "yuv420p", sourceLocation: sourceLocation)
        #expect(facts.int("width") == rendition.width, sourceLocation: sourceLocation)
        #expect(facts.int("height") == rendition.width, sourceLocation: sourceLocation)
        #expect(rendition.width.isMultiple(of: 2), sourceLocation: sourceLocation)
        #expect(["1:1", ""].contains(facts.text("sample_aspect_ratio")), sourceLocation: sourceLocation)
        #expect(["progressive", ""].contains(facts.text("field_order")), sourceLocation: sourceLocation)
        for key in ["color_space", "color_transfer", "color_primaries"] {
            #expect(facts.text(key) == "bt709", sourceLocation: sourceLocation)
        }
        #expect(facts.text("color_range") == "tv", sourceLocation: sourceLocation)
        #expect(facts.seconds("start_time") == 0, sourceLocation: sourceLocation)
        #expect(abs(facts.seconds("duration") - rendition.duration) < 0.001, sourceLocation: sourceLocation)
        #expect(rendition.frameRate <= 60.001, sourceLocation: sourceLocation)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).count
        #expect(rendition.bytes == bytes, sourceLocation: sourceLocation)
        #expect(rendition.hasAudio == (facts.audio != nil), sourceLocation: sourceLocation)
        if !isHEVC {
            let level = String(facts.int("level"), radix: 16, uppercase: true)
            #expect(
                rendition.codecs.hasPrefix("avc1.6400" + (level.count < 2 ? "0" : "") + level), "\(rendition.codecs)",
                sourceLocation: sourceLocation)
        }
        // FFmpeg's own names for tracks are all that may be there.
        let allowed: Set = ["major_brand", "minor_version", "compatible_brands", "language", "handler_name", "vendor_id"]
        #expect(Set(facts.tags).isSubset(of: allowed), "\(facts.tags)", sourceLocation: sourceLocation)
        if let audio = facts.audio {
            let names = [audio["codec_name"] as? String, audio["profile"] as? String]
            #expect(names == ["aac", "LC"], sourceLocation: sourceLocation)
            #expect(audio["sample_rate"] as? String == "48000", sourceLocation: sourceLocation)
            #expect((audio["channels"] as? Int ?? 9) <= 2, sourceLocation: sourceLocation)
            #expect(facts.seconds("start_time", ofAudio: true) == 0, sourceLocation: sourceLocation)
            #expect(rendition.codecs.hasSuffix(",mp4a.40.2"), sourceLocation: sourceLocation)
        }
    }
}

private func checkBoxes(_ path: String, _ rendition: VideoRendition, _ sourceLocation: SourceLocation) throws {
    let file = try MP4File(path)
    let order = file.order
    #expect((order.firstIndex(of: "moov") ?? 9) < (order.firstIndex(of: "mdat") ?? 0), "\(order)", sourceLocation: sourceLocation)
    let movie = try file.movie()
    let rate = rendition.frameRate
    // A multiple of the frame rate, so that a frame is a whole number of ticks (times 1001 for the television rates).
    let ticks = Double(movie.timescale) / rate
    #expect(
        abs(ticks - ticks.rounded()) < 1e-6 || abs(ticks * 1000 - (ticks * 1000).rounded()) < 1e-6, sourceLocation: sourceLocation
    )
    for track in file.all("/moov/trak").indices {
        let edits = try file.edits(track)
        #expect(edits.count == 1, sourceLocation: sourceLocation)
        #expect(edits[0].length == movie.duration, "track \(track)", sourceLocation: sourceLocation)
        #expect(edits[0].start >= 0, sourceLocation: sourceLocation)
        let matrix = try file.matrix(track)
        let identity: [Int] = [65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30]
        #expect(matrix == identity, sourceLocation: sourceLocation)
        let media = try file.media(track)
        let lengths = try file.sampleLengths(track)
        #expect(lengths.reduce(0, +) == media.duration, sourceLocation: sourceLocation)
        // What is shown of the media is as long as the movie, to the sample.
        let shown = media.duration - (track == 0 ? 0 : edits[0].start)
        let tick = Double(media.timescale) / Double(movie.timescale)
        #expect(
            abs(Double(shown) - Double(movie.duration) * tick) <= max(1, tick), "track \(track)", sourceLocation: sourceLocation)
        if track == 0 {
            #expect(Set(lengths.dropLast()).count <= 1, "the frame rate is constant", sourceLocation: sourceLocation)
        }
    }
    if !rendition.codecs.hasPrefix("hvc1") {
        let colours = try file.colours()
        #expect(colours.0 == "nclx", sourceLocation: sourceLocation)
        #expect(colours.1 == [1, 1, 1, 0], sourceLocation: sourceLocation)
    }
    let keys = try file.keyframes(0)
    #expect(keys.first == 0, sourceLocation: sourceLocation)
    let gaps = zip(keys.dropFirst(), keys).map { $0 - $1 }
    #expect(Double(gaps.max() ?? 0) / rate <= 4.0001, sourceLocation: sourceLocation)
}

/// Runs a rendering that must fail, and returns why; nothing may be left in its folder.
func failure(_ source: VideoSource, _ recipe: VideoRecipe = smallRecipe(), sourceLocation: SourceLocation = #_sourceLocation)
    throws -> VideoError?
{
    let folder = try TemporaryDirectory()
    var reason: VideoError?
    do {
        _ = try VideoRenderer.render(source, recipe: recipe, into: folder.path)
        Issue.record("it did not fail", sourceLocation: sourceLocation)
    } catch { reason = error }
    #expect(try folder.files() == [], sourceLocation: sourceLocation)
    return reason
}
