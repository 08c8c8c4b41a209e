import Foundation
import NotesManifest
import Testing

@Suite struct ManifestValidationTests {
    private func document(_ text: String) throws(ManifestError) -> ManifestDocument {
        try ManifestDocument(parsing: Data(text.utf8), fileName: "notes.json")
    }

    @Test(arguments: ManifestValidationTests.faults)
    func `a fault is told with file, line, column, path and cause`(_ text: String, _ code: ManifestIssue.Code, _ expected: String)
    {
        let error = #expect(throws: ManifestError.self) { try document(text) }
        #expect(error?.description == expected)
        #expect(error?.code == code)
    }

    @Test(arguments: ManifestValidationTests.badOptions)
    func `a bad option is told with its path`(_ options: String, _ path: String, _ column: Int, _ message: String) {
        let text =
            #"[{"version": "1", "items": [{"media": {"kind": {"video": {}}, "url": "a", "title": "", "description": "", "options":"#
            + "\n" + options + "}}]}]"
        let error = #expect(throws: ManifestError.self) { try document(text) }
        #expect(error?.description == "notes.json:2:\(column): [0].items[0].media.options\(path): \(message)")
    }

    @Test func `all faults are told, in the order of the text, up to twenty`() throws {
        let items = (0..<30).map { #"{"media": {"kind": {"image": {}}, "url": \#($0), "title": "t", "description": "d"}}"# }
        let error = #expect(throws: ManifestError.self) { try document("[{\"items\": [\n\(items.joined(separator: ",\n"))\n]}]") }
        #expect(error?.issues.count == 31)
        let lines = try #require(error?.description.split(separator: "\n"))
        #expect(lines.count == 21)
        #expect(lines[0] == #"notes.json:1:2: [0]: the key "version" is missing"#)
        #expect(lines[1] == "notes.json:2:42: [0].items[0].media.url: expected a string, found a number")
        #expect(lines[20] == "notes.json: and 11 more")
    }

    @Test(arguments: ManifestValidationTests.doubts)
    func `what Notelet cannot decode or would not show is a warning`(
        _ text: String, _ code: ManifestIssue.Code, _ expected: String
    ) throws {
        let found = try document(text).warnings
        #expect(found.map(\.code) == [code])
        #expect(found.map { $0.description(inFile: "n") } == [expected])
    }

    @Test func `references stand in the order of the manifest, with the original's URL and place`() throws {
        let text = """
            [{"version": "2", "items": [
              {"list": {"title": "t", "rows": []}},
              {"media": {"title": "é", "description": "d", "url": "a b.jpg", "kind": {"image": {}}}},
              {"media": {"kind": {"video": {}}, "url": "out.mp4", "title": "t", "description": "d",
                "source": {"url": "clip\\u002emov", "sha256": "00", "width": 1, "height": 1}}}]},
             {"version": "1", "x": 1, "items": [{"note": 1, "media": {"kind": {"image": {}, "x": 1}, "url": "b", "title": {}, "description": {}}}]}]
            """
        let references = try document(text).references
        #expect(references.map(\.path.description) == ["[0].items[1].media", "[0].items[2].media", "[1].items[0].media"])
        #expect(references.map(\.kind) == [.image, .video, .image])
        #expect(references.map(\.url) == ["a b.jpg", "clip.mov", "b"])
        #expect(
            references.map(\.urlPath.description) == [
                "[0].items[1].media.url", "[0].items[2].media.source.url", "[1].items[0].media.url",
            ])
        #expect(references.map(\.line) == [3, 5, 6])
        #expect(references.map(\.column) == [55, 23, 97])
        #expect(references.map(\.isRewritten) == [false, true, false])
    }

    @Test func `options are read`() throws {
        let text = #"""
            [{"version": "1", "items": [{"media": {"kind": {"video": {}}, "url": "a", "title": "", "description": "", "options": {
              "fit": "contain", "gravity": "southeast", "focus": [0, 1.0], "background": "#fF8000", "poster": 1.5, "trim": [0, 2e0],
              "audio": "drop"}}},
              {"media": {"kind": {"image": {}}, "url": "a", "title": "", "description": "", "options": {"background": "blur"}}},
              {"media": {"kind": {"image": {}}, "url": "a", "title": "", "description": "", "options": {}}}]}]
            """#
        let options = try document(text).references.map(\.options)
        #expect(
            options == [
                MediaOptions(
                    fit: .contain, gravity: .southeast, focus: .init(x: 0, y: 1),
                    background: .color(red: 255, green: 128, blue: 0),
                    poster: 1.5, trim: .init(start: 0, end: 2), audio: .drop),
                MediaOptions(background: .blur), MediaOptions(),
            ])
    }

    @Test func `no control character of a manifest reaches a message`() {
        let nasty = "\\u001b[31m\\u202e\\n"
        let text =
            #"[{"version": "1", "items": [{"media": {"kind": "\#(nasty)", "url": "a", "title": "t", "description": "d", "options": {"\#(nasty)": 1}}}]}]"#
        let error = #expect(throws: ManifestError.self) { try document(text) }
        let isPlain = error?.description.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0 != "\u{202E}") }
        #expect(isPlain == true)
        #expect(error?.issues.count == 2)
    }
}
