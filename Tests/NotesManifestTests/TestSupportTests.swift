import Foundation
import MediaTestSupport
import Testing

@Suite struct TestSupportTests {
    @Test func `a program's outputs come whole, with its status`() throws {
        let script = "import sys; sys.stderr.write('e' * 3000000); sys.stdout.write(sys.stdin.read() * 3); sys.exit(7)"
        let input = Data(repeating: 0x61, count: 1_000_000)
        let result = try run("python3", ["-c", script], standardInput: input)
        #expect(result.status == 7)
        #expect(result.standardOutput == input + input + input)
        #expect(result.standardError.utf8.count == 3_000_000)
        #expect(try run("sh", ["-c", "kill -9 $$"]).status == 137)
        #expect(
            try run("sh", ["-c", "printf %s \"$NOTE\"; pwd >&2"], directory: "/", environment: ["NOTE": "x y"]) == (
                0, Data("x y".utf8), "/\n"
            ))
        #expect(throws: ProgramNotFound.self) { try run("no-such-program-here", []) }
    }

    @Test func `a temporary folder goes with its last reference`() throws {
        var folder: TemporaryDirectory? = try TemporaryDirectory()
        let path = try #require(try folder?.write("text", to: "a/b.txt"))
        #expect(try folder?.files() == ["a/b.txt"])
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
