import Dispatch
import Foundation
import MediaTestSupport
import Synchronization
import Testing

@testable import MediaPipeline

/// Whole transfers from a server that keeps its word, and from one that does not.
@Suite struct FetchTransferTests {
    @Test func `a file arrives whole with its validators`() throws {
        let file = bytes(300_000)
        let fixture = try FetchFixture { _ in
            .answer(200, ["ETag: \"v1\"", "Last-Modified: Tue, 01 Sep 2026 10:00:00 GMT"], body: file)
        }
        let outcome = try fixture.fetch("/a%20b/ä.png?w=1&token=secret")
        #expect(
            outcome
                == .fetched(
                    bytes: 300_000, validators: Validators(etag: "\"v1\"", lastModified: "Tue, 01 Sep 2026 10:00:00 GMT"),
                    finalURL: fixture.server.base + "/a%20b/%C3%A4.png?w=1&token=***"))
        #expect(fixture.content == file)
        #expect(try fixture.folder.files() == ["file"])
        let request = try #require(fixture.server.requests.first)
        #expect(request.target == "/a%20b/%C3%A4.png?w=1&token=secret")
        #expect(request["user-agent"] == "notelet-media")
        #expect(request["accept-encoding"] == "identity")
        #expect(request["range"] == nil)
    }

    @Test func `progress ends at the whole where the length is known`() throws {
        let fixture = try FetchFixture { _ in [.head(200, ["Content-Length: 9"]), .send(bytes(4)), .pause(0.15), .send(bytes(5))]
        }
        var seen: [(Int, Int?)] = []
        _ = try fixture.fetcher.fetch(fixture.server.base + "/", to: fixture.path, progress: { seen.append(($0, $1)) })
        #expect(seen.last?.0 == 9)
        #expect(seen.allSatisfy { $0.1 == 9 })
    }

    @Test func `an empty file is a file`() throws {
        let fixture = try FetchFixture { _ in .answer() }
        #expect(try fixture.fetch() == .fetched(bytes: 0, validators: Validators(), finalURL: fixture.server.base + "/file.png"))
        #expect(fixture.content == Data())
    }

    @Test func `known validators are sent, and 304 leaves the file alone`() throws {
        let fixture = try FetchFixture { $0["if-none-match"] == "\"v1\"" ? .answer(304) : .answer(200, body: bytes(9)) }
        try fixture.folder.write("old", to: "file")
        let known = Validators(etag: "\"v1\"", lastModified: "Tue, 01 Sep 2026 10:00:00 GMT")
        #expect(try fixture.fetch(known: known) == .notModified)
        #expect(fixture.server.requests.first?["if-modified-since"] == known.lastModified)
        #expect(try fixture.folder.files() == ["file"])
        #expect(fixture.content == Data("old".utf8))
    }

    @Test func `a changed file replaces the old one`() throws {
        let fixture = try FetchFixture { _ in .answer(200, ["ETag: \"v2\""], body: bytes(9)) }
        try fixture.folder.write("old", to: "file")
        let outcome = try fixture.fetch(known: Validators(etag: "\"v1\""))
        #expect(
            outcome == .fetched(bytes: 9, validators: Validators(etag: "\"v2\""), finalURL: fixture.server.base + "/file.png"))
        #expect(fixture.content == bytes(9))
    }

    @Test func `a 304 that nobody asked for is an error`() throws {
        let fixture = try FetchFixture { _ in .answer(304) }
        #expect(try fixture.failure().code == "httpStatus")
    }

    @Test func `a validator with a line break is not sent`() throws {
        let fixture = try FetchFixture { _ in .answer(200, body: bytes(9)) }
        try fixture.fetch(known: Validators(etag: "\"v1\"\r\nX-Injected: 1"))
        #expect(fixture.server.requests.first?["x-injected"] == nil)
    }

    @Test func `a body that is compressed on the way is decoded once`() throws {
        let file = bytes(5000)
        let fixture = try FetchFixture { _ in .answer(200, ["Content-Encoding: gzip"], body: gzip(file)) }
        try fixture.fetch()
        #expect(fixture.content == file)
    }

    @Test func `a gzip file without an encoding stays one`() throws {
        let file = gzip(bytes(50))
        let fixture = try FetchFixture { _ in .answer(200, ["Content-Type: application/gzip"], body: file) }
        try fixture.fetch()
        #expect(fixture.content == file)
    }

    @Test func `a body that is not in its encoding is an error`() throws {
        let fixture = try FetchFixture { _ in .answer(200, ["Content-Encoding: gzip"], body: bytes(500)) }
        #expect(["badEncoding", "cutOff"].contains(try fixture.failure().code))
    }

    @Test func `a size over the limit is refused before the body`() throws {
        let fixture = try FetchFixture(FetchSettings(maxBytes: 1000)) { _ in
            [.head(200, ["Content-Length: 1001"]), .send(bytes(10)), .pause(5)]
        }
        let error = try fixture.failure()
        #expect(error.code == "tooLarge")
        #expect(error.message.contains("1001"))
        #expect(fixture.server.requests.count == 1)
        #expect(try fixture.folder.files() == [])
    }

    @Test func `a body without a length is stopped at the limit`() throws {
        let fixture = try FetchFixture(FetchSettings(maxBytes: 1_000_000)) { _ in
            [.head(200)] + Array(repeating: .send(bytes(100_000)), count: 2000)
        }
        #expect(try fixture.failure().code == "tooLarge")
        #expect(try fixture.folder.files() == [])
    }

    @Test func `the limit holds for the decoded size`() throws {
        let fixture = try FetchFixture(FetchSettings(maxBytes: 5000)) { _ in
            .answer(200, ["Content-Encoding: gzip"], body: gzip(bytes(5001)))
        }
        #expect(try fixture.failure().code == "tooLarge")
    }

    @Test func `a file of just the limit passes`() throws {
        let fixture = try FetchFixture(FetchSettings(maxBytes: 5000)) { _ in .answer(200, body: bytes(5000)) }
        try fixture.fetch()
        #expect(fixture.content == bytes(5000))
    }

    @Test func `a chunked body is put together`() throws {
        let fixture = try FetchFixture { _ in
            [
                .head(200, ["Transfer-Encoding: chunked"]),
                .send(Data("3\r\nabc\r\n4\r\ndefg\r\n0\r\nETag: \"late\"\r\n\r\n".utf8)),
            ]
        }
        let outcome = try fixture.fetch()
        #expect(outcome == .fetched(bytes: 7, validators: Validators(), finalURL: fixture.server.base + "/file.png"))
        #expect(fixture.content == Data("abcdefg".utf8))
    }

    @Test func `an early hint is not the answer`() throws {
        let fixture = try FetchFixture { _ in
            [.send(Data("HTTP/1.1 103 Early Hints\r\nETag: \"hint\"\r\nContent-Length: 7\r\n\r\n".utf8))]
                + .answer(200, body: bytes(9))
        }
        let outcome = try fixture.fetch()
        #expect(outcome == .fetched(bytes: 9, validators: Validators(), finalURL: fixture.server.base + "/file.png"))
    }

    @Test func `offline, nothing is asked for`() throws {
        var settings = FetchSettings()
        settings.offline = true
        let fixture = try FetchFixture(settings) { _ in .answer() }
        #expect(try fixture.failure().code == "offline")
        #expect(fixture.server.requests.isEmpty)
        #expect(try fixture.folder.files() == [])
    }

    @Test func `a folder that is not there is an error of the output`() throws {
        let fixture = try FetchFixture { _ in .answer(200, body: bytes(9)) }
        let error = try #require(throws: ItemError.self) {
            try fixture.fetcher.fetch(fixture.server.base + "/", to: fixture.folder.path("missing/file"))
        }
        #expect(error.code == "cannotWrite")
    }

    @Test func `a cancelled transfer ends at once and keeps what came`() throws {
        let fixture = try FetchFixture { _ in
            [.head(200, ["Content-Length: 100000", "ETag: \"v1\""]), .send(bytes(1000)), .pause(20)]
        }
        let began = Mutex(false)
        let error = try #require(throws: ItemError.self) {
            try fixture.fetcher.fetch(
                fixture.server.base + "/", to: fixture.path, isCancelled: { began.withLock { $0 } },
                progress: { _, _ in began.withLock { $0 = true } })
        }
        #expect(error.code == "cancelled")
        #expect(fixture.server.requests.count == 1)
        #expect(try fixture.folder.files() == ["file.part", "file.part.json"])
    }

    @Test func `no more than four transfers of a host run at once`() throws {
        let fixture = try FetchFixture { _ in [.pause(0.05)] + .answer(200, body: bytes(10)) }
        let fetcher = fixture.fetcher
        let failures = Mutex(0)
        let group = DispatchGroup()
        for index in 0..<12 {
            group.enter()
            Thread.detachNewThread {
                defer { group.leave() }
                do { _ = try fetcher.fetch(fixture.server.base + "/\(index)", to: fixture.folder.path("\(index)")) } catch {
                    failures.withLock { $0 += 1 }
                }
            }
        }
        group.wait()
        #expect(failures.withLock { $0 } == 0)
        #expect(fixture.server.mostAtOnce <= 4)
        #expect(try fixture.folder.files().count == 12)
    }
}
