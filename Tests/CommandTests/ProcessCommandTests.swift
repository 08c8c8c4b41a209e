import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// The program from outside: statuses, what goes to which stream, and the report.
@Suite struct ProcessCommandTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private static func notes(_ urls: String...) -> String {
        let items = urls.map { #"{ "media": { "kind": { "image": {} }, "url": "\#($0)", "title": "T", "description": "D" } }"# }
        return #"[{ "version": "1.0", "items": [\#(items.joined(separator: ", "))] }]"#
    }

    private static let listOnly = #"[{ "version": "1.0", "items": [{ "list": { "title": "T", "rows": [] } }] }]"#

    private func process(_ arguments: String...) throws -> Program.Output {
        try Program.run(["process", "notes.json", "--out", "out"] + arguments, in: folder.path)
    }

    /// A picture that is a text, and one that is not there.
    private func writeFailing() throws {
        try folder.write("just words", to: "words.png")
        try folder.write(Self.notes("words.png", "none.png"), to: "notes.json")
    }

    @Test func `a manifest without media is copied and ends in 0`() throws {
        try folder.write(Self.listOnly, to: "notes.json")
        let output = try process()
        #expect(output.status == 0)
        #expect(output.result.hasPrefix("No media items "))
        #expect(output.diagnostics.isEmpty)
        #expect(FileManager.default.fileExists(atPath: folder.path("out/notes.json")))
    }

