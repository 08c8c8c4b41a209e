import MediaImage
import MediaPipeline
import MediaVideo

/// What a source is, for people: its name and a line per fact.
struct InspectionText {
    let inspection: Inspection
    let style: Style

    var text: String {
        var facts = inspection.video.map(Self.facts) ?? inspection.image.map(Self.facts) ?? []
        facts.insert(Fact("Bytes", Units.bytes(inspection.bytes)), at: min(1, facts.count))
        let lines = facts.map { "  " + TextWidth.padded($0.name, to: 10) + Escaping.visible($0.value) }
        return ([style.bold(Escaping.visible(inspection.source))] + lines).map { $0 + "\n" }.joined()
    }

    private struct Fact {
        let name: String
        let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    private static func facts(of image: ImageInfo) -> [Fact] {
        var facts = [
            Fact("Kind", "image, \(image.format)"),
            Fact(
                "Size",
                "\(image.width) x \(image.height)" + (image.orientation > 1 ? " (EXIF orientation \(image.orientation))" : "")),
        ]
        if image.frames > 1 {
            facts.append(Fact("Frames", "\(image.frames)"))
            if let duration = image.duration { facts.append(Fact("Duration", "\(Units.number(duration)) s")) }
        }
        let alpha = image.hasAlpha ? ", alpha" : ""
        facts.append(
            Fact(
                "Colour", (image.colour.isEmpty ? "" : image.colour + ", ") + "\(channels(image)), \(image.bitDepth) bit" + alpha)
        )
        facts.append(Fact("Crop", crop(image.lostToCrop)))
        return facts
    }

    private static func channels(_ image: ImageInfo) -> String {
        let count = image.channels - (image.hasAlpha ? 1 : 0)
        return count == 1 ? "1 channel" : "\(count) channels"
    }

    private static func facts(of video: VideoInfo) -> [Fact] {
        var turns: [String] = []
        if video.rotation != 0 { turns.append("turned by \(video.rotation) degrees") }
        if video.isMirrored { turns.append("mirrored") }
        let size = "\(video.width) x \(video.height)" + (turns.isEmpty ? "" : " (\(turns.joined(separator: ", ")))")
        let frames = video.frames.map { "\($0), " } ?? ""
        let timing = video.isVariableFrameRate ? " (variable)" : ""
        let depth = "\(video.bitDepth) bit" + (video.isHDR ? ", HDR" : "") + (video.hasAlpha ? ", alpha" : "")
        return [
            Fact("Kind", "video, \(video.container)"),
            Fact("Size", size),
            Fact("Duration", "\(Units.number(video.duration)) s"),
            Fact("Frames", "\(frames)\(Units.number(video.frameRate)) per second\(timing)"),
            Fact("Video", video.videoCodec),
            Fact("Colour", (video.colour.isEmpty ? "" : video.colour + ", ") + depth),
            Fact("Audio", video.audioCodec ?? "none"),
            Fact("Crop", crop(video.lostToCrop)),
        ]
    }

    private static func crop(_ lost: Double) -> String {
        lost < 0.0005 ? "nothing is lost to the square" : "\(Units.number(lost * 100, places: 1)) % is lost to the square"
    }
}
