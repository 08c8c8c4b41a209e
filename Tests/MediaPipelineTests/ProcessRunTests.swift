import Foundation
import MediaImage
import MediaTestSupport
import NotesManifest
import Testing

@testable import MediaPipeline

/// A folder with sources and a manifest, and a run over it.
struct Workshop {
    let folder: TemporaryDirectory
    var configuration: Configuration

    init(_ items: [(kind: String, url: String)] = []) throws {
        folder = try TemporaryDirectory()
        configuration = Configuration(manifests: [folder.path("notes.json")], outputDirectory: folder.path("out"))
        configuration.cache = ResultCache.off
        configuration.videoPreset = "ultrafast"
        configuration.imageFormat = .png
        configuration.imageSides = [48, 32]
        configuration.videoSides = [64, 32]
        try write(items)
    }

    func write(_ items: [(kind: String, url: String)], to name: String = "notes.json") throws {
        let media = items.map { item in
            "{\"media\": {\"kind\": {\"\(item.kind)\": {}}, \"url\": \"\(item.url)\", \"title\": \"t\", \"description\": \"d\"}}"
        }
        try folder.write("[{\"version\": \"1.0\", \"items\": [\(media.joined(separator: ",\n"))]}]", to: name)
    }

    func run() throws -> Report { try ProcessRun(configuration: configuration).run() }

    /// The media objects of the manifest in the output folder.
    func media(_ name: String = "notes.json") throws -> [ProcessedMedia] {
        let document = try ManifestDocument(
            parsing: Data(contentsOf: URL(fileURLWithPath: folder.path("out/" + name))), fileName: name)
        return try document.references.compactMap { try document.processed(at: $0.path) }
    }

    /// Name and bytes of everything in the output folder that ships.
    func shipped() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out"))) ?? [] where !name.hasPrefix(".") {
            files[name] = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/" + name)))
        }
        return files
    }
}

@Suite struct `A process run` {
    @Test func `every URL that is written names a complete file of the stated size and hash`() throws {
        let shop = try Workshop([("image", "a.png"), ("video", "clips/b.mp4")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try FileManager.default.createDirectory(atPath: shop.folder.path("clips"), withIntermediateDirectories: true)
        try SmallMedia.video(shop.folder.path("clips/b.mp4"), audio: true)
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .processed])
        let media = try shop.media()
        var named: [(url: String, bytes: Int)] = []
        for item in media {
            named.append((item.url, item.bytes))
            named += item.variants.map { ($0.url, $0.bytes) }
            if let poster = item.poster { named.append((poster.url, poster.bytes)) }
        }
        #expect(named.count >= 5)
        let shipped = try shop.shipped()
        for file in named {
            let data = try #require(shipped[file.url], "\(file.url)")
            #expect(data.count == file.bytes)
            #expect(file.url.contains("-" + SHA256Digest.hex(of: data).prefix(12) + "."))
        }
        #expect(Set(shipped.keys) == Set(named.map(\.url) + ["notes.json", "notelet-media.lock"]))
        #expect(media[0].source.url == "a.png")
        #expect(media[0].source.sha256 == (try SHA256Digest.hex(ofFile: shop.folder.path("a.png")).hex))
        #expect((media[0].width, media[0].height) == (48, 48))
        #expect(media[1].hasAudio == true)
        #expect(media[1].codecs?.hasPrefix("avc1.") == true)
    }

    @Test func `a second run does nothing and rewrites nothing`() throws {
        let shop = try Workshop([("image", "a.png"), ("video", "b.mp4")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try SmallMedia.video(shop.folder.path("b.mp4"))
        _ = try shop.run()
        let before = try ["notes.json", "notelet-media.lock"].map {
            try FileSystem.status(of: shop.folder.path("out/" + $0)).stamp
        }
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.unchanged, .unchanged])
        let after = try ["notes.json", "notelet-media.lock"].map {
            try FileSystem.status(of: shop.folder.path("out/" + $0)).stamp
        }
        #expect(before == after)
        #expect(try CheckRun(configuration: shop.configuration).run().upToDate)
    }