    @Test func `an item that is done has its line, and its note where notes are wanted`() throws {
        let picture = try run(
            "ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=64x48:rate=1", "-frames:v", "1", folder.path("a.png")])
        #expect(picture.status == 0)
        try folder.write(Self.notes("a.png"), to: "notes.json")
        let dry = try process("--image-format", "png", "--dry-run")
        #expect(dry.status == 0)
        #expect(dry.result.lines[1].hasPrefix("a.png ") && dry.result.lines[1].hasSuffix("to do"))
        let output = try process("--image-format", "png", "--verbose")
        #expect(output.status == 0)
        #expect(output.result.lines[1].hasPrefix("a.png "))
        #expect(output.result.lines[3].hasPrefix("1 processed "))
        #expect(output.diagnostics.contains("1 media item, 1 to do, 0 unchanged\n"))
        #expect(
            output.result.lines.dropFirst(4) == [
                "", "Next: run again with --base-url, the address that out will have: Notelet loads whole URLs only", "",
            ])
        let again = try process("--image-format", "png")
        #expect(again.result == "Nothing to do: the one media item is unchanged; out/notes.json is up to date\n")
        #expect(try process("--image-format", "png", "--quiet").result.isEmpty)
        let changed = try process("--image-format", "png", "--image-sides", "20")
        #expect(changed.result.lines.count == 5, "no hint after the first run: \(changed.result)")
    }

    @Test func `a dry run says which items would fail, and why`() throws {
        try writeFailing()
        let lines = try process("--dry-run").diagnostics.lines
        #expect(lines.contains { $0.hasPrefix("notes.json: [0].items[1].media.url: none.png: no such file") })
        #expect(lines.contains { $0.contains("would fail and the manifest would not be written; mend them") }, "\(lines)")
    }

    @Test func `a failed item is named in the one form and ends in 1`() throws {
        try writeFailing()
        let output = try process()
        #expect(output.status == 1)
        let lines = output.diagnostics.lines
        #expect(lines.contains { $0.hasPrefix("notes.json: [0].items[0].media.url: words.png: ") })
        #expect(lines.contains { $0.hasPrefix("notes.json: [0].items[1].media.url: none.png: ") })
        #expect(
            lines.dropLast().last
                == "notelet-media: 2 of 2 items failed and the manifest was not written; mend them, or use --allow-failures "
                + "to keep their original URLs")
        #expect(output.result.lines[1].hasSuffix("failed"))
        #expect(output.result.contains("\n2 failed "))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out/notes.json")))
    }

    @Test func `allowed failures are warned about and end in 0`() throws {
        try writeFailing()
        let output = try process("--allow-failures")
        #expect(output.status == 0)
        #expect(output.diagnostics.contains("warning: 2 of 2 items failed and keep their original URLs\n"))
        #expect(FileManager.default.fileExists(atPath: folder.path("out/notes.json")))
    }

    @Test func `JSON is one document on stdout, and the same in the report's file`() throws {
        try writeFailing()
        let output = try process("--format", "json", "--report", "report.json")
        let report = try #require(JSONSerialization.jsonObject(with: Data(output.result.utf8)) as? [String: Any])
        let items = try #require(report["items"] as? [[String: Any]])
        #expect(items.map { $0["path"] as? String } == ["[0].items[0].media", "[0].items[1].media"])
        #expect(items.allSatisfy { $0["status"] as? String == "failed" })
        let error = try #require(items[0]["error"] as? [String: Any])
        #expect((error["message"] as? String)?.hasPrefix("notes.json: [0].items[0].media.url: words.png: ") == true)
        #expect((report["totals"] as? [String: Any])?["failed"] as? Int == 2)
        #expect(output.result.hasSuffix("}\n"))
        #expect(try String(contentsOfFile: folder.path("report.json"), encoding: .utf8) == output.result)
    }

    @Test func `quiet prints errors only, yet a result that was asked for`() throws {
        try writeFailing()
        let text = try process("--quiet", "--allow-failures")
        #expect(text.result.isEmpty)
        #expect(text.diagnostics.lines.filter { !$0.isEmpty }.allSatisfy { $0.hasPrefix("notes.json: [0]") })
        let json = try process("--quiet", "--allow-failures", "--format", "json")
        #expect(json.result.hasPrefix("{"))
    }

    @Test func `a name with control characters is shown with escapes`() throws {
        try folder.write(Self.notes("a\\u001b[31m\\u009b2J.png"), to: "notes.json")
        let output = try process()
        #expect(output.status != 0)
        for text in [output.result, output.diagnostics] {
            #expect(!text.unicodeScalars.contains { $0.value == 0x1B || (0x7F...0x9F).contains($0.value) })
        }
    }

    @Test func `a missing manifest ends in 66`() throws {
        let output = try process()
        #expect(output.status == 66)
        #expect(output.diagnostics == "notes.json: no such file\n")
        #expect(output.result.isEmpty)
        #expect(try folder.files().isEmpty)
    }

    @Test(arguments: ["", "{}", "[{]", #"[{ "version": "1", "items": {} }]"#])
    func `a manifest that is not valid ends in 65 and leaves nothing`(text: String) throws {
        try folder.write(text, to: "notes.json")
        let output = try process("--format", "json")
        #expect(output.status == 65)
        #expect(output.diagnostics.hasPrefix("notes.json:1:"))
        #expect(output.result.isEmpty)
        #expect(try folder.files() == ["notes.json"])
    }

    @Test func `a folder that cannot be made ends in 73`() throws {
        try folder.write(Self.listOnly, to: "notes.json")
        try folder.write("in the way", to: "file")
        let output = try Program.run(["process", "notes.json", "--out", "file/out"], in: folder.path)
        #expect(output.status == 73)
        #expect(output.diagnostics.contains("file/out"))
    }

    @Test(arguments: [("missing/report.json", "there is no folder"), ("folder", "it is a folder")])
    func `a report that cannot be written is noticed before the work`(path: String, reason: String) throws {
        try folder.write(Self.listOnly, to: "notes.json")
        try folder.write("", to: "folder/file")
        let output = try process("--report", path)
        #expect(output.status == 73)
        #expect(output.diagnostics.hasPrefix("\(path): the report cannot be written: \(reason)"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }

    @Test(arguments: ["notes.json", "link.json"]) func `a report does not replace the manifest that is read`(path: String) throws
    {
        try folder.write(Self.listOnly, to: "notes.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "notes.json")
        #expect(try process("--report", path).status == 73)
        #expect(try String(contentsOfFile: folder.path("notes.json"), encoding: .utf8) == Self.listOnly)
    }

    @Test func `a report follows a link and goes into a pipe`() throws {
        try folder.write(Self.listOnly, to: "notes.json")
        try folder.write("old", to: "target.json")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: "target.json")
        #expect(try process("--report", "link.json").status == 0)
        #expect(try String(contentsOfFile: folder.path("target.json"), encoding: .utf8).hasPrefix("{"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json")) == "target.json")

        let piped = try Program.shell(
            "set -o pipefail; \"$PROGRAM\" process notes.json --out out --quiet --report /dev/stdout | cat", in: folder.path)
        #expect(piped.status == 0)
        #expect(piped.result.hasPrefix("{"))
    }

    @Test func `a dry run names what is to do and writes nothing`() throws {
        try folder.write(Self.notes("none.png"), to: "notes.json")
        let output = try process("--dry-run")
        #expect(output.status == 1)
        #expect(try folder.files() == ["notes.json"])
    }

    @Test func `settings come from the environment and the file too`() throws {
        try folder.write(Self.listOnly, to: "notes.json")
        try folder.write(#"{ "out": "from-file", "format": "json" }"#, to: "c.json")
        let output = try Program.run(
            "process", "notes.json", in: folder.path,
            environment: ["NOTELET_MEDIA_CONFIG": "c.json", "NOTELET_MEDIA_FORMAT": "text"])
        #expect(output.status == 0)
        #expect(output.result.hasPrefix("No media items"))
        #expect(FileManager.default.fileExists(atPath: folder.path("from-file/notes.json")))
    }
}
