import Testing

@testable import MediaPipeline

@Suite struct `A diagnostic` {
    @Test func `it stays one short line whatever the source is called`() {
        let line = Diagnostic.line(
            manifest: "n.json", path: "[0]", source: "a\r\nn.json: [1]: b" + String(repeating: "e\u{301}\u{302}", count: 900),
            cause: "no such file")
        #expect(!line.unicodeScalars.contains("\n"))
        #expect(line.unicodeScalars.count <= Diagnostic.limit)
        #expect(Diagnostic.line(manifest: "n", path: "p", source: "a\nb", cause: "c") == "n: p: a\\nb: c")
    }
}
