import Foundation
import MediaTestSupport
import NotesManifest
import Testing

@testable import MediaPreview

@Suite struct ContentTests {
    @Test func `an original is shown only where it is the one that was processed`() throws {
        let release = try Release()
        let original = { (preview: Preview) in
            try #require(try preview.page(target: .server) { "original:\($0)" }.media().first?["original"] as? [String: Any])
        }
        let path = Paths.real(release.folder.path("captures/wide one.png"))!
        #expect(try original(release.preview())["href"] as? String == "original:\(path)")
        // Not below the root that was named.
        let elsewhere = try original(release.preview { $0.sourceRoot = release.folder.path("assets") })
        #expect(elsewhere["href"] == nil)
        #expect((elsewhere["note"] as? String)?.contains("--source-root") == true)
        // Another file in its place.
        try SmallMedia.image(release.folder.path("captures/wide one.png"), width: 64, height: 48, color: "0xcc3333")
        let changed = try original(release.preview())
        #expect(changed["href"] == nil)
        #expect((changed["note"] as? String)?.contains("changed") == true)
    }

    @Test(arguments: ["../outside.png", "/outside.png", "link.png", "file:///outside.png", "https://example.com/outside.png"])
    func `an original outside of the root is never shown`(url: String) throws {
        let folder = try TemporaryDirectory()
        let outside = try SmallMedia.image(folder.path("outside.png"))
        try folder.write("", to: "root/.keep")
        try FileManager.default.createSymbolicLink(atPath: folder.path("root/link.png"), withDestinationPath: outside)
        let digest = SHA256.digest(of: try Data(contentsOf: URL(fileURLWithPath: outside)))
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let finder = OriginalFinder(roots: [folder.path("root")], digests: FileDigests())
        let named = url.hasPrefix("file://") ? "file://\(outside)" : url == "/outside.png" ? outside : url
        let finding = finder.find(.init(url: named, sha256: digest, width: 64, height: 48), bytes: nil)
        guard case .none = finding else {
            Issue.record("\(named) was found: \(finding)")
            return
        }
    }

    @Test func `URLs lead to files of the folder, and nowhere else`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("a", to: "shown/assets/a b.png")
        try folder.write("a", to: "shown/other.png")
        try folder.write("a", to: "secret.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("shown/assets/out.png"), withDestinationPath: folder.path("secret.png"))
        let root = Paths.real(folder.path("shown"))!
        let locator = AssetLocator(root: root, base: root + "/assets", target: .server)
        let table: [(url: String, href: String?, note: String?)] = [
            ("a b.png", "/assets/a%20b.png", nil),
            ("a%20b.png", "/assets/a%20b.png", nil),
            ("./a%20b.png?v=1", "/assets/a%20b.png", nil),
            ("../other.png", "/other.png", nil),
            ("none.png", "/assets/none.png", "no such file"),
            ("../../secret.png", nil, "leads out"),
            ("out.png", nil, "link"),
            ("/etc/passwd", nil, "leads out"),
            ("//example.com/a.png", nil, "scheme"),
            ("file:///etc/passwd", nil, "not loaded"),
            ("javascript:alert(1)", nil, "not loaded"),
            ("data:text/html,x", nil, "not loaded"),
            ("https://cdn.example.com/notes/a%20b.png", "/assets/a%20b.png", "beside the manifest"),
            ("https://cdn.example.com/elsewhere.png", "https://cdn.example.com/elsewhere.png", "cdn.example.com"),
            ("http://cdn.example.com/elsewhere.png", nil, "plain http"),
            ("https:///x.png", nil, "not a URL"),
        ]
        for (url, href, note) in table {
            let place = locator.locate(url)
            #expect(place.href == href, "\(url)")
            #expect(note.map { place.note?.contains($0) == true } ?? (place.note == nil), "\(url): \(place.note ?? "-")")
        }
    }

    @Test func `only the origins of what is not in the folder come into the policy`() throws {
        let release = try Release()
        let item = { (url: String) in
            "{\"media\": {\"kind\": {\"image\": {}}, \"url\": \"\(url)\", \"title\": \"\", \"description\": \"\"}}"
        }
        try release.write(items: [
            item("https://cdn.example.com:8443/a/wide-48.png"), item("https://cdn.example.com:8443/far.png"),
            item("https://evil.example.com;script-src */x.png"), item("http://plain.example.com/x.png"),
        ])
        let document = try release.preview().page(target: .server) { $0 }
        #expect(document.policy.contains("img-src 'self' data: https://cdn.example.com:8443;"))
        #expect(!document.policy.contains("evil"))
        #expect(!document.policy.contains("plain"))
    }

