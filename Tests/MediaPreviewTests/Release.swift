import Foundation
import MediaTestSupport

@testable import MediaPreview

/// A small folder as `process` leaves it, with its originals beside it: `captures/` and `assets/`.
struct Release {
    let folder: TemporaryDirectory
    var manifest: String { folder.path("assets/notes.json") }

    /// - Parameters:
    ///   - text: stands in every text of the manifest.
    ///   - options: JSON of the image's `options`.
    init(text: String = "New", options: String? = nil, video: Bool = false) throws {
        folder = try TemporaryDirectory()
        try folder.write("", to: "captures/.keep")
        try folder.write("", to: "assets/.notelet-media/stamps.json")
        let media = try Self.media.get()
        for name in ["captures/wide one.png", "assets/wide-48.png", "assets/wide-24.png"] {
            try FileManager.default.copyItem(atPath: media.path((name as NSString).lastPathComponent), toPath: folder.path(name))
        }
        var items = [
            Self.list(text),
            """
            {"media": {"kind": {"image": {}}, "url": "wide-48.png", "title": \(Self.quoted(text)),
              "description": {"key": "k", "defaultValue": \(Self.quoted(text))}, "width": 48, "height": 48,
              "type": "image/png", "bytes": \(try bytes("assets/wide-48.png")),
              "placeholder": {"blurhash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj", "color": "#3366cc"},
              "variants": [{"url": "wide-24.png", "width": 24, "height": 24, "type": "image/png",
                "bytes": \(try bytes("assets/wide-24.png"))}],
              \(options.map { "\"options\": \($0)," } ?? "")
              "source": {"url": "captures/wide%20one.png", "sha256": "\(try digest("captures/wide one.png"))",
                "width": 64, "height": 48}}}
            """,
        ]
        if video {
            try SmallMedia.video(folder.path("captures/clip.mov"), width: 96, height: 64)
            try SmallMedia.ffmpeg([
                "-i", folder.path("captures/clip.mov"), "-vf", "crop=64:64", "-movflags", "+faststart",
                folder.path("assets/clip-64.mp4"),
            ])
            items.append(
                """
                {"media": {"kind": {"video": {}}, "url": "clip-64.mp4", "title": \(Self.quoted(text)),
                  "description": \(Self.quoted(text)), "width": 64, "height": 64, "type": "video/mp4",
                  "bytes": \(try bytes("assets/clip-64.mp4")), "codecs": "avc1.42C00A", "duration": 0.5, "frameRate": 20,
                  "bitrate": 100000, "hasAudio": false, "variants": [],
                  "source": {"url": "captures/clip.mov", "sha256": "\(try digest("captures/clip.mov"))",
                    "width": 96, "height": 64, "duration": 0.5}}}
                """)
        }
        try write(items: items)
    }

    /// Made once: many tests need them.
    private static let media = Result {
        let folder = try TemporaryDirectory(named: "notelet-media-release")
        try SmallMedia.image(folder.path("wide one.png"), width: 64, height: 48)
        try SmallMedia.image(folder.path("wide-48.png"), width: 48, height: 48)
        try SmallMedia.image(folder.path("wide-24.png"), width: 24, height: 24)
        return folder
    }

    /// Replaces the manifest's items.
    func write(items: [String], version: String = "1.2.0") throws {
        try folder.write(
            "[{\"version\": \(Self.quoted(version)), \"items\": [\(items.joined(separator: ", "))]}]", to: "assets/notes.json")
    }

    func bytes(_ name: String) throws -> Int { try Data(contentsOf: URL(fileURLWithPath: folder.path(name))).count }

    func digest(_ name: String) throws -> String {
        SHA256.digest(of: try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    func preview(_ change: (inout PreviewOptions) -> Void = { _ in }) throws -> Preview {
        var options = PreviewOptions()
        change(&options)
        return try Preview(manifest: manifest, options: options)
    }

    static func list(_ text: String) -> String {
        let text = quoted(text)
        return """
            {"list": {"title": \(text), "rows": [{"symbolSystemName": \(text), "title": \(text), "description": \(text)}]}}
            """
    }

    static func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
}

extension PageDocument {
    /// What stands between two markers of the page.
    func part(from start: String, to end: String) -> String? {
        guard let from = html.range(of: start), let to = html.range(of: end, range: from.upperBound..<html.endIndex) else {
            return nil
        }
        return String(html[from.upperBound..<to.lowerBound])
    }

    /// The embedded content as a browser would parse it.
    func content() throws -> [String: Any] {
        let json = part(from: "id=\"content\">", to: "</script>") ?? ""
        return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
    }

    /// The media objects of the first version.
    func media() throws -> [[String: Any]] {
        let versions = try content()["versions"] as? [[String: Any]] ?? []
        let items = versions.first?["items"] as? [[String: Any]] ?? []
        return items.compactMap { $0["media"] as? [String: Any] }
    }
}