    @Test func `a missing and an altered output are made again, with the same bytes`() throws {
        let shop = try Workshop([("image", "a.png"), ("image", "b.png")])
        try SmallMedia.image(shop.folder.path("a.png"), color: "red")
        try SmallMedia.image(shop.folder.path("b.png"), color: "blue")
        _ = try shop.run()
        let good = try shop.shipped()
        let media = try shop.media()
        try FileManager.default.removeItem(atPath: shop.folder.path("out/" + media[0].url))
        try shop.folder.write("altered", to: "out/" + media[1].url)
        #expect(try !CheckRun(configuration: shop.configuration).run().upToDate)
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .processed])
        #expect(report.items.allSatisfy { $0.reason?.contains("missing or was altered") == true })
        #expect(try shop.shipped() == good)
    }

    @Test func `a changed option redoes only what it touches`() throws {
        var shop = try Workshop([("image", "a.png"), ("video", "b.mp4")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try SmallMedia.video(shop.folder.path("b.mp4"))
        _ = try shop.run()
        shop.configuration.imageSides = [40]
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .unchanged])
        #expect(try shop.media()[0].width == 40)
    }

    @Test func `one failed item leaves the old folder as it was, and ends in a report`() throws {
        let shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        let good = try shop.shipped()
        try shop.write([("image", "a.png"), ("image", "c.png"), ("video", "broken.mp4")])
        try SmallMedia.image(shop.folder.path("c.png"), color: "green")
        try shop.folder.write("not a video", to: "broken.mp4")
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.unchanged, .processed, .failed])
        let message = report.items[2].error?.message ?? ""
        #expect(message.hasPrefix(shop.folder.path("notes.json") + ": [0].items[2].media.url: broken.mp4: "))
        #expect(try shop.shipped() == good)
        #expect(try FileManager.default.contentsOfDirectory(atPath: shop.folder.path("out/.notelet-media/staging")).count == 1)
    }

    @Test func `what a failed run has finished is taken over by the next`() throws {
        let shop = try Workshop([("image", "a.png"), ("image", "missing.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        #expect(try shop.run().totals.failed == 1)
        let staged = shop.folder.path("out/.notelet-media/staging")
        let job = try #require(try FileManager.default.contentsOfDirectory(atPath: staged).first)
        let result = staged + "/" + job + "/result.json"
        let before = try FileSystem.status(of: result).stamp
        #expect(try shop.run().totals.failed == 1)
        #expect(try FileSystem.status(of: result).stamp == before)
        try SmallMedia.image(shop.folder.path("missing.png"), color: "red")
        #expect(try shop.run().totals.failed == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: staged).isEmpty)
    }

    @Test func `failures that are allowed keep the URL that the author wrote`() throws {
        var shop = try Workshop([("image", "a.png"), ("image", "gone.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        shop.configuration.allowFailures = true
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .failed])
        let text = String(decoding: try #require(try shop.shipped()["notes.json"]), as: UTF8.self)
        #expect(text.contains("\"url\": \"gone.png\""))
        #expect(!text.contains("\"url\": \"a.png\",\n        \"title\""))
    }

    @Test func `the same source is processed once`() throws {
        let shop = try Workshop([("image", "a.png"), ("image", "a.png"), ("image", "./a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .processed, .processed])
        #expect(report.items[1].seconds == 0)
        #expect(try shop.shipped().keys.filter { $0.hasSuffix(".png") }.count == 2)
        #expect(Set(try shop.media().map(\.url)).count == 1)
    }

    @Test func `every variant is lighter than the rendition above it`() throws {
        var shop = try Workshop([("image", "flat.svg"), ("image", "a.png")])
        try shop.folder.write(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' fill='#36c'/></svg>",
            to: "flat.svg")
        try SmallMedia.image(shop.folder.path("a.png"), width: 300, height: 300)
        shop.configuration.imageFormat = .avif
        shop.configuration.imageSides = [64, 63, 62, 61, 60, 59, 58, 57]
        #expect(try shop.run().totals.failed == 0)
        for media in try shop.media() {
            let bytes = [media.bytes] + media.variants.map(\.bytes)
            #expect(zip(bytes, bytes.dropFirst()).allSatisfy(>), "\(bytes)")
            #expect(media.variants.count < 7)
        }
    }

    @Test func `a source that two manifests share is done once, and each gets its own manifest`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try shop.write([("image", "a.png"), ("image", "b.png")], to: "notes-de.json")
        try SmallMedia.image(shop.folder.path("b.png"), color: "red")
        shop.configuration.manifests.append(shop.folder.path("notes-de.json"))
        let report = try shop.run()
        #expect(report.items.map(\.status) == [.processed, .processed, .processed])
        #expect(
            report.items.map { $0.manifest.map { ($0 as NSString).lastPathComponent } } == [
                "notes.json", "notes-de.json", "notes-de.json",
            ])
        #expect(report.items[1].seconds == 0)
        #expect(try shop.media()[0].url == shop.media("notes-de.json")[0].url)
        #expect(try shop.shipped().keys.filter { $0.hasSuffix(".png") }.count == 4)
        #expect(try shop.run().totals.unchanged == 3)
        // Two of one name would overwrite each other.
        try shop.write([("image", "../a.png")], to: "other/notes.json")
        shop.configuration.manifests = [shop.folder.path("notes.json"), shop.folder.path("other/notes.json")]
        #expect(#expect(throws: RunError.self) { try shop.run() }?.kind == .usage)
    }

    @Test(arguments: [1, 2, 7])
    func `any number of jobs leaves the same bytes`(jobs: Int) throws {
        var shop = try Workshop([("image", "a.png"), ("video", "b.mp4"), ("image", "c.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try SmallMedia.video(shop.folder.path("b.mp4"))
        try SmallMedia.image(shop.folder.path("c.png"), width: 500, height: 300, color: "red")
        #expect(try shop.run().totals.failed == 0)
        let expected = try shop.shipped()
        shop.configuration.outputDirectory = shop.folder.path("other")
        shop.configuration.jobs = jobs
        _ = try shop.run()
        for (name, data) in expected {
            #expect(try Data(contentsOf: URL(fileURLWithPath: shop.folder.path("other/" + name))) == data, "\(name)")
        }
    }

    @Test func `a base URL and a manifest elsewhere are both honoured`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        shop.configuration.manifestOutput = shop.folder.path("site/api v1/notes.json")
        _ = try shop.run()
        let document = try ManifestDocument(
            parsing: Data(contentsOf: URL(fileURLWithPath: shop.folder.path("site/api v1/notes.json"))), fileName: "notes.json")
        let url = try #require(try document.processed(at: document.references[0].path)).url
        #expect(url.hasPrefix("../../out/a-48-"))
        shop.configuration.baseURL = "https://cdn.example.com/notes"
        shop.configuration.manifestOutput = nil
        _ = try shop.run()
        #expect(try shop.media()[0].url.hasPrefix("https://cdn.example.com/notes/a-48-"))
    }

    @Test func `the author's own manifest is not replaced unasked`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        shop.configuration.outputDirectory = shop.folder.path
        let error = #expect(throws: RunError.self) { try shop.run() }
        #expect(error?.message.contains("would be replaced") == true)
    }

    @Test func `a rewritten manifest in the place of the author's own is told as that`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        shop.configuration.manifests = [shop.folder.path("out/notes.json")]
        let error = #expect(throws: RunError.self) { try shop.run() }
        #expect(error?.message.hasSuffix("is what an earlier run wrote; name your own manifest, which that run read") == true)
        #expect(error?.kind == .usage)

        shop.configuration.outputDirectory = shop.folder.path("out2")
        let item = try #require(try shop.run().items.first)
        #expect(item.error?.code == "notFound")
        #expect(item.error?.message.hasSuffix("name the folder of the originals with --source-root") == true)
        shop.configuration.sourceRoot = shop.folder.path
        #expect(try shop.run().items.map(\.status) == [.processed])
    }

    @Test func `a picture in the place of a manifest is told as that`() throws {
        var shop = try Workshop()
        try SmallMedia.image(shop.folder.path("a.png"))
        shop.configuration.manifests = [shop.folder.path("a.png")]
        let error = #expect(throws: RunError.self) { try shop.run() }
        #expect(error?.kind == .invalidManifest)
        #expect(error?.message.contains("this is an image, not a manifest; 'inspect' tells more") == true)
    }

    @Test func `a dry run says what would be done and touches nothing`() throws {
        var shop = try Workshop([("image", "a.png"), ("image", "gone.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        shop.configuration.dryRun = true
        let report = try shop.run()
        #expect(report.dryRun == true)
        #expect(report.items.map(\.status) == [.processed, .failed])
        #expect(report.items[0].reason == "new")
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path("out")))
    }

    @Test func `prune removes what nothing names, and keeps what an older manifest names`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        let first = try shop.media()[0]
        try FileManager.default.copyItem(atPath: shop.folder.path("out/notes.json"), toPath: shop.folder.path("notes-1.0.json"))
        shop.configuration.imageSides = [20]
        _ = try shop.run()
        let out = shop.configuration.outputDirectory
        try shop.folder.write("mine", to: "out/keep-me-48-000000000000.png")
        let kept = try PruneRun(outputDirectory: out, keepManifests: [shop.folder.path("notes-1.0.json")]).run()
        #expect(kept.removed == [])
        #expect(kept.kept.sorted() == ([first.url] + first.variants.map(\.url)).sorted())
        let pruned = try PruneRun(outputDirectory: out).run()
        #expect(pruned.removed.contains(first.url))
        let left = try shop.shipped().keys
        #expect(!left.contains(first.url))
        #expect(left.contains("keep-me-48-000000000000.png"))
        #expect(try shop.run().items.map(\.status) == [.unchanged])
    }

    @Test func `a stream plays from the folder, and each of its files is named by its content`() throws {
        var shop = try Workshop([("video", "b.mp4")])
        try SmallMedia.video(shop.folder.path("b.mp4"), width: 480, height: 400, seconds: 3, rate: 30, audio: true)
        shop.configuration.hls = true
        shop.configuration.videoSides = [400, 320]
        let report = try shop.run()
        #expect(report.totals.failed == 0, "\(report.items)")
        let media = try #require(try shop.media().first)
        let stream = try #require(media.stream)
        #expect(stream.type == "application/vnd.apple.mpegurl")
        let shipped = try shop.shipped()
        let lock = try #require(LockFile.read(from: shop.folder.path("out/notelet-media.lock")))
        #expect(Set(lock.entries[0].result.files.map(\.name)) == Set(shipped.keys).subtracting(["notes.json", LockFile.name]))
        for file in lock.entries[0].result.files {
            #expect(SHA256Digest.hex(of: try #require(shipped[file.name])) == file.sha256)
            #expect(file.name.contains(file.sha256.prefix(12)))
        }
        let playlist = String(decoding: try #require(shipped[stream.url]), as: UTF8.self)
        #expect(playlist.contains("RESOLUTION=400x400") && playlist.contains("RESOLUTION=304x304"))
        #expect(!media.variants.contains { $0.width == 304 })
        // FFmpeg's player finds every frame and the sound.
        let played = try run(
            "ffprobe",
            [
                "-v", "error", "-count_frames", "-show_entries", "stream=codec_type,nb_read_frames", "-of", "csv",
                shop.folder.path("out/" + stream.url),
            ])
        #expect(played.standardError == "")
        let lines = String(decoding: played.standardOutput, as: UTF8.self)
        #expect(lines.contains("video,90"), "\(lines)")
        #expect(lines.contains("audio,"), "\(lines)")
    }

    @Test func `a cancelled run leaves the folder as it was`() throws {
        let shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        let run = ProcessRun(configuration: shop.configuration)
        run.cancel()
        let error = #expect(throws: RunError.self) { try run.run() }
        #expect(error?.kind == .interrupted)
        #expect(try shop.shipped().isEmpty)
    }
}

@Suite struct `Bad input` {
    @Test(arguments: [
        ("[", RunError.Kind.invalidManifest, "notes.json:1:2"),
        ("", .invalidManifest, "notes.json"),
        ("{}", .invalidManifest, "array"),
        ("[{\"version\": \"1\", \"items\": {}}]", .invalidManifest, "[0].items"),
        ("[{\"version\": \"1\", \"items\": [{\"media\": {\"kind\": {\"image\": {}}}}]}]", .invalidManifest, "url"),
        ("[{\"version\": \"1\", \"items\": [{\"media\": {\"kind\": {\"image\": {}}, \"url\": \"\"}}]}]", .invalidManifest, "url"),
    ])
    func `a manifest that is not valid is told with its place, and leaves nothing behind`(
        text: String, kind: RunError.Kind, hint: String
    ) throws {
        let shop = try Workshop()
        try shop.folder.write(text, to: "notes.json")
        let error = #expect(throws: RunError.self) { try shop.run() }
        #expect(error?.kind == kind)
        #expect(error?.message.contains(hint) == true, "\(error?.message ?? "")")
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path("out")))
    }

    @Test func `a missing manifest and a folder in its place are missing input`() throws {
        var shop = try Workshop()
        for path in ["nowhere.json", ""] {
            shop.configuration.manifests = [shop.folder.path(path)]
            #expect(#expect(throws: RunError.self) { try shop.run() }?.kind == .missingInput)
        }
    }

    @Test(arguments: [
        ("gone.png", "notFound"), ("../notes.json", "outsideRoot"), ("ftp://example.com/a.png", "unsupportedScheme"),
        ("folder", "notAFile"), ("empty.png", "empty"), ("text.png", "notAnImage"),
    ])
    func `a source that cannot be used fails its item and leaves nothing behind`(url: String, code: String) throws {
        let shop = try Workshop([("image", url)])
        try shop.folder.write("", to: "empty.png")
        try shop.folder.write("only words\n", to: "text.png")
        try shop.folder.write("x", to: "folder/x")
        let report = try shop.run()
        #expect(report.items[0].error?.code == code)
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path("out")))
    }

    @Test func `an output folder that cannot be made is told`() throws {
        var shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        try shop.folder.write("a file", to: "file")
        shop.configuration.outputDirectory = shop.folder.path("file/out")
        let error = #expect(throws: RunError.self) { try shop.run() }
        #expect(error?.kind == .cannotWrite)
        #expect(error?.message.contains("file/out") == true, "\(error?.message ?? "")")
    }

    #if os(Linux)
        @Test func `a folder that holds no new ones is told, though its system says that it is missing`() throws {
            var shop = try Workshop([("image", "a.png")])
            try SmallMedia.image(shop.folder.path("a.png"))
            shop.configuration.outputDirectory = "/proc/out"
            let error = #expect(throws: RunError.self) { try shop.run() }
            #expect(error?.kind == .cannotWrite)
            #expect(error?.message.contains("/proc/out") == true, "\(error?.message ?? "")")
        }
    #endif
}
