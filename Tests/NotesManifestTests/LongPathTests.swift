import Foundation
import Testing

@testable import NotesManifest

@Suite struct `The diagnostic of a manifest` {
    @Test(arguments: [
        String(repeating: "[", count: 10_000),
        String(repeating: "{\"a\":", count: 10_000),
        "[{\"version\": \"1\", \"items\": [{\"media\": {\"kind\": {\"image\": {}}, \"url\": \"a\", \"options\": {\""
            + String(repeating: "k", count: 5000) + "\": 1}}}]}]",
    ])
    func `it stays under 600 characters however deep the place and however long its keys`(text: String) throws {
        let error = #expect(throws: ManifestError.self) { try ManifestDocument(parsing: Data(text.utf8), fileName: "notes.json") }
        let line = try #require(error).description
        #expect(line.unicodeScalars.count < 600)
        #expect(line.hasPrefix("notes.json:1:"))
        #expect(line.contains("…"))
    }
}
