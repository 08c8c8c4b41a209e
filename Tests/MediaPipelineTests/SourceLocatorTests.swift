import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

@Suite struct `Finding local sources` {
    private let folder: TemporaryDirectory
    private let locator: SourceLocator

    init() throws {
        folder = try TemporaryDirectory()
        for name in ["root/a.png", "root/with space.png", "root/100%.png", "root/sub/b.png", "root/x:y.png", "outside.png"] {
            try folder.write("x", to: name)
        }
        try folder.write("", to: "root/empty.png")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path("root/out.png"), withDestinationPath: folder.path("outside.png"))
        try files.createSymbolicLink(atPath: folder.path("root/in.png"), withDestinationPath: "sub/b.png")
        try files.createSymbolicLink(atPath: folder.path("root/dangling.png"), withDestinationPath: "nowhere.png")
        locator = try SourceLocator(root: folder.path("root"), maxBytes: 100)
        try folder.write(String(repeating: "x", count: 101), to: "root/large.png")
    }

    @Test(arguments: [
        ("a.png", "root/a.png"), ("./a.png", "root/a.png"), ("sub/../a.png", "root/a.png"),
        ("with space.png", "root/with space.png"),
        ("with%20space.png", "root/with space.png"), ("100%.png", "root/100%.png"), ("100%25.png", "root/100%.png"),
        ("x:y.png", "root/x:y.png"), ("in.png", "root/sub/b.png"), ("../root/a.png", "root/a.png"),
    ])
    func `a path is taken as typed, then percent-decoded`(url: String, file: String) throws {
        #expect(try locator.locate(url) == folder.path(file))
    }

    @Test func `a file URL below the root is taken`() throws {
        let url = URL(fileURLWithPath: folder.path("root/with space.png")).absoluteString
        #expect(try locator.locate(url) == folder.path("root/with space.png"))
        #expect(
            try locator.locate(url.replacingOccurrences(of: "file:///", with: "file://localhost/"))
                == folder.path("root/with space.png"))
    }

    @Test(arguments: [
        ("missing.png", "notFound"), ("dangling.png", "notFound"), ("../outside.png", "outsideRoot"),
        ("../nothing.png", "outsideRoot"),
        ("%2e%2e/outside.png", "outsideRoot"), ("out.png", "outsideRoot"), ("/etc/passwd", "outsideRoot"),
        ("file:///etc/passwd", "outsideRoot"), ("file://server/share/a.png", "badURL"),
        ("ftp://example.com/a.png", "unsupportedScheme"),
        ("data:image/png;base64,AA==", "unsupportedScheme"), ("sub", "notAFile"), ("/dev/null", "outsideRoot"),
        ("empty.png", "empty"), ("large.png", "tooLarge"), ("a\0.png", "badURL"),
    ])
    func `what cannot be used is refused with its cause`(url: String, code: String) {
        let error = #expect(throws: ItemError.self) { try locator.locate(url) }
        #expect(error?.code == code, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("Empty.PNG", "empty.png"), ("with-space.png", "with space.png"), ("with%20spaec.png", "with space.png"),
        ("sub/../emtpy.png", "empty.png"),
    ])
    func `a slip in a name is told with the name that is there`(url: String, meant: String) {
        let error = #expect(throws: ItemError.self) { try locator.locate(url) }
        #expect(error?.message.hasSuffix("; did you mean \"\(meant)\"?") == true, "\(error?.message ?? "")")
    }
}
