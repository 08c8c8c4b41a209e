import Foundation
import MediaTestSupport
import Synchronization
import Testing

@testable import MediaPipeline

/// Where a request goes, and with which secrets.
@Suite struct FetchTrustTests {
    private static func settings(_ change: (inout FetchSettings) -> Void) -> FetchSettings {
        var settings = FetchSettings()
        change(&settings)
        return settings
    }

    @Test(arguments: ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
    func `loopback is refused under each of its names`(host: String) throws {
        let fixture = try FetchFixture(Self.settings { $0.allowedHosts = ["elsewhere.example"] }) { _ in .answer() }
        let error = try fixture.failure("http://\(host):\(fixture.server.port)/a")
        #expect(error.code == "addressRefused")
        #expect(error.hint?.contains("--allow-host") == true)
        #expect(fixture.server.requests.isEmpty)
        #expect(fixture.pauses == [])
    }

    @Test(arguments: [
        "http://169.254.169.254/latest/meta-data/", "http://10.0.0.1/", "http://[fd00:ec2::254]/", "http://0.0.0.0/",
    ])
    func `private addresses are refused without a packet sent`(url: String) throws {
        let fixture = try FetchFixture { _ in .answer() }
        #expect(try fixture.failure(url).code == "addressRefused")
    }

    @Test func `all private hosts can be allowed`() throws {
        let fixture = try FetchFixture(
            Self.settings {
                $0.allowPrivateHosts = true
                $0.allowedHosts = ["elsewhere.example"]
            }
        ) { _ in .answer(200, body: bytes(9)) }
        try fixture.fetch("http://localhost:\(fixture.server.port)/")
        #expect(fixture.content == bytes(9))
    }

    @Test func `a host is allowed with its port only where one is named`() throws {
        let allowed = Mutex("")
        let fixture = try FetchFixture { _ in .answer(200, body: bytes(9)) }
        let port = fixture.server.port
        for (name, passes) in [("localhost:\(port)", true), ("localhost:1", false), ("LOCALHOST", true)] {
            allowed.withLock { $0 = name }
            let fetcher = RemoteFetcher(
                settings: Self.settings {
                    $0.allowedHosts = [name]
                    $0.environment = .none
                })
            let outcome = try? fetcher.fetch("http://localhost:\(port)/", to: fixture.path)
            #expect((outcome != nil) == passes, "\(name)")
        }
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `redirects are followed`(status: Int) throws {
        let fixture = try FetchFixture {
            $0.target == "/file.png" ? .redirect("/b c?d", status: status) : .answer(200, body: bytes(9))
        }
        let outcome = try fixture.fetch()
        #expect(outcome == .fetched(bytes: 9, validators: Validators(), finalURL: fixture.server.base + "/b%20c?d"))
        #expect(fixture.content == bytes(9))
    }

    @Test func `five redirects are followed, six are not`() throws {
        let fixture = try FetchFixture { request in
            let number = Int(request.target.dropFirst()) ?? 0
            return number == 0 ? .answer(200, body: bytes(9)) : .redirect("/\(number - 1)")
        }
        try fixture.fetch("/5")
        #expect(fixture.content == bytes(9))
        let error = try fixture.failure("/6")
        #expect(error.code == "badRedirect")
        #expect(fixture.pauses == [])
    }

    @Test(arguments: [302, 304, 300])
    func `a redirect to nowhere is an error`(status: Int) throws {
        let fixture = try FetchFixture { _ in .redirect("", status: status) }
        #expect(["badRedirect", "httpStatus"].contains(try fixture.failure().code))
    }

    @Test(arguments: ["/file.png", "#top"])
    func `a circle of redirects is told as one`(location: String) throws {
        let fixture = try FetchFixture { _ in .redirect(location) }
        let error = try fixture.failure()
        #expect(error.message.contains("circle"))
        #expect(fixture.server.requests.count == 1)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://example.com/a", "gopher://x/", "javascript:alert(1)", "data:,x"])
    func `a redirect out of http is not followed`(location: String) throws {
        let fixture = try FetchFixture { _ in .redirect(location) }
        let error = try fixture.failure()
        #expect(error.code == "badRedirect")
        #expect(error.message.contains("only http and https"))
    }

    @Test func `a redirect from an allowed host to loopback is refused`() throws {
        let fixture = try FetchFixture(Self.settings { $0.allowedHosts = ["localhost"] }) { request in
            request.target == "/start"
                ? .redirect("http://127.0.0.1:\(request["host"]?.split(separator: ":").last ?? "")/end") : .answer()
        }
        let error = try fixture.failure("http://localhost:\(fixture.server.port)/start")
        #expect(error.code == "addressRefused")
        #expect(error.message.contains("127.0.0.1"))
        #expect(fixture.server.requests.map(\.target) == ["/start"])
    }

    @Test func `headers and credentials stay with their host`() throws {
        let fixture = try FetchFixture(
            Self.settings {
                $0.allowPrivateHosts = true
                $0.headers = [
                    HostHeader(name: "X-All", value: "1"), HostHeader(host: "localhost", name: "X-Local", value: "2"),
                    HostHeader(host: "127.0.0.1", name: "X-Number", value: "3"),
                ]
            }
        ) { request in
            let port = request["host"]?.split(separator: ":").last ?? ""
            return switch request.target {
            case "/start": .redirect("/second")
            case "/second": .redirect("http://127.0.0.1:\(port)/end")
            default: .answer(200, body: bytes(9))
            }
        }
        try fixture.fetch("http://me:pw@localhost:\(fixture.server.port)/start")
        let requests = fixture.server.requests
        try #require(requests.count == 3)
        for request in requests.prefix(2) {
            #expect(request["x-all"] == "1")
            #expect(request["x-local"] == "2")
            #expect(request["authorization"] == "Basic bWU6cHc=")
            #expect(request["x-number"] == nil)
        }
        for name in ["x-all", "x-local", "x-number", "authorization", "cookie", "referer"] { #expect(requests[2][name] == nil) }
    }

    @Test func `another port is another place for a secret`() throws {
        let other = try HTTPTestServer { _ in .answer(200, body: bytes(9)) }
        let fixture = try FetchFixture(Self.settings { $0.headers = [HostHeader(name: "X-Secret", value: "1")] }) { _ in
            .redirect(other.base + "/")
        }
        try fixture.fetch()
        #expect(fixture.server.requests.first?["x-secret"] == "1")
        #expect(other.requests.first?["x-secret"] == nil)
    }

    @Test func `no message shows a secret`() throws {
        let fixture = try FetchFixture(Self.settings { $0.headers = [HostHeader(name: "X-Key", value: "hidden1")] }) { request in
            request.target.hasPrefix("/r")
                ? .redirect("ftp://u:hidden5@x/?token=hidden6") : .answer(403, body: Data("hidden4".utf8))
        }
        for target in ["/a?token=hidden3", "/r?sig=hidden3"] {
            let error = try fixture.failure("http://me:hidden2@127.0.0.1:\(fixture.server.port)\(target)")
            #expect(!"\(error.message) \(error.hint ?? "")".contains("hidden"))
            #expect(error.message.contains("127.0.0.1"))
        }
    }

    @Test func `cookies are not kept`() throws {
        let fixture = try FetchFixture { $0.target == "/file.png" ? .redirect("/b") : .answer(200, ["Set-Cookie: a=b"]) }
        let fetcher = fixture.fetcher
        _ = try fetcher.fetch(fixture.server.base + "/c", to: fixture.path)
        _ = try fetcher.fetch(fixture.server.base + "/d", to: fixture.path)
        #expect(fixture.server.requests.last?["cookie"] == nil)
    }

    @Test func `a proxy is used, and literal private addresses are refused all the same`() throws {
        let proxy = try HTTPTestServer { _ in .answer(200, body: bytes(9)) }
        let fixture = try FetchFixture(environment: NetworkEnvironment(["http_proxy": proxy.base])) { _ in .answer() }
        try fixture.fetch("http://media.example/a.png")
        #expect(proxy.requests.map(\.target) == ["http://media.example/a.png"])
        #expect(try fixture.failure("http://10.0.0.1/").code == "addressRefused")
        try fixture.fetch("/direct")
        #expect(fixture.server.requests.map(\.target) == ["/direct"])
    }

    @Test func `a name that nobody knows is told with the host`() throws {
        let fixture = try FetchFixture(Self.settings { $0.retries = 0 }) { _ in .answer() }
        let error = try fixture.failure("https://nobody.invalid/a.png")
        #expect(["hostNotFound", "timedOut"].contains(error.code))
        #expect(error.message.contains("nobody.invalid"))
    }
}
