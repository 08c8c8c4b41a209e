import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// `check` and `prune` from outside.
@Suite struct CheckCommandTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try SmallMedia.image(folder.path("a.png"))
        try SmallMedia.image(folder.path("b.png"), color: "red")
        try write(["a.png", "b.png"])
    }

    private func write(_ urls: [String], to name: String = "notes.json") throws {
        let items = urls.map { #"{ "media": { "kind": { "image": {} }, "url": "\#($0)", "title": "T", "description": "D" } }"# }
        try folder.write(#"[{ "version": "1.0", "items": [\#(items.joined(separator: ", "))] }]"#, to: name)
    }

    private static let options = ["notes.json", "--out", "out", "--image-format", "png", "--image-sides", "32"]

    private func run(_ arguments: String...) throws -> Program.Output { try Program.run(arguments, in: folder.path) }

    @discardableResult
    private func process(_ arguments: String...) throws -> Program.Output {
        let output = try Program.run(["process"] + Self.options + arguments, in: folder.path)
        #expect(output.status == 0, "\(output.diagnostics)")
        return output
    }

    private func check(_ arguments: String...) throws -> Program.Output {
        try Program.run(["check"] + Self.options + arguments, in: folder.path)
    }

    // MARK: The gate

    @Test func `a folder that process has filled is up to date, and check writes nothing`() throws {
        try process()
        let before = try folder.files()
        let output = try check()
        #expect(output.status == 0)
        #expect(output.result == "out: up to date, 2 media items\n")
        #expect(output.diagnostics.isEmpty)
        #expect(try folder.files() == before)
        #expect(try check("--quiet").result.isEmpty)
        let verbose = try check("--verbose").diagnostics
        #expect(verbose.lines.first == "notes.json: [0].items[0].media: a.png: up to date")
    }

    @Test func `what is stale is named item by item, and ends in 3`() throws {
        try process()
        try SmallMedia.image(folder.path("b.png"), color: "green")
        try write(["a.png", "b.png", "c.png", "gone.png"])
        try SmallMedia.image(folder.path("c.png"), color: "blue")
        let altered = try #require(try folder.files().first { $0.hasPrefix("out/a-32-") })
        try folder.write("altered", to: altered)
        let output = try check()
        #expect(output.status == 3)
        #expect(
            output.diagnostics.lines == [
                "notes.json: [0].items[0].media.url: a.png: \(altered.dropFirst(4)) is missing or was altered",
                "notes.json: [0].items[1].media.url: b.png: the source changed",
                "notes.json: [0].items[2].media.url: c.png: not processed yet",
                "notes.json: [0].items[3].media.url: gone.png: no such file below .", "",
            ])
        #expect(output.result == "out: out of date, 4 of 4 media items; run 'notelet-media process' with the same options\n")
        #expect(try check("--quiet").diagnostics == output.diagnostics)
    }

    @Test func `other options than process had are told as such`() throws {
        try process()
        let output = try check("--image-sides", "16")
        #expect(output.status == 3)
        #expect(output.diagnostics.contains("[0].items[0].media.url: a.png: the settings or libraries changed\n"))
        #expect(output.result.contains("check with the options that 'notelet-media process' had, or run it with these"))
        let url = try check("--base-url", "https://example.com/")
        #expect(url.status == 3)
        #expect(url.diagnostics == "out/notes.json: not what process would write\n")
    }

    @Test func `a folder that was never filled is out of date`() throws {
        let output = try check()
        #expect(output.status == 3)
        #expect(output.diagnostics == "out/notelet-media.lock: no such file; nothing was processed into this folder\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test func `a manifest that is gone from the folder is named`() throws {
        try process()
        try FileManager.default.removeItem(atPath: folder.path("out/notes.json"))
        let output = try check()
        #expect(output.status == 3)
        #expect(output.diagnostics == "out/notes.json: no such file; process would write it\n")
    }

    @Test func `JSON tells of each item`() throws {
        try process()
        try SmallMedia.image(folder.path("b.png"), color: "green")
        let output = try check("--format", "json")
        #expect(output.status == 3)
        let report = try #require(JSONSerialization.jsonObject(with: Data(output.result.utf8)) as? [String: Any])
        #expect(report["upToDate"] as? Bool == false)
        let items = try #require(report["items"] as? [[String: Any]])
        #expect(items.map { $0["upToDate"] as? Bool } == [true, false])
        #expect(items[1]["reason"] as? String == "the source changed")
        #expect(report["notelet"] == nil)
    }

    @Test func `what process refuses, check refuses alike`() throws {
        #expect(try run("check", "none.json", "--out", "out").status == 66)
        try folder.write("{}", to: "bad.json")
        let output = try run("check", "bad.json", "--out", "out")
        #expect(output.status == 65)
        #expect(output.diagnostics.hasPrefix("bad.json:1:1: "))
    }

    // MARK: Notelet

    @Test func `with --notelet the manifest that ships is looked at too`() throws {
        try process()
        let warned = try check("--notelet")
        #expect(warned.status == 0)
        #expect(warned.diagnostics.hasPrefix("warning: out/notes.json:"))
        #expect(warned.diagnostics.contains("this and 1 more URLs are relative"))
        #expect(warned.result == "out: up to date, 2 media items\nout/notes.json: fit for Notelet, 1 warning\n")
        try process("--base-url", "https://example.com/notes")
        let fit = try check("--notelet", "--base-url", "https://example.com/notes")
        #expect(fit.status == 0)
        #expect(fit.diagnostics.isEmpty)
        try process("--base-url", "http://example.com/notes")
        let blocked = try check("--notelet", "--base-url", "http://example.com/notes")
        #expect(blocked.status == 3)
        #expect(blocked.result.hasSuffix("out/notes.json: not fit for Notelet, 2 errors\n"))
    }

    @Test func `without --out only Notelet's view is taken, of any manifest`() throws {
        try folder.write(
            #"[{ "version": "1", "items": [{ "media": { "kind": "image", "url": "gone.png", "title": "T" } }] }]"#, to: "n.json")
        let output = try run("check", "--notelet", "n.json")
        #expect(output.status == 3)
        #expect(
            output.diagnostics.lines == [
                "n.json:1:41: [0].items[0].media: \"description\" is missing: Notelet cannot decode the item without it",
                "n.json:1:51: [0].items[0].media.kind: \"image\" is written {\"image\": {}}: Notelet cannot decode a string here",
                "n.json:1:67: [0].items[0].media.url: gone.png: no such file", "",
            ])
        #expect(output.result == "n.json: not fit for Notelet, 3 errors\n")
        let json = try run("check", "--notelet", "n.json", "--format", "json")
        let result = try #require(JSONSerialization.jsonObject(with: Data(json.result.utf8)) as? [String: Any])
        #expect(Array(result.keys) == ["notelet"])
        #expect(try run("check", "--notelet", "none.json").status == 66)
        try folder.write("[", to: "n.json")
        #expect(try run("check", "--notelet", "n.json").status == 65)
    }

    // MARK: Prune

    @Test func `prune says what it removes, and removes it`() throws {
        try process()
        let first = try folder.files().filter { $0.hasSuffix(".png") && $0.hasPrefix("out/") }
        try FileManager.default.copyItem(atPath: folder.path("out/notes.json"), toPath: folder.path("old.json"))
        try process("--image-sides", "16")
        let dry = try run("prune", "--out", "out/", "--dry-run")
        #expect(dry.status == 0)
        #expect(dry.result.lines.prefix(2) == first[...])
        #expect(dry.result.lines[2].hasPrefix("2 files would be removed, "))
        let kept = try run("prune", "--out", "out", "--keep-manifest", "notes.json", "--keep-manifest", "old.json")
        #expect(kept.status == 0)
        #expect(kept.result == "Nothing to remove; 2 files kept for other manifests\n")
        try folder.write("mine now", to: first[0])
        let json = try run("prune", "--out", "out", "--format", "json", "--quiet")
        let report = try #require(JSONSerialization.jsonObject(with: Data(json.result.utf8)) as? [String: Any])
        #expect(report["removed"] as? [String] == [String(first[1].dropFirst(4))])
        #expect(report["altered"] as? [String] == [String(first[0].dropFirst(4))])
        #expect(try !folder.files().contains(first[1]))
        let again = try run("prune", "--out", "out")
        #expect(again.result == "Nothing to remove\n")
        #expect(again.diagnostics == "warning: \(first[0]): stays: its bytes are not those that were written\n")
        #expect(try check("--image-sides", "16").status == 0)
    }

    @Test func `prune keeps what another manifest in the folder names`() throws {
        try write(["b.png"], to: "other.json")
        try process()
        let output = try Program.run(
            ["process", "other.json", "--out", "out", "--image-format", "png", "--image-sides", "16"], in: folder.path)
        #expect(output.status == 0)
        #expect(try run("prune", "--out", "out").result == "Nothing to remove; 2 files kept for other manifests\n")
    }

    @Test func `prune wants a folder with a lock, and manifests that are there`() throws {
        let none = try run("prune", "--out", "out")
        #expect(none.status == 66)
        #expect(none.diagnostics == "out: no notelet-media.lock here; prune removes only what a lock names\n")
        try process()
        let missing = try run("prune", "--out", "out", "--keep-manifest", "none.json")
        #expect(missing.status == 66)
        #expect(missing.diagnostics == "none.json: no such file\n")
    }
}
