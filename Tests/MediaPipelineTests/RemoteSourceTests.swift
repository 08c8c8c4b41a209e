import Foundation
import MediaTestSupport
import NotesManifest
import Synchronization
import Testing

@testable import MediaPipeline

@Suite struct `Remote sources in a run` {
    /// A server with one picture, whose version a test may change.
    private final class Gallery: Sendable {
        let server: HTTPTestServer
        private let shared: SharedPicture

        init(_ data: Data) throws {
            let picture = SharedPicture(data)
            server = try HTTPTestServer { request in
                let (data, etag) = picture.value.withLock { $0 }
                if request["if-none-match"] == etag { return .answer(304, ["ETag: \(etag)"]) }
                return .answer(200, ["ETag: \(etag)", "Content-Length: \(data.count)"], body: data)
            }
            shared = picture
        }

        func replace(_ data: Data, etag: String) { shared.value.withLock { $0 = (data, etag) } }
    }

    private final class SharedPicture: Sendable {
        let value: Mutex<(data: Data, etag: String)>
        init(_ data: Data) { value = Mutex((data, "\"v1\"")) }
    }

    private func picture(_ color: String) throws -> Data {
        let folder = try TemporaryDirectory()
        return try Data(contentsOf: URL(fileURLWithPath: SmallMedia.image(folder.path("a.png"), color: color)))
    }

    private func workshop(_ gallery: Gallery) throws -> Workshop {
        var shop = try Workshop([("image", gallery.server.base + "/shots/My%20Picture.png?token=secret")])
        shop.configuration.allowedHosts = ["127.0.0.1"]
        return shop
    }

    @Test func `a source is fetched once, then only asked for, and its bytes decide`() throws {
        let gallery = try Gallery(picture("red"))
        let shop = try workshop(gallery)
        #expect(try shop.run().items.map(\.status) == [.processed])
        let media = try shop.media()[0]
        #expect(media.url.hasPrefix("my-picture-48-"))
        #expect(try shop.run().items.map(\.status) == [.unchanged])
        #expect(gallery.server.requests.map { $0["if-none-match"] } == [nil, "\"v1\""])
        // Another validator, the same bytes: nothing to do.
        gallery.replace(try picture("red"), etag: "\"v2\"")
        #expect(try shop.run().items.map(\.status) == [.unchanged])
        gallery.replace(try picture("blue"), etag: "\"v3\"")
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(try shop.media()[0].placeholder != media.placeholder)
    }

    @Test func `a version that the server vouches for is fetched again where its bytes are needed`() throws {
        let gallery = try Gallery(picture("red"))
        var shop = try workshop(gallery)
        _ = try shop.run()
        try FileManager.default.removeItem(atPath: shop.folder.path("out/.notelet-media"))
        #expect(try shop.run().items.map(\.status) == [.unchanged])
        shop.configuration.imageSides = [20]
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(try shop.media()[0].width == 20)
    }

    @Test func `offline, what was fetched before serves, and nothing is asked`() throws {
        let gallery = try Gallery(picture("red"))
        var shop = try workshop(gallery)
        shop.configuration.offline = true
        #expect(try shop.run().items.map { $0.error?.code } == ["offline"])
        shop.configuration.offline = false
        _ = try shop.run()
        let asked = gallery.server.requests.count
        shop.configuration.offline = true
        #expect(try shop.run().items.map(\.status) == [.unchanged])
        shop.configuration.imageSides = [20]
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(try CheckRun(configuration: shop.configuration).run().upToDate)
        #expect(gallery.server.requests.count == asked)
    }

    @Test func `an address of this machine is refused unless it is allowed`() throws {
        let gallery = try Gallery(picture("red"))
        var shop = try workshop(gallery)
        shop.configuration.allowedHosts = []
        let error = try #require(try shop.run().items[0].error)
        #expect(error.code == "addressRefused")
        #expect(gallery.server.requests.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: shop.folder.path("out")))
    }

    @Test func `secrets of a URL reach neither report nor lock, and the manifest keeps what its author wrote`() throws {
        let gallery = try Gallery(picture("red"))
        let shop = try workshop(gallery)
        let report = try shop.run()
        let shipped = try shop.shipped()
        #expect(!report.items[0].source.contains("secret"))
        #expect(!String(decoding: try #require(shipped[LockFile.name]), as: UTF8.self).contains("secret"))
        #expect(String(decoding: try #require(shipped["notes.json"]), as: UTF8.self).contains("token=secret"))
    }

    @Test func `a dry run asks nobody`() throws {
        let gallery = try Gallery(picture("red"))
        var shop = try workshop(gallery)
        shop.configuration.dryRun = true
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(gallery.server.requests.isEmpty)
    }
}
