import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

/// What is tried again, after which pause, and what a cut transfer goes on with.
@Suite struct FetchRetryTests {
    @Test(arguments: [408, 425, 429, 500, 502, 503, 504, 599])
    func `a passing trouble of the server is waited out`(status: Int) throws {
        let fixture = try FetchFixture { $0.earlier == 0 ? .answer(status) : .answer(200, body: bytes(9)) }
        try fixture.fetch()
        #expect(fixture.content == bytes(9))
        #expect(fixture.pauses.count == 1)
    }

    @Test(arguments: [204, 206, 400, 401, 403, 404, 410, 451, 501, 505])
    func `a lasting trouble is told at once`(status: Int) throws {
        let fixture = try FetchFixture { _ in .answer(status, body: bytes(100_000)) }
        let error = try fixture.failure()
        #expect(error.message.contains("127.0.0.1 answered \(status)"))
        #expect(!error.message.contains("wording"))
        #expect(fixture.pauses == [])
        #expect(try fixture.folder.files() == [])
    }

    @Test func `attempts end after their number, each pause about twice the one before`() throws {
        let fixture = try FetchFixture { _ in .answer(503) }
        let error = try fixture.failure()
        #expect(error.message == "127.0.0.1 answered 503 (Service Unavailable) (4 attempts)")
        #expect(fixture.server.requests.count == 4)
        let pauses = fixture.pauses
        #expect(zip(pauses, [0.25...0.5, 0.5...1, 1...2]).allSatisfy { $1.contains($0) } && pauses.count == 3)
    }

    @Test func `Retry-After is heeded in seconds, as a date, and up to a minute`() throws {
        let date = DateFormatter()
        date.locale = Locale(identifier: "en_US_POSIX")
        date.timeZone = TimeZone(identifier: "GMT")
        date.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let later = date.string(from: Date(timeIntervalSinceNow: 40))
        let fixture = try FetchFixture {
            switch $0.earlier {
            case 0: .answer(429, ["Retry-After: 7"])
            case 1: .answer(503, ["Retry-After: \(later)"])
            case 2: .answer(429, ["Retry-After: 86400"])
            default: .answer(200, body: bytes(9))
            }
        }
        try fixture.fetch()
        let pauses = fixture.pauses
        #expect(pauses.first == 7)
        #expect((30...40).contains(pauses[1]))
        #expect(pauses.last == 60)
    }

    @Test func `a pause is spread and bounded`() {
        let pacing = FetchPacing()
        #expect(pacing.pause(after: 0, asked: nil, chance: 0) == 0.25)
        #expect(pacing.pause(after: 0, asked: nil, chance: 1) == 0.5)
        #expect(pacing.pause(after: 3, asked: nil, chance: 1) == 4)
        #expect(pacing.pause(after: 1000, asked: nil, chance: 1) == 30)
        #expect(pacing.pause(after: 0, asked: 1e9) == 60)
    }

    @Test(arguments: ["\"v1\"", nil])
    func `a cut transfer goes on where it was cut`(etag: String?) throws {
        let file = bytes(100_000)
        let validator = etag.map { "ETag: \($0)" } ?? "Last-Modified: Tue, 01 Sep 2026 10:00:00 GMT"
        let fixture = try FetchFixture { request in
            guard request.earlier > 0 else {
                return [
                    .head(200, ["Content-Length: 100000", validator, "Date: Tue, 01 Sep 2026 12:00:00 GMT"]),
                    .send(file.prefix(40_000)),
                ]
            }
            return .answer(206, ["Content-Range: bytes 40000-99999/100000", validator], body: Data(file.dropFirst(40_000)))
        }
        try fixture.fetch()
        #expect(fixture.content == file)
        #expect(fixture.server.requests.last?["range"] == "bytes=40000-")
        #expect(fixture.server.requests.last?["if-range"] == etag ?? "Tue, 01 Sep 2026 10:00:00 GMT")
        #expect(try fixture.folder.files() == ["file"])
    }

