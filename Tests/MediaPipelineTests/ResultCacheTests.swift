import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

@Suite struct `The shared cache` {
    private func workshop() throws -> Workshop {
        var shop = try Workshop([("image", "a.png"), ("image", "b.png")])
        try SmallMedia.image(shop.folder.path("a.png"), color: "red")
        try SmallMedia.image(shop.folder.path("b.png"), color: "blue")
        shop.configuration.cache = shop.folder.path("cache")
        return shop
    }

    /// The notes of a run, which say where results came from.
    private func notes(_ shop: Workshop) throws -> [String] {
        let notes = Notes()
        _ = try ProcessRun(configuration: shop.configuration) { event in
            if case .note(let text) = event { notes.add(text) }
        }.run()
        return notes.all
    }

    private final class Notes: @unchecked Sendable {
        // Events come on one serial queue, and are all delivered when the run returns.
        private(set) var all: [String] = []
        func add(_ text: String) { all.append(text) }
    }

    private func entries(_ shop: Workshop) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: shop.folder.path("cache/entries")).map {
            shop.folder.path("cache/entries/" + $0)
        }
    }

    @Test func `another folder takes the same bytes from it`() throws {
        var shop = try workshop()
        _ = try shop.run()
        let first = try shop.shipped()
        #expect(try entries(shop).count == 2)
        shop.configuration.outputDirectory = shop.folder.path("other")
        #expect(try notes(shop).filter { $0.hasSuffix("taken from the cache") }.count == 2)
        for (name, data) in first {
            #expect(FileManager.default.contents(atPath: shop.folder.path("other/" + name)) == data, "\(name)")
        }
    }

    @Test func `a damaged entry is made again and replaced`() throws {
        var shop = try workshop()
        _ = try shop.run()
        let good = try shop.shipped()
        let entry = try #require(try entries(shop).first)
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: entry).first { $0.hasSuffix(".png") })
        try Data("altered".utf8).write(to: URL(fileURLWithPath: entry + "/" + file))
        shop.configuration.outputDirectory = shop.folder.path("other")
        #expect(try notes(shop).filter { $0.hasSuffix("taken from the cache") }.count == 1)
        for (name, data) in good {
            #expect(FileManager.default.contents(atPath: shop.folder.path("other/" + name)) == data, "\(name)")
        }
        shop.configuration.outputDirectory = shop.folder.path("third")
        #expect(try notes(shop).filter { $0.hasSuffix("taken from the cache") }.count == 2)
    }

    @Test func `the least recently used entries go first where the limit is reached`() throws {
        let shop = try workshop()
        _ = try shop.run()
        let all = try entries(shop)
        let old = try #require(all.first)
        let past = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -1000)]
        try FileManager.default.setAttributes(past, ofItemAtPath: old + "/result.json")
        let sizes = try all.map { entry in
            try FileManager.default.contentsOfDirectory(atPath: entry).reduce(0) {
                $0 + (try FileSystem.status(of: entry + "/" + $1).stamp.bytes)
            }
        }
        let limit = sizes.reduce(0, +) - 1
        ResultCache(directory: shop.configuration.cache, limit: limit)?.trim()
        #expect(try entries(shop) == Array(all.dropFirst()))
        ResultCache(directory: shop.configuration.cache, limit: 0)?.trim()
        #expect(try entries(shop).isEmpty)
    }

    @Test func `a cache that cannot be written changes nothing`() throws {
        var shop = try workshop()
        try shop.folder.write("a file", to: "cache")
        #expect(try shop.run().totals.failed == 0)
        shop.configuration.cache = "off"
        #expect(try shop.run().items.map(\.status) == [.unchanged, .unchanged])
    }
}
