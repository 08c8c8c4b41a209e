import Foundation
import MediaTestSupport
import Synchronization
import Testing

@testable import MediaVideo

@Suite struct HLSOutputTests {
    @Test func `files get their final names in an order that lets each be named by its bytes`() throws {
        let fixture = try HLSFixture([.init(side: 96, rate: "30"), .init(side: 64, rate: "15")], seconds: 3)
        let folder = fixture.folder.path("hls")
        let before = try fixture.folder.files().filter { $0.hasPrefix("hls/") }
        #expect(Set(before) == Set(fixture.output.files.map { "hls/" + $0.name }))

        let renamed = try fixture.output.renamed(in: folder) { file in
            "clip-\(file.side)-\(checksum(try fixture.bytes(file.name))).\(file.fileExtension)"
        }
        #expect(renamed.files.map(\.kind) == fixture.output.files.map(\.kind))
        #expect(renamed.files.last?.name == renamed.playlist)
        let after = try fixture.folder.files().filter { $0.hasPrefix("hls/") }
        #expect(Set(after) == Set(renamed.files.map { "hls/" + $0.name }))
        for file in renamed.files {
            // Nothing was changed after it got its name.
            #expect(file.name.contains(checksum(try fixture.bytes(file.name))))
        }
        for file in renamed.files where file.isPlaylist {
            let playlist = try fixture.playlist(file.name)
            let named = playlist.segments.map(\.uri) + playlist.entries.map(\.uri)
            #expect(!named.isEmpty && Set(named).isSubset(of: Set(renamed.files.map(\.name))))
        }
        try succeed("ffmpeg", ["-v", "warning", "-i", fixture.path(renamed.playlist), "-map", "0", "-f", "null", "-"])
        withExtendedLifetime(fixture) {}
    }

    @Test func `names are percent-encoded in playlists, and can be changed again`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("media", to: "a.mp4")
        try folder.write("#EXTM3U\n#EXT-X-MAP:URI=\"a.mp4\",BYTERANGE=\"1@0\"\n#EXTINF:1,\na.mp4\n", to: "a.m3u8")
        try folder.write(
            "#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,NAME=\"x,URI=\",URI=\"a.m3u8\"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\nb.m3u8\n",
            to: "m.m3u8")
        let output = HLSOutput(
            playlist: "m.m3u8",
            files: [
                HLSFile(name: "a.mp4", kind: .video, side: 2), HLSFile(name: "a.m3u8", kind: .mediaPlaylist, side: 2),
                HLSFile(name: "m.m3u8", kind: .multivariantPlaylist, side: 2),
            ])
        let first = try output.renamed(in: folder.path) { "ä b#" + $0.name }
        #expect(
            try read(folder, "ä b#a.m3u8").contains(
                "URI=\"%C3%A4%20b%23a.mp4\",BYTERANGE=\"1@0\"\n#EXTINF:1,\n%C3%A4%20b%23a.mp4\n"))
        let second = try first.renamed(in: folder.path) { "x" + $0.name.suffix($0.name.count - 4) }
        #expect(second.playlist == "xm.m3u8")
        #expect(
            try read(folder, "xm.m3u8")
                == "#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,NAME=\"x,URI=\",URI=\"xa.m3u8\"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nxa.m3u8\nb.m3u8\n"
        )
    }

    @Test func `two files are never given one name`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("1", to: "1.mp4")
        try folder.write("2", to: "2.mp4")
        let files = ["1.mp4", "2.mp4"].map { HLSFile(name: $0, kind: .video, side: 2) }
        let error = #expect(throws: VideoError.self) {
            try HLSOutput(playlist: "m", files: files).renamed(in: folder.path) { _ in "same.mp4" }
        }
        #expect(error?.code == .cannotWrite)
        #expect(try read(folder, "2.mp4") == "2")
    }

    @Test func `two runs write the same bytes, whatever the order of the renditions`() throws {
        let fixture = try HLSFixture([.init(side: 96, rate: "30"), .init(side: 64, rate: "15")], seconds: 3)
        let again = try TemporaryDirectory.subfolder("again", of: fixture.folder)
        let output = try HLSPackager.package(
            renditions: fixture.renditions.reversed(), audio: fixture.renditions[0], into: again)
        #expect(output == fixture.output)
        for file in output.files {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: again + "/" + file.name))
            #expect(bytes == (try fixture.bytes(file.name)))
            // No version of a library, which would change names without changing pictures.
            #expect(bytes.range(of: Data("Lavf5".utf8)) == nil)
        }
        withExtendedLifetime(fixture) {}
    }

    @Test func `what fails leaves nothing behind`() throws {
        let folder = try TemporaryDirectory()
        let target = try TemporaryDirectory.subfolder("hls", of: folder)
        let paths = try HLSFixture.encode([.init(side: 96, rate: "30")], seconds: 3, hasAudio: false, into: folder)
        let failures: [([String], String?, VideoError.Code)] = [
            ([], nil, .cannotEncode), (paths + paths, nil, .cannotEncode), (paths, paths[0], .cannotEncode),
            (paths + [folder.path("missing.mp4")], nil, .notFound),
        ]
        for (renditions, audio, code) in failures {
            let error = #expect(throws: VideoError.self) {
                try HLSPackager.package(renditions: renditions, audio: audio, into: target)
            }
            #expect(error?.code == code)
            #expect(try folder.files() == ["96.mp4"])
        }
        // Cancelled at each tenth question, until the packager asks no more.
        var isComplete = false
        for limit in stride(from: 0, to: 1000, by: 10) where !isComplete {
            let questions = Mutex(0)
            let stop = StopSignal(isCancelled: {
                questions.withLock {
                    $0 += 1
                    return $0 > limit
                }
            })
            do throws(VideoError) {
                _ = try HLSPackager.package(renditions: paths, audio: nil, into: target, stop: stop)
                isComplete = true
            } catch {
                #expect(error.code == .cancelled)
                #expect(try folder.files() == ["96.mp4"])
            }
        }
        #expect(isComplete)
    }

    private func read(_ folder: TemporaryDirectory, _ name: String) throws -> String {
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }

    /// FNV-1a.
    private func checksum(_ data: Data) -> String {
        String(data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}
