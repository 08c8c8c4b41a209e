import Foundation
import MediaTestSupport
import Testing

@testable import MediaPreview

/// The real server, asked by the program `curl`.
@Suite struct ServerTests {
    /// A server over a folder with a manifest and a file of 1000 known bytes.
    final class Site {
        let release: Release
        let server: PreviewServer
        let bytes = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

        init() throws {
            release = try Release()
            try release.folder.write(bytes, to: "assets/sub/a b.mp4")
            try release.folder.write("secret", to: "secret.txt")
            try release.folder.write("<script>alert(1)</script>", to: "assets/page.html")
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: release.folder.path("assets/out.txt"), withDestinationPath: release.folder.path("secret.txt"))
            try files.createSymbolicLink(atPath: release.folder.path("assets/up"), withDestinationPath: "..")
            try files.createSymbolicLink(atPath: release.folder.path("assets/in.mp4"), withDestinationPath: "sub/a b.mp4")
            try files.createSymbolicLink(
                atPath: release.folder.path("assets/hidden.json"), withDestinationPath: ".notelet-media/stamps.json")
            server = try PreviewServer(try release.preview())
        }

        deinit { server.stop() }

        struct Answer {
            var status: Int
            /// Names in lower case.
            var fields: [String: String]
            var body: Data
        }

