import Foundation
import NotesManifest

/// Checks the media objects of a manifest for `NoteletAudit`.
struct MediaAuditor {
    let survey: ManifestSurvey

    typealias Finding = NoteletAudit.Finding

    /// Everything that stands where Notelet looks for media, valid or not.
    var mediaObjects: [(path: JSONPath, media: JSONValue)] {
        (survey.root.elements ?? []).enumerated().flatMap { index, entry in
            (entry["items"]?.elements ?? []).enumerated().compactMap { number, item in
                item["media"].map { (JSONPath([.index(index), .key("items"), .index(number), .key("media")]), $0) }
            }
        }
    }

    func findings(
        on media: JSONValue, at path: JSONPath, lookup: (_ url: String, _ isRewritten: Bool) -> NoteletAudit.Lookup
    ) -> [Finding] {
        guard let value = media["url"], let url = value.text else { return [] }
        let kind = Self.kind(of: media)
        let isRewritten = Self.isRewritten(media)
        let place = Place(path: path.appending("url"), value: value, url: url)
        var findings = address(place, kind)
        var facts = Facts(media)
        switch lookup(url, isRewritten) {
        case .unknown: break
        case .missing:
            findings.append(error("missingFile", place, "no such file"))
            return findings
        case .unusable(let cause):
            findings.append(error("unreadableFile", place, cause))
            return findings
        case .found(let asset): facts.replace(with: asset)
        }
        guard let kind else { return findings }
        return findings + content(facts, place, kind)
    }

    /// One for all: without a base URL every URL of a manifest is relative. An author's own manifest has yet to be processed.
    var relativeURLs: Finding? {
        let relative = mediaObjects.compactMap { path, media -> Place? in
            guard Self.isRewritten(media), let value = media["url"], let url = value.text, !url.isEmpty,
                SourceLocator.scheme(of: url) == nil
            else { return nil }
            return Place(path: path.appending("url"), value: value, url: url)
        }
        guard let first = relative.first else { return nil }
        let others = relative.count > 1 ? "this and \(relative.count - 1) more URLs are relative" : "the URL is relative"
        return warning(
            "relativeURL", first,
            "\(others), and Notelet needs whole ones; process with --base-url, or let the app complete them")
    }

    // MARK: - Where it lies

    private func address(_ place: Place, _ kind: MediaKind?) -> [Finding] {
        guard let scheme = SourceLocator.scheme(of: place.url) else { return [] }
        switch scheme {
        case "https": return []
        case "http":
            return [
                error(
                    "insecureURL", place,
                    "http: is blocked by App Transport Security unless the app has an exception; serve it over https:")
            ]
        case "file":
            return [error("localURL", place, "a file: URL names a file of this machine, which no phone can load")]
        case "data" where kind != .video: return []
        default: return [error("unsupportedScheme", place, "iOS loads no \(scheme): URLs; serve it over https:")]
        }
    }

    // MARK: - What it is

    /// What is known of a file, from the manifest's keys or from the file itself.
    private struct Facts {
        var bytes: Int?
        /// What the file holds, where that is known.
        var kind: MediaKind?
        var format: NoteletFormat?
        var codec: NoteletFormat?
        var frames = 1
        var duration: Double?
        var hasAudio: Bool?

        /// The keys that `process` writes.
        init(_ media: JSONValue) {
            bytes = media["bytes"]?.double.flatMap { Int(exactly: $0.rounded()) }
            if let type = media["type"]?.text {
                format = NoteletFormat(mimeType: type)
                kind = type.hasPrefix("image/") ? .image : type.hasPrefix("video/") ? .video : nil
            } else if let url = media["url"]?.text {
                format = NoteletFormat(fileNameOf: url)
            }
            codec = media["codecs"]?.text.flatMap { NoteletFormat(codecs: $0) }
            duration = media["duration"]?.double
            if case .bool(let flag)? = media["hasAudio"]?.content { hasAudio = flag }
        }

        mutating func replace(with asset: NoteletAudit.Asset) {
            bytes = asset.bytes
            kind = asset.kind
            format = NoteletFormat(asset.format, of: asset.kind)
            // The manifest's string knows of the sample entry, which the codec's name does not.
            if codec?.problem == nil { codec = asset.codec.map(NoteletFormat.init(codec:)) }
            frames = asset.frames
            duration = asset.duration
            hasAudio = asset.hasAudio
        }
    }

    private func content(_ facts: Facts, _ place: Place, _ kind: MediaKind) -> [Finding] {
        if let found = facts.kind, found != kind {
            let names = found == .video ? "a video in an image item" : "an image in a video item"
            return [error("wrongKind", place, "\(names), which stays empty; its kind is {\"\(found.rawValue)\": {}}")]
        }
        var findings: [Finding] = []
        for problem in [facts.format?.problem, kind == .video ? facts.codec?.problem : nil].compactMap({ $0 }) {
            findings.append(error("unsupportedFormat", place, problem))
        }
        if kind == .image, facts.frames > 1 {
            let message = "an animation of \(facts.frames) frames stands still on the first; make it a video item"
            findings.append(warning("animatedImage", place, message))
        }
        if kind == .video, facts.hasAudio == true {
            let message =
                "Notelet plays the sound unmuted, over the user's music; --audio drop or \"audio\": \"drop\" takes it out"
            findings.append(warning("unmutedAudio", place, message))
        }
        // The last frame of a video that was cut at the limit may end a little later.
        if kind == .video, let duration = facts.duration, duration > NoteletAudit.shortSeconds + 0.1 {
            let message = "\(Self.number(duration)) s long; over 60 s few will watch it to its end"
            findings.append(warning("longVideo", place, message))
        }
        if let bytes = facts.bytes, bytes > NoteletAudit.lightBytes {
            let message = "\(Self.number(Double(bytes) / 1e6)) MB; over 5 MB a slow line shows nothing for too long"
            findings.append(warning("largeFile", place, message))
        }
        return findings
    }

    // MARK: - Parts

    private struct Place {
        var path: JSONPath
        var value: JSONValue
        var url: String
    }

    private func error(_ code: String, _ place: Place, _ message: String) -> Finding {
        finding(.error, code, place, message)
    }

    private func warning(_ code: String, _ place: Place, _ message: String) -> Finding {
        finding(.warning, code, place, message)
    }

    private func finding(_ severity: Finding.Severity, _ code: String, _ place: Place, _ message: String) -> Finding {
        let position = survey.position(of: place.value)
        return Finding(
            severity: severity, code: code, path: place.path.description, line: position.line, column: position.column,
            url: place.url, message: message)
    }

    private static func kind(of media: JSONValue) -> MediaKind? {
        guard let kind = media["kind"] else { return nil }
        return MediaKind(rawValue: kind.text ?? kind.members?.first?.key.text ?? "")
    }

    private static func isRewritten(_ media: JSONValue) -> Bool { media["source"]?["sha256"] != nil }

    /// One place after the point, where it is not 0.
    private static func number(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
