import Foundation
import MediaTestSupport
import NotesManifest
import Testing

@testable import MediaPipeline

/// A table of what Notelet could not decode or would show badly.
@Suite struct `An audit for Notelet` {
    struct Case: CustomTestStringConvertible, Sendable {
        var what: String
        /// The items of one version, or a whole manifest where it begins with "[{".
        var json: String
        var lookup: NoteletAudit.Lookup = .unknown
        /// Severity, code and path below `[0].items[0]`.
        var findings: [String]
        var testDescription: String { what }

        init(_ what: String, _ json: String, _ lookup: NoteletAudit.Lookup = .unknown, _ findings: String...) {
            self.what = what
            self.json = json
            self.lookup = lookup
            self.findings = findings
        }

        var manifest: String { json.hasPrefix("[{") ? json : #"[{ "version": "1", "items": [\#(json)] }]"# }
    }

    private static func media(_ rest: String, kind: String = #"{ "image": {} }"#) -> String {
        #"{ "media": { "kind": \#(kind), "title": "T", "description": "D", \#(rest) } }"#
    }

    private static func video(_ rest: String) -> String { media(rest, kind: #"{ "video": {} }"#) }

    private static func image(
        _ format: String = "JPEG", bytes: Int = 1000, frames: Int = 1
    ) -> NoteletAudit.Lookup {
        .found(.init(bytes: bytes, kind: .image, format: format, frames: frames))
    }

    private static func clip(
        _ format: String = "MP4", codec: String = "H.264 High", seconds: Double = 10, audio: Bool = false
    ) -> NoteletAudit.Lookup {
        .found(.init(bytes: 1000, kind: .video, format: format, codec: codec, duration: seconds, hasAudio: audio))
    }

    static let url = #""url": "https://example.com/a""#
    static let rewritten = #""source": { "url": "a.png", "sha256": "00", "width": 1, "height": 1 }"#

    static let decoding: [Case] = [
        Case("a good image", media(url)),
        Case("a good list", #"{ "list": { "title": "T", "rows": [] } }"#),
        Case("kind as a string", media(url, kind: #""image""#), .unknown, "error kindNotCanonical .media.kind"),
        Case("an unknown kind", media(url, kind: #"{ "gif": {} }"#), .unknown, "error unknownKind .media.kind"),
        Case(
            "no title", #"{ "media": { "kind": { "image": {} }, "description": "D", \#(url) } }"#, .unknown,
            "error missingText .media"),
        Case(
            "no description", #"{ "media": { "kind": { "image": {} }, "title": "T", \#(url) } }"#, .unknown,
            "error missingText .media"),
        Case("no URL", media(#""x": 1"#), .unknown, "error missingKey .media"),
        Case("an empty URL", media(#""url": """#), .unknown, "error badURL .media.url"),
        Case("neither media nor list", #"{ "x": 1 }"#, .unknown, "error ambiguousItem "),
        Case(
            "both media and list", #"{ "media": {}, "list": { "title": "T", "rows": [] } }"#, .unknown, "error ambiguousItem "),
        Case(
            "a row without a symbol", #"{ "list": { "title": "T", "rows": [{ "title": "T", "description": "D" }] } }"#, .unknown,
            "error badList .list.rows[0]"),
        Case(
            "a version twice", #"[{ "version": "1", "items": [\#(media(url))] }, { "version": "1", "items": [\#(media(url))] }]"#,
            .unknown, "error duplicateVersion [1].version"),
        Case("no items", "", .unknown, "warning emptyItems [0].items"),
        Case("options are for process only", media(url + #", "options": { "fti": "cover", "audio": "keep" }"#)),
    ]

    static let addresses: [Case] = [
        Case("http", media(#""url": "http://example.com/a.png""#), .unknown, "error insecureURL .media.url"),
        Case("HTTP in capitals", media(#""url": "HTTP://example.com/a.png""#), .unknown, "error insecureURL .media.url"),
        Case("a file URL", media(#""url": "file:///a.png""#), .unknown, "error localURL .media.url"),
        Case("ftp", media(#""url": "ftp://example.com/a.png""#), .unknown, "error unsupportedScheme .media.url"),
        Case("an image in the URL itself", media(#""url": "data:image/png;base64,AA==""#)),
        Case(
            "a video in the URL itself", video(#""url": "data:video/mp4;base64,AA==""#), .unknown,
            "error unsupportedScheme .media.url"),
        Case("a relative URL of an author", media(#""url": "a.png""#)),
        Case("a relative URL that ships", media(#""url": "a.png", \#(rewritten)"#), .unknown, "warning relativeURL .media.url"),
        Case(
            "two relative URLs that ship",
            "\(media(#""url": "a.png", \#(rewritten)"#)), \(media(#""url": "b.png", \#(rewritten)"#))",
            .unknown, "warning relativeURL .media.url"),
        Case("a whole URL that ships", media(url + ", " + rewritten)),
        Case("a file that is not there", media(#""url": "a.png""#), .missing, "error missingFile .media.url"),
        Case("a file of words", media(#""url": "a.png""#), .unusable("words"), "error unreadableFile .media.url"),
    ]

    static let contents: [Case] = [
        Case("a video in an image item", media(url), clip(), "error wrongKind .media.url"),
        Case("an image in a video item", video(url), image("GIF", frames: 9), "error wrongKind .media.url"),
        Case("a video's type in an image item", media(url + #", "type": "video/mp4""#), .unknown, "error wrongKind .media.url"),
        Case("an animation", media(url), image("GIF", frames: 9), "warning animatedImage .media.url"),
        Case("sound, by the file", video(url), clip(audio: true), "warning unmutedAudio .media.url"),
        Case("sound, by the manifest", video(url + #", "hasAudio": true"#), .unknown, "warning unmutedAudio .media.url"),
        Case("the file knows better", video(url + #", "hasAudio": true"#), clip()),
        Case("61 seconds", video(url), clip(seconds: 61), "warning longVideo .media.url"),
        Case("61 seconds, by the manifest", video(url + #", "duration": 61"#), .unknown, "warning longVideo .media.url"),
        Case("60 seconds and a frame", video(url), clip(seconds: 60.03)),
        Case("5 MB", media(url), image(bytes: 5_000_000)),
        Case("over 5 MB", media(url), image(bytes: 5_000_001), "warning largeFile .media.url"),
        Case("over 5 MB, by the manifest", media(url + #", "bytes": 6e6"#), .unknown, "warning largeFile .media.url"),
        Case("numbers of the wrong type", video(url + #", "bytes": "6000000", "duration": null, "hasAudio": 1, "type": 5"#)),
    ]

    static let formats: [Case] =
        ["JPEG", "PNG", "APNG", "Animated WebP", "GIF", "WebP", "TIFF", "AVIF", "HEIC", "JPEG XL"].map {
            Case("\($0)", media(url), image($0))
        }
        + ["SVG", "SVG (gzip)"].map { Case("\($0)", media(url), image($0), "error unsupportedFormat .media.url") }
        + ["MP4", "QuickTime"].map { Case("\($0)", video(url), clip($0)) }
        + ["WebM", "Matroska", "AVI", "FLV", "Ogg", "ASF", "MPEG-TS"].map {
            Case("\($0)", video(url), clip($0), "error unsupportedFormat .media.url")
        }
        + ["H.264 High", "H.264 Constrained Baseline", "HEVC Main 10", "mpeg4 Simple Profile", "prores HQ"].map {
            Case("\($0)", video(url), clip(codec: $0))
        }
        + ["H.264 High 10", "H.264 High 4:4:4 Predictive", "VP9 Profile 0", "AV1 Main", "theora"].map {
            Case("\($0)", video(url), clip(codec: $0), "error unsupportedFormat .media.url")
        }
        + ["image/avif", "image/jxl", "image/webp"].map { Case("\($0)", media(url + #", "type": "\#($0)""#)) }
        + ["image/svg+xml", "image/x-foo; q=1"].map {
            Case("\($0)", media(url + #", "type": "\#($0)""#), .unknown, "error unsupportedFormat .media.url")
        }
        + ["avc1.64002A", "avc1.64002A,mp4a.40.2", "mp4a.40.2, hvc1.1.6.L120.90"].map {
            Case("\($0)", video(url + #", "type": "video/mp4", "codecs": "\#($0)""#))
        }
        + ["avc1.6E0028", "hev1.1.6.L120.90", "av01.0.08M.08", "vp09.00.10.08"].map {
            Case("\($0)", video(url + #", "codecs": "\#($0)""#), .unknown, "error unsupportedFormat .media.url")
        }
        + [
            Case(
                "hev1, which the file's facts do not show", video(url + #", "codecs": "hev1.1""#), clip(codec: "HEVC Main"),
                "error unsupportedFormat .media.url"),
            Case(
                "an ending", video(#""url": "https://example.com/a.webm?x=.mp4""#), .unknown,
                "error unsupportedFormat .media.url"),
            Case("a file knows better than its ending", video(#""url": "a.webm""#), clip()),
            Case("a name that is an ending", media(#""url": "https://example.com/.svg""#)),
        ]

    @Test(arguments: decoding + addresses + contents + formats)
    func `finds what is wrong and nothing else`(example: Case) throws {
        let findings = try NoteletAudit.findings(in: Data(example.manifest.utf8), fileName: "n.json") { _, _ in example.lookup }
        let found = findings.map { finding in
            "\(finding.severity.rawValue) \(finding.code) "
                + (finding.path.hasPrefix("[0].items[0]") ? String(finding.path.dropFirst(12)) : finding.path)
        }
        #expect(found == example.findings, "\(findings.map(\.message))")
    }

    @Test func `findings stand in the order of the text, with their place`() throws {
        let text = """
            [
              { "version": "1", "items": [
                { "media": { "kind": "video", "url": "http://example.com/a.mp4", "title": "T" } },
                { "media": { "url": "b.png", "kind": { "image": {} }, "title": "T", "description": "D" } } ] } ]
            """
        let findings = try NoteletAudit.findings(in: Data(text.utf8), fileName: "n.json") { url, _ in
            url == "b.png" ? .missing : .unknown
        }
        #expect(
            findings.map { $0.description(inFile: "n.json") } == [
                "n.json:3:16: [0].items[0].media: \"description\" is missing: Notelet cannot decode the item without it",
                "n.json:3:26: [0].items[0].media.kind: \"video\" is written {\"video\": {}}: Notelet cannot decode a string here",
                "n.json:3:42: [0].items[0].media.url: http://example.com/a.mp4: http: is blocked by App Transport Security "
                    + "unless the app has an exception; serve it over https:",
                "n.json:4:25: [0].items[1].media.url: b.png: no such file",
            ])
    }

    @Test(arguments: ["", "[", "nonsense"])
    func `what is no JSON is an error, not a finding`(text: String) {
        #expect(throws: ManifestError.self) { try NoteletAudit.findings(in: Data(text.utf8), fileName: "n.json") }
    }

    // MARK: - Files

    @Test func `a raw manifest is judged by the author's files`() throws {
        let folder = try TemporaryDirectory()
        try SmallMedia.video(folder.path("loud clip.mp4"), audio: true)
        try SmallMedia.ffmpeg(["-f", "lavfi", "-i", "testsrc=s=32x32:r=5:d=1", folder.path("moving.gif")])
        try SmallMedia.image(folder.path("fine.png"))
        try folder.write("only words\n", to: "words.png")
        let items = [
            Self.video(#""url": "loud%20clip.mp4""#), Self.media(#""url": "moving.gif""#), Self.media(#""url": "fine.png""#),
            Self.media(#""url": "words.png""#), Self.media(#""url": "gone.png""#), Self.media(#""url": "../../etc/hosts""#),
            Self.video(#""url": "fine.png""#),
        ]
        let path = try folder.write(#"[{ "version": "1", "items": [\#(items.joined(separator: ", "))] }]"#, to: "n.json")
        let audit = try NoteletCheck(configuration: Configuration(manifests: [path], outputDirectory: "")).run()[0]
        #expect(
            audit.findings.map { "\($0.code) \($0.url ?? "")" } == [
                "unmutedAudio loud%20clip.mp4", "animatedImage moving.gif", "unreadableFile words.png", "missingFile gone.png",
                "unreadableFile ../../etc/hosts", "wrongKind fine.png",
            ])
        #expect((audit.errors, audit.warnings) == (4, 2))
    }

    @Test func `a rewritten manifest is judged by the files in the folder, whatever its base URL`() throws {
        var shop = try Workshop([("video", "b.mp4"), ("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try SmallMedia.video(shop.folder.path("b.mp4"), audio: true)
        for base in [nil, "https://example.com/notes/"] {
            shop.configuration.baseURL = base
            #expect(try shop.run().totals.failed == 0)
            let codes = try NoteletCheck(configuration: shop.configuration).run()[0].findings.map(\.code)
            #expect(codes == (base == nil ? ["unmutedAudio", "relativeURL"] : ["unmutedAudio"]))
        }
        let image = try shop.media()[1].url
        try SmallMedia.video(shop.folder.path("other.mp4"))
        let name = String(image.split(separator: "/").last ?? "")
        try Data(contentsOf: URL(fileURLWithPath: shop.folder.path("other.mp4"))).write(
            to: URL(fileURLWithPath: shop.folder.path("out/" + name)))
        let audit = try NoteletCheck(configuration: shop.configuration).run()[0]
        #expect(audit.manifest == shop.folder.path("out/notes.json"))
        #expect(audit.findings.map(\.code) == ["unmutedAudio", "wrongKind"])
    }
}