        func get(_ path: String, _ arguments: String..., host: String? = nil) throws -> Answer {
            let head = release.folder.path("head-\(UUID().uuidString)")
            let result = try run(
                "curl",
                ["-s", "--max-time", "20", "--path-as-is", "-D", head, "--noproxy", "*"]
                    + (host.map { ["-H", "Host: \($0)"] } ?? [])
                    + arguments + ["http://127.0.0.1:\(server.port)\(path)"])
            #expect(result.status == 0, "curl \(path): \(result.standardError)")
            let lines = try String(contentsOfFile: head, encoding: .utf8).split(separator: "\r\n")
            var fields: [String: String] = [:]
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
            }
            return Answer(status: Int(lines[0].split(separator: " ")[1]) ?? 0, fields: fields, body: result.standardOutput)
        }
    }

    @Test func `the page and the files of the folder are served`() throws {
        let site = try Site()
        let page = try site.get("/")
        #expect(page.status == 200)
        #expect(page.fields["content-type"] == "text/html; charset=utf-8")
        #expect(page.fields["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'sha256-") == true)
        #expect(page.fields["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
        #expect(String(decoding: page.body, as: UTF8.self).contains("\"href\":\"/wide-48.png\""))

        let file = try site.get("/sub/a%20b.mp4")
        #expect(file.status == 200)
        #expect(file.body == site.bytes)
        #expect(file.fields["content-type"] == "video/mp4")
        #expect(file.fields["accept-ranges"] == "bytes")
        #expect(file.fields["content-length"] == "1000")
        #expect(file.fields["x-content-type-options"] == "nosniff")
        #expect(file.fields["content-security-policy"] == "default-src 'none'; sandbox")
        #expect(file.fields["cross-origin-resource-policy"] == "same-origin")
        // A link that stays inside is no different.
        #expect(try site.get("/in.mp4").body == site.bytes)
        #expect(try site.get("/page.html").fields["content-type"] == "application/octet-stream")
    }

    @Test func `the page shows the manifest as it is now`() throws {
        let site = try Site()
        try site.release.write(items: [Release.list("Another text")])
        #expect(String(decoding: try site.get("/").body, as: UTF8.self).contains("Another text"))
        try site.release.folder.write("[", to: "assets/notes.json")
        let broken = try site.get("/")
        #expect(broken.status == 500)
        #expect(broken.fields["content-type"] == "text/plain; charset=utf-8")
        #expect(String(decoding: broken.body, as: UTF8.self).contains("notes.json:1:2"))
    }

    @Test(arguments: [
        ("0-0", 0..<1), ("10-19", 10..<20), ("990-", 990..<1000), ("-1", 999..<1000), ("-4000", 0..<1000), ("5-99999", 5..<1000),
    ])
    func `a part of a file is served as asked for`(range: String, expected: Range<Int>) throws {
        let site = try Site()
        let answer = try site.get("/sub/a%20b.mp4", "-r", range)
        #expect(answer.status == 206)
        #expect(answer.body == site.bytes[expected])
        #expect(answer.fields["content-range"] == "bytes \(expected.lowerBound)-\(expected.upperBound - 1)/1000")
        #expect(answer.fields["content-length"] == "\(expected.count)")
    }

    @Test(arguments: ["1000-", "2000-3000", "-0"])
    func `a part that there is not is told with the size`(range: String) throws {
        let answer = try Site().get("/sub/a%20b.mp4", "-H", "Range: bytes=\(range)")
        #expect(answer.status == 416)
        #expect(answer.fields["content-range"] == "bytes */1000")
    }

    @Test func `a head has the fields and no body`() throws {
        let site = try Site()
        let answer = try site.get("/sub/a%20b.mp4", "-I")
        #expect(answer.status == 200)
        #expect(answer.fields["content-length"] == "1000")
        // The range of a HEAD has no meaning.
        #expect(try site.get("/sub/a%20b.mp4", "-I", "-r", "0-1").status == 200)
    }

    @Test func `an unchanged file is not sent again`() throws {
        let site = try Site()
        let first = try site.get("/sub/a%20b.mp4")
        let tag = try #require(first.fields["etag"])
        let date = try #require(first.fields["last-modified"])
        let again = try site.get("/sub/a%20b.mp4", "-H", "If-None-Match: \"x\", \(tag)")
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(try site.get("/sub/a%20b.mp4", "-H", "If-Modified-Since: \(date)").status == 304)
        #expect(try site.get("/sub/a%20b.mp4", "-H", "If-None-Match: \"x\"", "-H", "If-Modified-Since: \(date)").status == 200)
        // A part of what was changed meanwhile is the whole.
        #expect(try site.get("/sub/a%20b.mp4", "-r", "0-9", "-H", "If-Range: \(tag)").status == 206)
        #expect(try site.get("/sub/a%20b.mp4", "-r", "0-9", "-H", "If-Range: \"old\"").status == 200)
    }

    @Test(arguments: [
        ("/../secret.txt", 403), ("/sub/../../secret.txt", 403), ("/%2e%2e/secret.txt", 403), ("/..%2fsecret.txt", 403),
        ("/%2e%2e%2fsecret.txt", 403), ("/sub/%2e%2e/%2e%2e/secret.txt", 403), ("/out.txt", 403), ("/up/secret.txt", 403),
        ("/up/assets/notes.json", 200), ("/.notelet-media/stamps.json", 404), ("/hidden.json", 404),
        ("/%2enotelet-media/stamps.json", 404),
        ("/%252e%252e/secret.txt", 404), ("//etc/passwd", 404), ("/etc/passwd", 404), ("/sub", 404), ("/sub/", 404),
        ("/none", 404),
        ("/a%00b", 400), ("/%zz", 400), ("/-/original/", 404), ("/-/original/x", 404), ("/-/original/..%2f..%2fsecret.txt", 404),
        ("/..;/secret.txt", 404), ("/..\\secret.txt", 404), ("/sub/a%20b.mp4/../../../secret.txt", 403),
        ("/wide-48.png?../../x", 200),
    ])
    func `nothing outside of the folder is served`(path: String, status: Int) throws {
        let answer = try Site().get(path)
        #expect(answer.status == status)
        #expect(!String(decoding: answer.body, as: UTF8.self).contains("secret"))
    }

    @Test func `an original is served by its token alone, and only while it is there`() throws {
        let site = try Site()
        let html = String(decoding: try site.get("/").body, as: UTF8.self)
        let link = try #require(html.range(of: "/-/original/[0-9a-f-]+", options: .regularExpression).map { String(html[$0]) })
        let path = site.release.folder.path("captures/wide one.png")
        #expect(try site.get(link).body == Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(try site.get(link).fields["content-type"] == "image/png")
        #expect(try site.get(link, "-r", "1-3").body == Data("PNG".utf8))
        // The same file keeps its token; another server gives another.
        #expect(String(decoding: try site.get("/").body, as: UTF8.self).contains(link))
        #expect(!String(decoding: try Site().get("/").body, as: UTF8.self).contains(link))
        // A link in the original's place is not followed.
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: site.release.folder.path("secret.txt"))
        #expect(try site.get(link).status == 404)
    }

    @Test func `other names and other sites are refused`() throws {
        let site = try Site()
        #expect(try site.get("/", host: "localhost:\(site.server.port)").status == 200)
        for host in [
            "evil.example.com", "evil.example.com:\(site.server.port)", "127.0.0.1", "127.0.0.1:1", "",
            "[::1]:\(site.server.port)",
        ] {
            let answer = try site.get("/", "-H", "X: y", host: host)
            #expect(answer.status == 421 || answer.status == 400, "\(host)")
        }
        for site_ in ["cross-site", "same-site"] {
            #expect(try site.get("/wide-48.png", "-H", "Sec-Fetch-Site: \(site_)", "-H", "Sec-Fetch-Mode: no-cors").status == 403)
            #expect(try site.get("/", "-H", "Sec-Fetch-Site: \(site_)", "-H", "Sec-Fetch-Mode: navigate").status == 200)
        }
        #expect(try site.get("/wide-48.png", "-H", "Sec-Fetch-Site: same-origin").status == 200)
    }

    @Test func `only this machine is listened to`() throws {
        let site = try Site()
        // Any other address of this machine, where it has one.
        let addresses = String(decoding: try run("hostname", ["-I"]).standardOutput, as: UTF8.self).split(
            whereSeparator: \.isWhitespace)
        for address in addresses where address.contains(".") {
            let result = try run("curl", ["-s", "--max-time", "5", "--noproxy", "*", "http://\(address):\(site.server.port)/"])
            #expect(result.status == 7, "\(address)")
        }
    }

    @Test func `methods that change something, bodies and huge heads are refused`() throws {
        let site = try Site()
        let put = try site.get("/wide-48.png", "-X", "DELETE")
        #expect(put.status == 405)
        #expect(put.fields["allow"] == "GET, HEAD")
        #expect(try site.get("/", "-d", "x").status == 413)
        #expect(try site.get("/", "-H", "X: \(String(repeating: "a", count: 20_000))").status == 431)
        #expect(try site.get("/", "-0").fields["connection"] == "close")
    }

    @Test func `one connection serves many requests, also those that come at once`() throws {
        let site = try Site()
        let url = "http://127.0.0.1:\(site.server.port)"
        let result = try run(
            "curl",
            [
                "-s", "-w", "%{num_connects} %{http_code}\\n", "-o", "/dev/null", "\(url)/wide-48.png", "-o", "/dev/null",
                "\(url)/none",
                "-o", "/dev/null", "\(url)/",
            ])
        #expect(String(decoding: result.standardOutput, as: UTF8.self) == "1 200\n0 404\n0 200\n")

        let port = site.server.port
        let request = "GET /wide-24.png HTTP/1.1\\r\\nHost: localhost:\(port)\\r\\n\\r\\n"
        let last = "HEAD /none HTTP/1.1\\r\\nHost: localhost:\(port)\\r\\nConnection: close\\r\\n\\r\\n"
        let script = "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '\\r\\n\(request)\(request)\(last)' >&3; cat <&3"
        let text = String(decoding: try run("bash", ["-c", script]).standardOutput, as: UTF8.self)
        #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
        #expect(text.components(separatedBy: "HTTP/1.1 404 Not Found").count == 2)
    }

    @Test func `a large file comes whole to a slow reader while others are served`() throws {
        let site = try Site()
        var data = Data(count: 6 << 20)
        for index in stride(from: 0, to: data.count, by: 4093) { data[index] = UInt8(truncatingIfNeeded: index / 4093) }
        try site.release.folder.write(data, to: "assets/large.mp4")
        let script = """
            curl -s --limit-rate 8M http://127.0.0.1:\(site.server.port)/large.mp4 -o \(site.release.folder.path("slow")) &
            for i in 1 2 3 4 5 6; do curl -s http://127.0.0.1:\(site.server.port)/large.mp4 | cksum; done; wait
            """
        let result = try run("bash", ["-c", script])
        let sums = Set(String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n"))
        #expect(sums.count == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: site.release.folder.path("slow"))) == data)
    }

    @Test func `a taken port is told`() throws {
        let site = try Site()
        let error = #expect(throws: PreviewError.self) { try PreviewServer(site.release.preview(), port: site.server.port) }
        #expect(error?.message.contains("port \(site.server.port)") == true)
    }
}
