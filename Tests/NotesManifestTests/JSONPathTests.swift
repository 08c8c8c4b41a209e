import Foundation
import NotesManifest
import Testing

@Suite struct JSONPathTests {
    @Test(
        arguments: [
            ("", []), ("[0]", [.index(0)]), ("[0].items[2].media", [.index(0), .key("items"), .index(2), .key("media")]),
            ("a.b-c.$d", [.key("a"), .key("b-c"), .key("$d")]), ("[0][\"odd key\"]", [.index(0), .key("odd key")]),
            ("[\"\"]", [.key("")]),
            ("[\"7\"]", [.key("7")]), ("a[\"b.c\"].d", [.key("a"), .key("b.c"), .key("d")]), (#"["\"\\"]"#, [.key("\"\\")]),
            (#"["\u001b[31m\u000a"]"#, [.key("\u{1B}[31m\n")]), (#"["\u202ex"]"#, [.key("\u{202E}x")]), ("[\"é\"]", [.key("é")]),
            ("[\"\u{301}x\"]", [.key("\u{301}x")]),
        ] as [(String, [JSONPath.Element])])
    func `a path is written readably, and read again`(_ text: String, _ elements: [JSONPath.Element]) throws {
        #expect(JSONPath(elements).description == text)
        #expect(JSONPath(text)?.elements == elements)
        let coded = try JSONEncoder().encode([JSONPath(elements)])
        #expect(try JSONDecoder().decode([JSONPath].self, from: coded) == [JSONPath(elements)])
    }

    @Test(arguments: [
        ".a", "[", "[x]", "[-1]", "[01]", "[0]a", "a.", "a..b", "a b", "[0", "[\"a]", "[\"a\"", "7", "[ 0]", "[+1]", "a[]",
    ])
    func `what is no path is not read as one`(_ text: String) {
        #expect(JSONPath(text) == nil)
    }

    @Test func `paths stand in the order of the document`() {
        let sorted = ["[0]", "[0].items[2].media", "[0].items[2].media.url", "[0].items[10].media", "[1].items[0].media", "[10]"]
        #expect(sorted.reversed().compactMap { JSONPath($0) }.sorted().map(\.description) == sorted)
    }
}