    @Test(arguments: [
        (100, 300, MediaOptions(), 0.0, 100.0, 100.0),
        (300, 100, MediaOptions(), 100, 0, 100),
        (300, 100, MediaOptions(gravity: .east), 200, 0, 100),
        (100, 300, MediaOptions(gravity: .northwest), 0, 0, 100),
        (100, 300, MediaOptions(gravity: .south), 0, 200, 100),
        (300, 100, MediaOptions(focus: .init(x: 0.5, y: 0)), 100, 0, 100),
        (300, 100, MediaOptions(gravity: .east, focus: .init(x: 0.1, y: 0.9)), 0, 0, 100),
        (300, 100, MediaOptions(focus: .init(x: 1, y: 1)), 200, 0, 100),
    ])
    func `the crop lies where process puts it`(
        width: Int, height: Int, options: MediaOptions, x: Double, y: Double, side: Double
    ) {
        let crop = PageContent.Crop(width: width, height: height, options: options)
        #expect((crop.x, crop.y, crop.width, crop.height) == (x, y, side, side))
        #expect(!crop.followsContent && !crop.isWhole)
    }

    @Test func `a crop that follows the content, or leaves nothing out, is told as such`() {
        #expect(PageContent.Crop(width: 300, height: 100, options: .init(gravity: .attention)).followsContent)
        #expect(PageContent.Crop(width: 300, height: 100, options: .init(fit: .contain)).isWhole)
        #expect(PageContent.Crop(width: 100, height: 100, options: .init()).isWhole)
    }

    @Test(arguments: [true, false])
    func `the first picture of a video needs its index and its first frame`(isFast: Bool) throws {
        let folder = try TemporaryDirectory()
        let path = try SmallMedia.video(folder.path("a.mp4"), audio: true)
        try SmallMedia.ffmpeg(
            ["-i", path, "-c", "copy"] + (isFast ? ["-movflags", "+faststart"] : []) + [folder.path("b.mp4")])
        let first = try #require(FirstPicture(ofFile: folder.path("b.mp4")))
        let packet = String(
            decoding: try run(
                "ffprobe",
                [
                    "-v", "error", "-select_streams", "v:0", "-show_entries", "packet=pos,size", "-of", "csv=p=0",
                    folder.path("b.mp4"),
                ]
            ).standardOutput, as: UTF8.self
        ).split(separator: "\n")[0].split(separator: ",").compactMap { Int($0) }
        let end = packet[0] + packet[1]
        #expect(first.hasLateIndex == !isFast)
        if isFast {
            #expect(first.bytes >= packet.max()! + packet.min()!)
            #expect(first.bytes == end)
        } else {
            #expect(first.bytes > end)
        }
    }

    @Test func `what is no video file has no first picture`() throws {
        let folder = try TemporaryDirectory()
        for (index, text) in ["", "x", "\0\0\0\u{8}free", "\0\0\0\u{1}moov\0\0\0\0\0\0\0\0", "<html>"].enumerated() {
            let path = try folder.write(text, to: "\(index)")
            #expect(FirstPicture(ofFile: path) == nil)
        }
        #expect(FirstPicture(ofFile: folder.path("none")) == nil)
    }

    @Test func `warnings, times and failures come from the lock and the report`() throws {
        let release = try Release()
        try release.folder.write(
            """
            {"version": 1, "former": [], "entries": [{"key": {"source": "x", "recipe": "y", "slug": "wide"}, "result":
              {"renditions": [{"name": "wide-48.png"}], "sourceBytes": \(try release.bytes("captures/wide one.png")),
               "warnings": ["from the lock"]}}]}
            """, to: "assets/notelet-media.lock")
        try release.folder.write(
            """
            {"items": [{"path": "[0].items[1].media", "source": "captures/wide%20one.png", "status": "failed", "seconds": 1.5,
              "bytesIn": 7, "bytesOut": 9, "warnings": ["from the report", "from the lock"],
              "error": {"code": "c", "message": "it failed"}}], "totals": {}}
            """, to: "assets/report.json")
        let media = try #require(try release.preview().page(target: .server) { $0 }.media().first)
        #expect(media["warnings"] as? [String] == ["from the lock", "from the report"])
        #expect(media["seconds"] as? Double == 1.5)
        #expect(media["error"] as? String == "it failed")
    }

    @Test func `a manifest that was not processed is shown with its own media`() throws {
        let release = try Release()
        try release.write(items: [
            #"{"media": {"kind": "image", "url": "../captures/wide%20one.png", "title": "T", "description": "D"}}"#
        ])
        let document = try release.preview { $0.folder = release.folder.path }.page(target: .server) { $0 }
        let media = try #require(try document.media().first)
        let rendition = try #require((media["renditions"] as? [[String: Any]])?.first)
        #expect(rendition["href"] as? String == "/captures/wide%20one.png")
        #expect(media["original"] == nil)
        let warnings = try #require(try document.content()["warnings"] as? [String])
        #expect(warnings.contains { $0.hasPrefix("[0].items[0].media.kind: ") })
    }

    @Test func `a file that is not the one of the manifest is told`() throws {
        let release = try Release()
        try SmallMedia.image(release.folder.path("assets/wide-24.png"), width: 23, height: 23, color: "red")
        let media = try #require(try release.preview().page(target: .server) { $0 }.media().first)
        #expect((media["warnings"] as? [String])?.contains { $0.hasPrefix("wide-24.png has ") } == true)
    }
}
