import Foundation
import Testing

@testable import MediaPreview

@Suite struct RequestTests {
    @Test(arguments: [
        (nil, ByteRange.whole), ("bytes=0-0", .part(0..<1)), ("bytes=0-", .part(0..<100)), ("bytes=10-19", .part(10..<20)),
        ("bytes=90-1000", .part(90..<100)), ("bytes=99-", .part(99..<100)), ("bytes=-1", .part(99..<100)),
        ("bytes=-100", .part(0..<100)), ("bytes=-1000", .part(0..<100)), ("Bytes=1-2", .part(1..<3)),
        ("bytes=100-", .unsatisfiable), ("bytes=100-200", .unsatisfiable), ("bytes=-0", .unsatisfiable),
        ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=0-99999999999999999999", .part(0..<100)),
        // Not valid, or not to be honoured: RFC 9110 wants the field ignored.
        ("bytes=5-4", .whole), ("bytes=-", .whole), ("bytes=", .whole), ("bytes=a-b", .whole), ("bytes=1-2,5-6", .whole),
        ("bytes=+1-2", .whole), ("items=0-1", .whole), ("bytes=1--2", .whole), ("bytes 1-2", .whole),
        ("bytes= 1-2", .part(1..<3)),
    ])
    func `a range means what RFC 9110 says`(field: String?, expected: ByteRange) {
        #expect(ByteRange(field, size: 100) == expected)
    }

    @Test func `an empty file has no part`() {
        for field in ["bytes=0-", "bytes=0-0", "bytes=-1"] { #expect(ByteRange(field, size: 0) == .unsatisfiable) }
        #expect(ByteRange(nil, size: 0) == .whole)
    }

    @Test func `a request is read`() throws {
        let request = try HTTPRequest(
            parsing: "GET /a%20b?c HTTP/1.1\r\nHost: x:1\r\nRANGE:  bytes=0-1 \r\nX: \r\n".dropLast(2).utf8)
        #expect(request.method == "GET")
        #expect(request.target == "/a%20b?c")
        #expect(request["host"] == "x:1")
        #expect(request["range"] == "bytes=0-1")
        #expect(request["x"] == "")
        #expect(request["none"] == nil)
        #expect(request.keepsConnection && !request.hasBody)
    }

    @Test(arguments: [
        "", "GET", "GET /", "GET / HTTP/1.1 x", " / HTTP/1.1", "G T / HTTP/1.1", "GET  HTTP/1.1", "GET / FTP/1.1",
        "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n: empty", "GET / HTTP/1.1\r\nA : b", "GET / HTTP/1.1\r\nA: b\r\n folded",
        "GET / HTTP/1.1\r\nA: b\nC: d", "GET / HTTP/1.1\r\nA: \u{1}", "GET /\u{1} HTTP/1.1", "GET / HTTP/1.1\r\n\r\nA: b",
    ])
    func `what is not a request is refused`(text: String) {
        #expect(throws: HTTPRequest.ParsingError.malformed) { try HTTPRequest(parsing: text.utf8) }
    }

    @Test func `other versions are told apart`() throws {
        #expect(throws: HTTPRequest.ParsingError.unsupportedVersion) { try HTTPRequest(parsing: "GET / HTTP/2.0".utf8) }
        #expect(try !HTTPRequest(parsing: "GET / HTTP/1.0".utf8).keepsConnection)
        #expect(try HTTPRequest(parsing: "GET / HTTP/1.0\r\nConnection: Keep-Alive".utf8).keepsConnection)
        #expect(try !HTTPRequest(parsing: "GET / HTTP/1.1\r\nConnection: x, Close".utf8).keepsConnection)
    }

    @Test(arguments: [
        ("/a/b.png", SharedFolder.Failure?.none), ("/a%20b.png", nil), ("/..a", .missing), ("/a..", nil), ("/…", nil),
        ("", .malformed), ("a", .malformed), ("/%", .malformed), ("/%zz", .malformed), ("/%00", .malformed),
        ("/a%0ab", .malformed),
        ("/%ff", .malformed), ("/..", .refused), ("/a/../b", .refused), ("/%2e%2e/b", .refused), ("/%2E./b", .refused),
        ("/..%2fb", .refused), ("/a%2fb", .refused), ("/.", .missing), ("/./a", .missing), ("/.hidden", .missing),
        ("/a/.notelet-media/x", .missing), ("/%2ehidden", .missing), ("/", .missing), ("//etc/passwd", .missing),
        ("/a/", .missing),
    ])
    func `a path is decoded once and stays inside`(path: String, failure: SharedFolder.Failure?) {
        do throws(SharedFolder.Failure) {
            _ = try SharedFolder.parts(of: path)
            #expect(failure == nil)
        } catch {
            #expect(error == failure)
        }
    }

    @Test func `HTTP dates are those of the standard`() {
        #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    @Test func `nothing is served as a page or a script`() {
        for name in ["a.html", "a.htm", "a.js", "a.xhtml", "a", "a.", ".html", "a.mjs", "a.css"] {
            #expect(MediaType.of(fileName: name) == "application/octet-stream")
        }
        #expect(MediaType.of(fileName: "a.b.MP4") == "video/mp4")
        #expect(MediaType.of(fileName: "a.avif") == "image/avif")
    }
}
