import Foundation
import NotesManifest

/// Gathers what is known of one media object.
struct MediaReader {
    let locator: AssetLocator
    let originals: OriginalFinder
    let facts: RunFacts
    let manifest: String
    /// Where the page loads an original from.
    let originalLink: (_ path: String) -> String

    func read(
        _ reference: MediaReference, _ value: JSONValue, processed: ProcessedMedia?, title: String, description: String
    ) -> PageContent.Media {
        let isVideo = reference.kind == .video
        let renditions =
            processed?.renditions.map { asset($0, isVideo: isVideo) }
            ?? [asset(url: value["url"]?.text ?? "", isVideo: isVideo)]
        let run = facts.item(reference, fileName: Self.fileName(of: renditions[0].url), manifest: manifest)
        var warnings = run.warnings
        // Where a file has been replaced behind the manifest's back.
        for asset in renditions {
            if let bytes = asset.bytes, let found = asset.bytesFound, bytes != found {
                warnings.append("\(asset.url) has \(found) bytes, and the manifest says \(bytes)")
            }
        }
        return PageContent.Media(
            path: reference.path.description, kind: reference.kind.rawValue, title: title, description: description,
            renditions: renditions, poster: processed?.poster.map(poster),
            stream: processed?.stream.map { asset(url: $0.url, type: $0.type, isVideo: false) },
            blurhash: processed?.placeholder?.blurhash, color: processed?.placeholder?.color,
            duration: processed?.duration, hasAudio: processed?.hasAudio,
            original: processed.map { original($0.source, reference, run) }, choices: processed.map(choices) ?? [],
            warnings: warnings, error: run.error, seconds: run.seconds)
    }

    /// What an app gets that asks for the square's width in pixels.
    private func choices(_ media: ProcessedMedia) -> [PageContent.Choice] {
        [("iPhone, 3x", 408 * 3), ("iPhone SE, 2x", 343 * 2), ("iPad, 2x", 408 * 2)].map { label, width in
            PageContent.Choice(label: label, pixelWidth: width, url: media.rendition(pixelWidth: width).url)
        }
    }

    private func original(
        _ source: ProcessedMedia.Source, _ reference: MediaReference, _ run: RunFacts.Item
    ) -> PageContent.Original {
        var original = PageContent.Original(
            url: source.url, width: source.width, height: source.height, duration: source.duration, bytes: run.sourceBytes,
            start: reference.options.trim?.start,
            crop: .init(width: source.width, height: source.height, options: reference.options))
        switch originals.find(source, bytes: run.sourceBytes) {
        case .found(let path):
            original.href = originalLink(path)
            original.bytes = Paths.stamp(path)?.bytes
        case .none(let note): original.note = note
        }
        return original
    }

    // MARK: Files

    private func asset(_ variant: ProcessedMedia.Variant, isVideo: Bool) -> PageContent.Asset {
        var asset = asset(url: variant.url, type: variant.type, isVideo: isVideo)
        asset.width = variant.width
        asset.height = variant.height
        asset.bytes = variant.bytes
        asset.codecs = variant.codecs
        asset.frameRate = variant.frameRate
        asset.bitrate = variant.bitrate
        return asset
    }

    private func poster(_ poster: ProcessedMedia.Poster) -> PageContent.Asset {
        var asset = asset(url: poster.url, type: poster.type, isVideo: false)
        asset.width = poster.width
        asset.height = poster.height
        asset.bytes = poster.bytes
        asset.time = poster.time
        return asset
    }

    private func asset(url: String, type: String? = nil, isVideo: Bool) -> PageContent.Asset {
        let place = locator.locate(url)
        var asset = PageContent.Asset(url: url, href: place.href, note: place.note, isMissing: place.isMissing, type: type)
        guard let path = place.path, let stamp = Paths.stamp(path) else { return asset }
        asset.bytesFound = stamp.bytes
        asset.bytesToPaint = stamp.bytes
        // An image is shown once it is whole; a video as soon as its index and first picture have come.
        if isVideo, let first = FirstPicture(ofFile: path) {
            asset.bytesToPaint = first.bytes
            if first.hasLateIndex { asset.paintNote = "the index stands at the end of the file (no faststart)" }
        }
        return asset
    }

    private static func fileName(of url: String) -> String {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name.removingPercentEncoding ?? name
    }
}