    @Test func `a later run goes on with what an earlier one left`() throws {
        let file = bytes(50_000)
        var settings = FetchSettings()
        settings.retries = 0
        let fixture = try FetchFixture(settings) { request in
            request.earlier == 0
                ? [.head(200, ["Content-Length: 50000", "ETag: \"v1\""]), .send(file.prefix(20_000)), .reset]
                : .answer(206, ["Content-Range: bytes 20000-49999/50000", "ETag: \"v1\""], body: Data(file.dropFirst(20_000)))
        }
        #expect(try fixture.failure().code == "cutOff")
        try #require(fixture.folder.files() == ["file.part", "file.part.json"])
        let outcome = try fixture.fetch()
        #expect(
            outcome
                == .fetched(bytes: 50_000, validators: Validators(etag: "\"v1\""), finalURL: fixture.server.base + "/file.png"))
        #expect(fixture.content == file)
    }

    @Test func `a file that changed meanwhile is fetched anew`() throws {
        let fixture = try FetchFixture { request in
            request.earlier == 0
                ? [.head(200, ["Content-Length: 9000", "ETag: \"v1\""]), .send(bytes(4000))]
                : .answer(200, ["ETag: \"v2\""], body: bytes(5000))
        }
        try fixture.fetch()
        #expect(fixture.content == bytes(5000))
    }

    @Test(arguments: [
        ["Content-Range: bytes 4000-8999/9000", "ETag: \"v2\""], ["Content-Range: bytes 3999-8999/9000", "ETag: \"v1\""],
        ["ETag: \"v1\""], ["Content-Range: bytes 4000-8999/9000", "ETag: \"v1\"", "Content-Encoding: gzip"],
    ])
    func `a part that does not fit is not put behind the one that is there`(headers: [String]) throws {
        let fixture = try FetchFixture { request in
            if request["range"] != nil { return .answer(206, headers, body: bytes(5000)) }
            return request.earlier == 0
                ? [.head(200, ["Content-Length: 9000", "ETag: \"v1\""]), .send(bytes(4000))] : .answer(200, body: bytes(9000))
        }
        try fixture.fetch()
        #expect(fixture.content == bytes(9000))
        #expect(fixture.server.requests.count == 3)
    }

    @Test func `a part that the server finds too long is thrown away`() throws {
        let fixture = try FetchFixture { request in
            if request["range"] != nil { return .answer(416, ["Content-Range: bytes */100"]) }
            return request.earlier == 0
                ? [.head(200, ["Content-Length: 9000", "ETag: \"v1\""]), .send(bytes(4000))] : .answer(200, body: bytes(100))
        }
        try fixture.fetch()
        #expect(fixture.content == bytes(100))
    }

    @Test(arguments: [
        ["ETag: W/\"v1\""], [], ["Last-Modified: Tue, 01 Sep 2026 10:00:00 GMT", "Date: Tue, 01 Sep 2026 10:00:01 GMT"],
    ])
    func `without a strong validator a cut transfer begins anew`(headers: [String]) throws {
        let fixture = try FetchFixture { request in
            request.earlier == 0
                ? [.head(200, ["Content-Length: 9000"] + headers), .send(bytes(4000))] : .answer(200, headers, body: bytes(9000))
        }
        try fixture.fetch()
        #expect(fixture.content == bytes(9000))
        #expect(fixture.server.requests.last?["range"] == nil)
    }

    @Test func `a body that stays short is an error, not a file`() throws {
        let fixture = try FetchFixture { _ in [.head(200, ["Content-Length: 9000"]), .send(bytes(8999))] }
        let error = try fixture.failure()
        #expect(error.code == "cutOff")
        #expect(fixture.server.requests.count == 4)
        #expect(try fixture.folder.files() == [])
    }

    @Test func `a chunked body without its end is an error`() throws {
        let fixture = try FetchFixture { _ in
            [.head(200, ["Transfer-Encoding: chunked"]), .send(Data("3\r\nabc\r\n".utf8))]
        }
        #expect(try fixture.failure().code == "cutOff")
    }

    @Test func `a closed or reset connection is tried again`() throws {
        let fixture = try FetchFixture {
            switch $0.earlier {
            case 0: []
            case 1: [.reset]
            default: .answer(200, body: bytes(9))
            }
        }
        try fixture.fetch()
        #expect(fixture.pauses.count == 2)
    }

    @Test func `a server that stalls is given up and tried again`() throws {
        let fixture = try FetchFixture(stallSeconds: 0.2) { request in
            request.earlier == 0
                ? [.head(200, ["Content-Length: 9"]), .send(bytes(3)), .pause(20)] : .answer(200, body: bytes(9))
        }
        try fixture.fetch()
        #expect(fixture.content == bytes(9))
        #expect(fixture.pauses.count == 1)
    }

    @Test func `the time for the whole is kept, whatever trickles in`() throws {
        var settings = FetchSettings()
        settings.timeout = 0.3
        let fixture = try FetchFixture(settings) { _ in
            [.head(200, ["Content-Length: 1000"])] + (0..<200).flatMap { _ in [.send(bytes(1)), .pause(0.05)] }
        }
        let error = try fixture.failure()
        #expect(error.code == "timedOut")
        #expect(error.message.contains("0.3 s"))
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `a port where nobody listens is told after the attempts`() throws {
        let fixture = try FetchFixture { _ in .answer() }
        // Bound once and given back: nobody listens there.
        let port = try HTTPTestServer { _ in [] }.port
        let error = try fixture.failure("http://127.0.0.1:\(port)/")
        #expect(error.code == "cannotConnect")
        #expect(fixture.pauses.count == 3)
    }

    @Test func `a part in use by another is left alone`() throws {
        let fixture = try FetchFixture { _ in .answer(200, ["ETag: \"v1\""], body: bytes(9)) }
        let other = try PartialDownload(for: fixture.path)
        try other.begin(.init(resource: "http://x/", validator: "\"a\"", validators: Validators(etag: "\"a\"")))
        try bytes(5).withUnsafeBytes { try other.append($0) }
        try fixture.fetch()
        #expect(fixture.content == bytes(9))
        #expect(try fixture.folder.files() == ["file", "file.part", "file.part.json"])
        withExtendedLifetime(other) {}
    }
}
