import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

@Suite struct ManPageTests {
    @Test func `the program prints the page`() throws {
        let output = try Program.run("man")
        #expect(output.status == 0)
        #expect(output.result == ManPage.text)
    }

    @Test func `hyphens can be copied and no line is taken for a request`() {
        for line in ManPage.text.lines where !line.hasPrefix(".") {
            #expect(!line.replacing("\\-", with: "").contains("-"), "\(line)")
            #expect(line.utf8.allSatisfy { $0 < 128 })
        }
    }

    @Test(.enabled(if: (try? absolutePath(of: "man")) != nil, "man is not installed"))
    func `man reads it without a warning and shows every option`() throws {
        let folder = try TemporaryDirectory()
        let page = try folder.write(ManPage.text, to: "notelet-media.1")
        let output = try run(
            "man", ["--warnings", "-l", page],
            environment: ["MANWIDTH": "80", "LC_ALL": "C.UTF-8", "MANPAGER": "cat"])
        #expect(output.status == 0)
        #expect(output.standardError == "")
        let shown = String(decoding: output.standardOutput, as: UTF8.self)
        for option in OptionCatalogue.all {
            #expect(shown.contains(option.synopsis), "\(option.synopsis)")
            if let name = option.environmentName { #expect(shown.contains(name)) }
        }
        for line in shown.lines { #expect(line.count <= 80, "\(line)") }
    }
}
