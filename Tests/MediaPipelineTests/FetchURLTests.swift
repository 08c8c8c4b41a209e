import Testing

@testable import MediaPipeline

/// What goes on the wire of a URL, and what is shown of it.
@Suite struct FetchURLTests {
    @Test(arguments: [
        ("http://Example.COM", "http://example.com/"),
        ("HTTPS://example.com/a", "https://example.com/a"),
        (" https://example.com/a b.mov\n", "https://example.com/a%20b.mov"),
        ("https://example.com/ä.png?ö=1", "https://example.com/%C3%A4.png?%C3%B6=1"),
        ("https://example.com/a%20b.png", "https://example.com/a%20b.png"),
        ("https://example.com/100%.png", "https://example.com/100%25.png"),
        ("https://example.com/100%zz.png", "https://example.com/100%25zz.png"),
        ("https://example.com/a\\b.png", "https://example.com/a%5Cb.png"),
        ("https://example.com/a.png?b=c&d=e#f", "https://example.com/a.png?b=c&d=e"),
        ("https://example.com?b=c", "https://example.com/?b=c"),
        ("https://user:secret@example.com/a", "https://example.com/a"),
        ("https://example.com:8443/a", "https://example.com:8443/a"),
        ("https://example.com/a/../b", "https://example.com/b"),
        ("http://0x7f000001/", "http://127.0.0.1/"),
        ("http://2130706433/", "http://127.0.0.1/"),
    ])
    func `a URL is repaired before it is sent`(written: String, sent: String) throws {
        #expect(try RemoteURL(written).text.lowercased() == sent.lowercased())
    }

    @Test(arguments: [
        "ftp://example.com/a", "file:///etc/passwd", "example.com/a", "data:,x", "http:/example.com", "https:example.com",
        "http://",
        "http:///a", "http://exa mple.com/", "http://example.com\\@127.0.0.1/", "http://example.com:99999/", "http://[::1/",
        "http://./",
        "http://a%2Fb.example/", "http://a%ff.example/", "http://\u{200d}a.example/",
    ])
    func `what is not an http URL is refused`(text: String) {
        #expect { try RemoteURL(text) } throws: { ["badURL", "unsupportedScheme"].contains(($0 as? ItemError)?.code) }
    }

    @Test(arguments: ["https://bücher.example/a", "https://B%C3%9CCHER.example:443/a", "https://me:pä@bücher。example/a"])
    func `an international name is converted, whatever the locale`(text: String) throws {
        let url = try RemoteURL(text)
        #expect(url.host == "xn--bcher-kva.example")
        #expect(url.isNamed(by: "Bücher.example"))
    }

    @Test func `credentials are decoded and stand apart from the URL`() throws {
        let url = try RemoteURL("https://a%40b:p%3Aw@example.com/x")
        #expect(url.credentials?.user == "a@b")
        #expect(url.credentials?.password == "p:w")
    }

    @Test(arguments: [
        ("example.com", true), ("EXAMPLE.com.", true), ("example.com:8080", true), ("example.com:80", false),
        ("www.example.com", false),
        ("com", false), ("", false), ("*", false),
    ])
    func `a host is known by its name, and by its port where one is given`(name: String, isNamed: Bool) throws {
        #expect(try RemoteURL("http://example.com:8080/").isNamed(by: name) == isNamed)
    }

    @Test(arguments: ["::1", "[::1]", "[::1]:80", "0:0:0:0:0:0:0:1"])
    func `an IPv6 address is known in each of its forms`(name: String) throws {
        #expect(try RemoteURL("http://[::1]/").isNamed(by: name))
    }

    @Test(arguments: [
        ("/b", "https://example.com/b"), ("b?c", "https://example.com/x/b?c"), ("//other.example/c", "https://other.example/c"),
        ("https://other.example/d e", "https://other.example/d%20e"), ("../é", "https://example.com/%C3%A9"),
        ("?q=1", "https://example.com/x/a?q=1"),
    ])
    func `a redirect is resolved against the URL it came from`(location: String, target: String) throws {
        #expect(try RemoteURL("https://example.com/x/a").following(location).text == target)
    }

