import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

@Suite struct InspectCommandTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let picture = try run(
            "ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "testsrc=size=60x40:rate=1", "-frames:v", "1", folder.path("a picture.png")])
        #expect(picture.status == 0)
        try folder.write("just words", to: "words.png")
    }

    @Test func `facts of several sources stand in blocks`() throws {
        let output = try Program.run("inspect", "a picture.png", "./a picture.png", in: folder.path)
        #expect(output.status == 0)
        #expect(output.diagnostics.isEmpty)
        let blocks = output.result.split(separator: "\n\n")
        #expect(blocks.count == 2)
        #expect(blocks[0].hasPrefix("a picture.png\n  Kind      image, PNG\n  Bytes     "))
        #expect(blocks[0].contains("\n  Size      60 x 40\n"))
        #expect(blocks[0].contains("\n  Crop      33.3 % is lost to the square"))
        #expect(blocks[1].hasPrefix("./a picture.png\n"))
    }

    @Test func `a file URL is a path`() throws {
        let url = folder.url.appendingPathComponent("a picture.png").absoluteString
        let output = try Program.run("inspect", url)
        #expect(output.status == 0)
        #expect(output.result.hasPrefix(url + "\n"))
    }

    @Test func `one that fails is named, and the others are told all the same`() throws {
        let output = try Program.run("inspect", "words.png", "a picture.png", "none.png", in: folder.path)
        #expect(output.status == 1)
        #expect(output.diagnostics.lines[0].hasPrefix("words.png: "))
        #expect(output.diagnostics.lines[1].hasPrefix("none.png: "))
        #expect(output.result.hasPrefix("a picture.png\n"))
    }

    @Test func `JSON holds facts and failures in the order given`() throws {
        let output = try Program.run("inspect", "--format", "json", "words.png", "a picture.png", in: folder.path)
        #expect(output.status == 1)
        let entries = try #require(JSONSerialization.jsonObject(with: Data(output.result.utf8)) as? [[String: Any]])
        #expect(entries.map { $0["source"] as? String } == ["words.png", "a picture.png"])
        #expect((entries[0]["error"] as? [String: Any])?["code"] as? String != nil)
        #expect((entries[1]["image"] as? [String: Any])?["width"] as? Int == 60)
        #expect(entries[1]["kind"] as? String == "image")
    }

    @Test func `where no source is there it ends in 66`() throws {
        #expect(try Program.run("inspect", "x.png", "y.png", in: folder.path).status == 66)
    }

    @Test(arguments: ["https://example.com/a.png", "ftp://example.com/a.png"])
    func `what is not on this machine is refused by its scheme`(source: String) throws {
        let output = try Program.run("inspect", source)
        #expect(output.status == 1)
        #expect(output.diagnostics.hasPrefix("\(source): only files on this machine can be inspected"))
    }

    @Test func `the limit on pixels is obeyed`() throws {
        #expect(try Program.run("inspect", "--max-pixels", "2399", "a picture.png", in: folder.path).status == 1)
        #expect(try Program.run("inspect", "--max-pixels", "2400", "a picture.png", in: folder.path).status == 0)
    }
}
