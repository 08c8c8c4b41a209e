import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

/// The lock lies in a folder that is shared and versioned: others can edit it.
@Suite struct `A forged lock` {
    @Test(arguments: ["../victim.png", "/etc/hostname", ".notelet-media/run.lock", "sub/x.png", ""])
    func `a name that leads elsewhere makes it count as none`(name: String) throws {
        let shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        let good = try shop.shipped()
        let path = shop.folder.path("out/notelet-media.lock")
        let lock = try #require(LockFile.read(from: path))
        let victim = try shop.folder.write("precious", to: "victim.png")

        var former = lock
        former.former = [LockFile.Former(name: name, sha256: try SHA256Digest.hex(ofFile: victim).hex)]
        try former.data.write(to: URL(fileURLWithPath: path))
        #expect(throws: RunError.self) { try PruneRun(outputDirectory: shop.configuration.outputDirectory).run() }

        var output = lock
        output.entries[0].result.renditions[0].name = name
        output.entries[0].result.renditions[0].sha256 = try SHA256Digest.hex(ofFile: victim).hex
        output.entries[0].result.renditions[0].bytes = 8
        try output.data.write(to: URL(fileURLWithPath: path))
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(try shop.shipped() == good)
        #expect(FileManager.default.contents(atPath: victim) == Data("precious".utf8))
    }

    @Test(arguments: ["", "{", "[]", "{\"version\": 2, \"entries\": [], \"former\": []}", "null"])
    func `an unreadable or newer one only costs the work again`(text: String) throws {
        let shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        let good = try shop.shipped()
        try shop.folder.write(text, to: "out/notelet-media.lock")
        #expect(try !CheckRun(configuration: shop.configuration).run().upToDate)
        #expect(try shop.run().items.map(\.status) == [.processed])
        #expect(try shop.shipped() == good)
    }
}
