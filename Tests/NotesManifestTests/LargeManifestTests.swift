import Foundation
import NotesManifest
import Testing

@Suite struct LargeManifestTests {
    @Test func `columns are right far into one long line`() throws {
        let item = #"{"media": {"kind": {"image": {}}, "title": "é🎉", "description": "e", "url": "a"}}"#
        let head = #"[{"version": "1", "items": ["#
        let text = head + Array(repeating: item, count: 3_000).joined(separator: ",") + "]}]"
        let references = try ManifestDocument(parsing: Data(text.utf8), fileName: "notes.json").references
        let length = item.unicodeScalars.count + 1
        #expect(references.allSatisfy { $0.line == 1 })
        #expect(references.map(\.column) == (0..<3_000).map { head.count + $0 * length + length - 5 })
        #expect(references.last?.path.description == "[0].items[2999].media")
    }

    @Test(arguments: [1_022, 1_023, 1_024, 1_025, 2_048])
    func `columns are right at the edges of blocks`(_ length: Int) {
        let text = "[\"" + String(repeating: "é", count: length / 2) + String(repeating: "a", count: length % 2) + "\" 1]"
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Data(text.utf8)) }
        #expect(error?.column == length / 2 + length % 2 + 5)
    }
}
