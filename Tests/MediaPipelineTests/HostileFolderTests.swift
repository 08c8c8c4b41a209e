import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

/// An output folder comes with a checkout: whoever made it may have laid links and pipes into it.
@Suite struct `A hostile output folder` {
    private func processed() throws -> Workshop {
        let shop = try Workshop([("image", "a.png")])
        try SmallMedia.image(shop.folder.path("a.png"))
        _ = try shop.run()
        return shop
    }

    @Test(arguments: ["", "/staging", "/sources"])
    func `nothing is removed through a link in place of a private folder`(part: String) throws {
        let shop = try processed()
        for name in ["precious/x", "precious/staging/x"] {
            try FileManager.default.createDirectory(atPath: shop.folder.path(name), withIntermediateDirectories: true)
            try shop.folder.write("precious", to: name + "/file")
        }
        let link = shop.folder.path("out/.notelet-media" + part)
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: shop.folder.path("precious"))
        #expect(throws: RunError.self) { try shop.run() }
        #expect(throws: RunError.self) { try PruneRun(outputDirectory: shop.configuration.outputDirectory).run() }
        let left = try FileManager.default.subpathsOfDirectory(atPath: shop.folder.path("precious")).sorted()
        #expect(left == ["staging", "staging/x", "staging/x/file", "x", "x/file"])
    }

    @Test(.timeLimit(.minutes(1))) func `a pipe in it is not waited for`() throws {
        let shop = try processed()
        let good = try shop.shipped()
        let output = try #require(good.keys.first { $0.hasSuffix(".png") })
        #expect(mkfifo(shop.folder.path("out/other.json"), 0o600) == 0)
        #expect(try PruneRun(outputDirectory: shop.configuration.outputDirectory).run().removed.isEmpty)
        try FileManager.default.removeItem(atPath: shop.folder.path("out/other.json"))
        for name in [output, "notelet-media.lock", "notes.json"] {
            try FileManager.default.removeItem(atPath: shop.folder.path("out/" + name))
            #expect(mkfifo(shop.folder.path("out/" + name), 0o600) == 0)
            #expect(try !CheckRun(configuration: shop.configuration).run().upToDate)
            _ = try shop.run()
            #expect(try shop.shipped() == good)
        }
    }

    @Test func `the rewritten manifest is not written through a link`() throws {
        var shop = try processed()
        let victim = try shop.folder.write("precious", to: "victim")
        shop.configuration.manifestOutput = shop.folder.path("else.json")
        try FileManager.default.createSymbolicLink(
            atPath: shop.folder.path(OutputFolder.temporaryPrefix + "else.json"), withDestinationPath: victim)
        _ = try shop.run()
        #expect(FileManager.default.contents(atPath: victim) == Data("precious".utf8))
    }

    @Test func `the rewritten manifest does not replace a source`() throws {
        var shop = try processed()
        let before = FileManager.default.contents(atPath: shop.folder.path("a.png"))
        shop.configuration.manifestOutput = shop.folder.path("a.png")
        #expect(throws: RunError.self) { try shop.run() }
        #expect(FileManager.default.contents(atPath: shop.folder.path("a.png")) == before)
    }

    #if os(Linux)
        @Test func `a place that holds no new folders is an error`() throws {
            var shop = try processed()
            shop.configuration.outputDirectory = "/proc/assets"
            #expect(throws: RunError.self) { try shop.run() }
        }
    #endif
}
