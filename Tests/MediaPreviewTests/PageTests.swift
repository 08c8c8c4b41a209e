import Foundation
import MediaTestSupport
import Testing

@testable import MediaPreview

@Suite struct PageTests {
    static let attack = #"</script><script>alert(1)</script><!--<img src=x onerror=alert(2)> " ' & \u{2028} ]]>"#

    @Test func `no text of the manifest can end the element that it stands in`() throws {
        let release = try Release(text: Self.attack)
        let document = try release.preview().page(target: .server) { $0 }
        // The page has two scripts of its own, and a style.
        #expect(document.html.components(separatedBy: "<script").count == 3)
        #expect(document.html.components(separatedBy: "</script").count == 3)
        #expect(!document.html.contains("alert(1)</"))
        #expect(!document.html.contains("<img"))
        #expect(!document.html.contains("\u{2028}"))
        // What was escaped is the text that was written.
        #expect(try document.media().first?["title"] as? String == Self.attack)
        #expect(try document.media().first?["description"] as? String == Self.attack)
    }

    @Test func `the manifest's name is text in the page's title`() throws {
        let release = try Release()
        let name = "a<b>&\"'.json"
        try FileManager.default.copyItem(atPath: release.manifest, toPath: release.folder.path("assets/\(name)"))
        let document = try Preview(manifest: release.folder.path("assets/\(name)")).page(target: .server) { $0 }
        #expect(document.part(from: "<title>", to: "</title>") == "a&lt;b&gt;&amp;&quot;&#39;.json – preview")
    }

    @Test func `the policy lets run just the page's own script and style`() throws {
        let release = try Release()
        let document = try release.preview().page(target: .server) { $0 }
        for (element, rule) in [("script", "script-src"), ("style", "style-src")] {
            let text = try #require(document.part(from: "<\(element)>", to: "</\(element)>"))
            // By another implementation.
            let digest = try run("openssl", ["dgst", "-sha256", "-binary"], standardInput: Data(text.utf8)).standardOutput
            #expect(document.policy.contains("\(rule) 'sha256-\(digest.base64EncodedString())'"))
        }
        #expect(document.policy.contains("default-src 'none'"))
        #expect(!document.policy.contains("unsafe"))
        #expect(!document.html.contains(" style="))
        #expect(!document.html.contains("http-equiv"))
    }

    @Test func `a file carries its policy itself`() throws {
        let release = try Release()
        try release.preview().write(to: release.folder.path("assets/preview.html"))
        let html = try String(contentsOfFile: release.folder.path("assets/preview.html"), encoding: .utf8)
        #expect(
            html.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; script-src &#39;sha256-"))
        // Nothing is fetched but media.
        #expect(!html.contains("<link rel=\"stylesheet"))
        #expect(!html.contains(" src="))
    }

    @Test(arguments: [
        ("assets/preview.html", "wide-48.png", "../captures/wide%20one.png"),
        ("preview.html", "assets/wide-48.png", "captures/wide%20one.png"),
        ("review/page/p.html", "../../assets/wide-48.png", "../../captures/wide%20one.png"),
    ])
    func `a file names media and originals from where it stands`(path: String, href: String, original: String) throws {
        let release = try Release()
        try release.folder.write("", to: "review/page/.keep")
        let preview = try release.preview()
        let folder = (Paths.real(release.folder.path)! + "/" + path as NSString).deletingLastPathComponent
        let document = try preview.page(target: .file(folder: folder)) { Paths.relativeURL(of: $0, from: folder) }
        let media = try #require(try document.media().first)
        let renditions = try #require(media["renditions"] as? [[String: Any]])
        #expect(renditions[0]["href"] as? String == href)
        #expect((media["original"] as? [String: Any])?["href"] as? String == original)
        try preview.write(to: release.folder.path(path))
        #expect(try String(contentsOfFile: release.folder.path(path), encoding: .utf8).contains("\"href\":\"\(href)\""))
    }

    @Test func `the manifest is never replaced by the page`() throws {
        let release = try Release()
        let error = #expect(throws: PreviewError.self) { try release.preview().write(to: release.manifest) }
        #expect(error?.kind == .usage)
        _ = try release.preview()
    }

    @Test func `a missing, broken or misplaced manifest is told`() throws {
        let release = try Release()
        #expect(throws: PreviewError.self) { try Preview(manifest: release.folder.path("assets/none.json")) }
        try release.folder.write("{", to: "assets/bad.json")
        let invalid = #expect(throws: PreviewError.self) { try Preview(manifest: release.folder.path("assets/bad.json")) }
        #expect(invalid?.kind == .invalidManifest)
        #expect(invalid?.message.contains("bad.json:1:2") == true)
        let elsewhere = #expect(throws: PreviewError.self) {
            try release.preview { $0.folder = release.folder.path("captures") }
        }
        #expect(elsewhere?.kind == .usage)
    }

    @Test func `every known symbol has a shape, and others find a shorter name or none`() throws {
        for entry in Symbols.names.split(whereSeparator: \.isWhitespace) {
            let name = String(entry.split(separator: "=")[0])
            let symbol = try #require(Symbols.symbol(name), "\(name)")
            #expect(!symbol.isNear && !symbol.paths.isEmpty, "\(name)")
        }
        #expect(Symbols.symbol("star.square.on.square")?.paths == Symbols.symbol("star")?.paths)
        #expect(Symbols.symbol("star.square.on.square")?.isNear == true)
        #expect(Symbols.symbol("star.square.on.square.fill")?.paths == Symbols.symbol("star.fill")?.paths)
        #expect(Symbols.symbol("nothing.like.it") == nil)
        #expect(Symbols.symbol("") == nil)
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `SHA-256 gives the standard's examples`(text: String, expected: String) {
        #expect(SHA256.digest(of: text.utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
    }

    @Test func `SHA-256 agrees with another program at every length around a block`() throws {
        for length in [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000] {
            let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) })
            var hash = SHA256()
            // In pieces that end anywhere.
            for start in stride(from: 0, to: length, by: 37) { hash.update(data[start..<min(length, start + 37)]) }
            let other = try run("openssl", ["dgst", "-sha256", "-binary"], standardInput: data).standardOutput
            #expect(hash.finish() == [UInt8](other), "\(length)")
        }
    }
}
