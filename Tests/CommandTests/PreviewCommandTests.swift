import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

@Suite struct PreviewCommandTests {
    static let notes = #"[{"version": "1.0", "items": [{"list": {"title": "Title of it", "rows": []}}]}]"#

    @Test func `one file is written beside the media`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.notes, to: "assets/notes.json")
        let output = try Program.run(
            "preview", "assets/notes.json", "--out", "assets/preview.html", "--accent", "orange", "--next-label", "<Weiter>",
            in: folder.path)
        #expect(output.status == 0, "\(output.diagnostics)")
        #expect(output.result == "assets/preview.html\n")
        #expect(try folder.files() == ["assets/notes.json", "assets/preview.html"])
        let page = try String(contentsOfFile: folder.path("assets/preview.html"), encoding: .utf8)
        #expect(page.contains(##""accent":"#ff9500""##))
        #expect(page.contains(#""nextLabel":"\u003cWeiter\u003e""#))
    }

    @Test func `a page is served until the program is told to end`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.notes, to: "notes.json")
        let output = try Program.shell(
            #"""
            "$PROGRAM" preview notes.json --no-open > url & program=$!
            while ! grep -q 'http' url; do kill -0 $program || exit 9; done
            curl -s --max-time 20 "$(cat url)" | grep -c 'Title of it'
            kill -TERM $program; wait $program
            """#, in: folder.path)
        #expect(output.status == 0, "\(output.diagnostics)")
        #expect(output.result == "1\n")
        #expect(try String(contentsOfFile: folder.path("url"), encoding: .utf8).hasPrefix("http://127.0.0.1:"))
    }

    @Test(
        arguments: [
            (["preview"], 64, "a notes manifest is missing"), (["preview", "a", "b"], 64, "shows one notes manifest, not 2"),
            (["preview", "none.json"], 66, "none.json: no such file"), (["preview", "bad.json"], 65, "bad.json:1:"),
            (["preview", "notes.json", "--out", "p.html", "--port", "80"], 64, "name one of them"),
            (["preview", "notes.json", "--out", "notes.json"], 64, "would replace the manifest"),
            (["preview", "notes.json", "--out", "none/p.html"], 73, "there is no such folder"),
            (["preview", "notes.json", "--folder", "none"], 66, "none: no such folder (--folder)"),
            (["preview", "notes.json", "--source-root", "none"], 66, "none: no such folder (--source-root)"),
            (["preview", "notes.json", "--report-file", "none"], 66, "none: no such file (--report-file)"),
            (["preview", "notes.json", "--accent", "blau"], 64, "--accent: 'blau' is neither #rrggbb nor one of"),
            (["preview", "notes.json", "--port", "65536"], 64, "--port: '65536' is over 65535"),
        ] as [([String], Int32, String)])
    func `a wrong call is told`(arguments: [String], status: Int32, message: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.notes, to: "notes.json")
        try folder.write("[", to: "bad.json")
        let output = try Program.run(arguments, in: folder.path)
        #expect(output.status == status)
        #expect(output.diagnostics.contains(message), "\(output.diagnostics)")
        #expect(output.result.isEmpty)
    }
}
