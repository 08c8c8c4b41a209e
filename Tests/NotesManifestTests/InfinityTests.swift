import Foundation
import MediaTestSupport
import NotesManifest
import Testing

@Suite struct `Numbers that overflowed elsewhere` {
    /// Python's json reads `1e400` as infinity and writes that as `Infinity`.
    @Test func `Infinity in a manifest is read, told, and written as a number again`() throws {
        let text = "[{\"version\": \"1\", \"items\": [], \"x\": [1, Infinity, -Infinity]}]"
        let document = try ManifestDocument(parsing: Data(text.utf8), fileName: "notes.json")
        let told = document.warnings.filter { $0.code == .nonFiniteNumber }
        #expect(told.map { $0.path?.description } == ["[0].x[1]", "[0].x[2]"])
        #expect(told.map(\.column) == [41, 51])
        let written = String(decoding: document.rewritten([:]), as: UTF8.self)
        #expect(written.contains("1e999") && written.contains("-1e999") && !written.contains("Infinity"))
    }

    @Test(arguments: ["NaN", "Infinit", "+Infinity", "infinity", "-Infinit"])
    func `nothing else that JSON has no word for is read`(word: String) {
        let text = "[{\"version\": \"1\", \"items\": [], \"x\": \(word)}]"
        #expect(throws: ManifestError.self) { try ManifestDocument(parsing: Data(text.utf8), fileName: "notes.json") }
    }
}
