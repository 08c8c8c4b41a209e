import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// Closed, full and broken outputs.
@Suite struct StreamTests {
    @Test func `a reader that goes away is no error`() throws {
        let output = try Program.shell("\"$PROGRAM\" help process | true; echo ${PIPESTATUS[0]}")
        #expect(output.result == "0\n")
        #expect(output.diagnostics.isEmpty)
    }

    @Test func `a closed stdout is no error, and is not taken for a file`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("[]", to: "notes.json")
        let output = try Program.shell("\"$PROGRAM\" process notes.json --out out >&- 2>err; echo $?", in: folder.path)
        #expect(output.result == "0\n")
        #expect(try String(contentsOfFile: folder.path("err"), encoding: .utf8).isEmpty)
        #expect(try String(contentsOfFile: folder.path("out/notes.json"), encoding: .utf8).hasPrefix("["))
    }

    @Test func `a closed stderr is no error either`() throws {
        #expect(try Program.shell("\"$PROGRAM\" bogus 2>&-").status == 64)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no /dev/full"))
    func `a full disk under stdout ends in 73`() throws {
        let output = try Program.shell("\"$PROGRAM\" help > /dev/full")
        #expect(output.status == 73)
        #expect(output.diagnostics == "notelet-media: cannot write to standard output: No space left on device\n")
    }
}