    @Test(arguments: [
        ("https://user:secret@example.com/a.png", "https://***@example.com/a.png"),
        ("https://user@example.com/", "https://***@example.com/"),
        ("https://user:se/cret@example.com/a", "https://***@example.com/a"),
        ("https://user:s@cret@example.com/a", "https://***@example.com/a"),
        ("https://example.com:8080/@name/a", "https://example.com:8080/@name/a"),
        ("https://example.com/a?X-Amz-Signature=abc&w=1", "https://example.com/a?X-Amz-Signature=***&w=1"),
        ("https://example.com/a?w=1&sig=abc%3D&sv=2", "https://example.com/a?w=1&sig=***&sv=2"),
        ("https://example.com/a?access_token=abc", "https://example.com/a?access_token=***"),
        (
            "https://example.com/a?X-Goog-Credential=a&X%2DAmz%2DSecurity%2DToken=b",
            "https://example.com/a?X-Goog-Credential=***&X%2DAmz%2DSecurity%2DToken=***"
        ),
        ("https://example.com/a?b#access_token=abc", "https://example.com/a?b#access_token=***"),
        ("https://example.com/a?page=2&name=x", "https://example.com/a?page=2&name=x"),
        ("captures/a.mov", "captures/a.mov"),
        ("/a?token=b", "/a?token=***"),
    ])
    func `secrets are not shown`(url: String, shown: String) {
        #expect(RemoteFetcher.redacted(url) == shown)
    }

    @Test(arguments: [
        ("https://example.com/a/b%20c.png?x=/y.gif", "b c.png"), ("https://example.com/a/b.mov#t=1", "b.mov"),
        ("https://example.com/a/", "a"), ("https://example.com", "example.com"), ("https://u:p@example.com/", "example.com"),
        ("https://example.com/..%2F..%2Fetc", "..-..-etc"), ("https://example.com/%2e%2e", ""),
        ("https://example.com/%ff.png", "%ff.png"),
        ("https://example.com/caf%C3%A9.jpg", "café.jpg"),
    ])
    func `the file name is the last part of the path`(url: String, name: String) {
        #expect(RemoteFetcher.fileName(of: url) == name)
    }

    @Test(arguments: [
        ("Authorization: Bearer a=b:c", nil, "Authorization", "Bearer a=b:c"),
        ("media.example.com=Authorization: Basic abc=", "media.example.com", "Authorization", "Basic abc="),
        ("Example.com:8443=X-Key:1", "example.com:8443", "X-Key", "1"), ("[::1]=X-Key: 1", "[::1]", "X-Key", "1"),
        ("Cookie: a=b; c=d", nil, "Cookie", "a=b; c=d"),
    ])
    func `a header is read with its host`(text: String, host: String?, name: String, value: String) throws {
        #expect(try HostHeader(parsing: text) == HostHeader(host: host, name: name, value: value))
    }

    @Test(arguments: ["", "Name", "Name:", "a b: c", ": c", "Host: x", "host=Range: bytes=0-", "X: a\r\nY: b", "X: secret\u{1}"])
    func `a malformed header is refused without repeating its value`(text: String) {
        #expect { try HostHeader(parsing: text) } throws: { !(($0 as? RunError)?.message.contains("secret") ?? true) }
    }

    @Test func `the environment gives a header on each line`() throws {
        #expect(try HostHeader.parse(lines: "A: 1\n\nexample.com=B: 2\r\n").map(\.name) == ["A", "B"])
    }

    @Test(arguments: [
        ("http://example.com/", "http://proxy:1"), ("https://example.com/", "http://proxy:2"), ("http://localhost/", nil),
        ("https://127.0.0.1/", nil), ("https://[::1]/", nil), ("https://intern.example/", nil),
        ("https://a.intern.example/", nil),
        ("https://notintern.example/", "http://proxy:2"), ("https://10.2.3.4/", nil), ("https://11.2.3.4/", "http://proxy:2"),
        ("https://port.example:8443/", nil), ("https://port.example/", "http://proxy:2"),
    ])
    func `proxies are those of the environment`(url: String, proxy: String?) throws {
        let environment = NetworkEnvironment([
            "http_proxy": "http://proxy:1", "HTTPS_PROXY": "http://proxy:2", "HTTP_PROXY": "http://wrong",
            "no_proxy": ".intern.example, 10.0.0.0/8,port.example:8443",
        ])
        #expect(environment.proxy(for: try RemoteURL(url)) == proxy)
    }
}
