import Foundation
import MediaTestSupport
import NotesManifest
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Sources and a manifest for runs that are disturbed, and what must hold whenever they end.
private struct Bench {
    let folder: TemporaryDirectory
    var out: String { folder.path("out") }

    init() throws {
        folder = try TemporaryDirectory()
        var items: [String] = []
        for (index, color) in ["red", "green", "blue", "0x884422"].enumerated() {
            try SmallMedia.image(folder.path("picture \(index).png"), width: 300, height: 200, color: color)
            items.append(Self.item("image", "picture \(index).png"))
        }
        try SmallMedia.video(folder.path("clip.mp4"), width: 160, height: 120, seconds: 1, audio: true)
        items.append(Self.item("video", "clip.mp4"))
        try folder.write("[{\"version\": \"1\", \"items\": [\(items.joined(separator: ","))]}]", to: "notes.json")
    }

    private static func item(_ kind: String, _ url: String) -> String {
        "{\"media\": {\"kind\": {\"\(kind)\": {}}, \"url\": \"\(url)\", \"title\": \"t\", \"description\": \"d\"}}"
    }

    func arguments(side: Int) -> [String] {
        [
            "process", folder.path("notes.json"), "--out", out, "--image-sides", "\(side)", "--video-sides", "\(side)",
            "--video-preset", "ultrafast", "--image-format", "jpeg", "--cache", "off",
        ]
    }

    func start(side: Int) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path)
        process.arguments = arguments(side: side)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Every file that the manifest in the folder names is complete; where there is no manifest, nothing is promised.
    func checkWhole(_ comment: Comment) throws {
        guard let data = FileManager.default.contents(atPath: out + "/notes.json") else { return }
        let document = try ManifestDocument(parsing: data, fileName: "notes.json")
        for reference in document.references {
            let media = try #require(try document.processed(at: reference.path), comment)
            for (url, bytes) in [(media.url, media.bytes)] + media.variants.map({ ($0.url, $0.bytes) }) {
                let size = FileManager.default.contents(atPath: out + "/" + url)?.count
                #expect(size == bytes, comment)
            }
        }
    }

    /// What ships, by name.
    func shipped() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: out) where !name.hasPrefix(".") {
            files[name] = FileManager.default.contents(atPath: out + "/" + name)
        }
        return files
    }
}

private let isFull = ProcessInfo.processInfo.environment["NOTELET_TEST_FULL"] != nil

@Suite(.serialized) struct `Slow runs that are disturbed` {
    @Test func `a kill at any moment leaves a manifest that names only complete files`() throws {
        let bench = try Bench()
        var random = SystemRandomNumberGenerator()
        for round in 0..<(isFull ? 200 : 20) {
            let process = try bench.start(side: round.isMultiple(of: 2) ? 64 : 96)
            usleep(UInt32.random(in: 0...400_000, using: &random))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            try bench.checkWhole("round \(round)")
        }
        // The next run completes what is missing, and nothing of the killed ones is left in its way.
        #expect(try Program.run(bench.arguments(side: 64)).status == 0)
        try bench.checkWhole("after the kills")
        let fresh = try Bench()
        #expect(try Program.run(fresh.arguments(side: 64)).status == 0)
        let kept = try bench.shipped()
        for (name, data) in try fresh.shipped() where !name.hasSuffix(".lock") { #expect(kept[name] == data, "\(name)") }
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.out + "/.notelet-media/staging").isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.out).filter { $0.contains("writing") }.isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends the run with status 75 and leaves no manifest behind`(signal: Int32) throws {
        let bench = try Bench()
        try SmallMedia.video(bench.folder.path("clip.mp4"), width: 1280, height: 720, seconds: 20, rate: 30)
        let process = try bench.start(side: 720)
        while !FileManager.default.fileExists(atPath: bench.out + "/.notelet-media/staging") { usleep(10_000) }
        usleep(200_000)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 75)
        #expect(!FileManager.default.fileExists(atPath: bench.out + "/notes.json"))
    }

    @Test func `runs at once on one folder wait for each other, and all succeed`() throws {
        let bench = try Bench()
        for round in 0..<(isFull ? 50 : 4) {
            let sides = [64, 96, 64]
            let processes = try sides.map { try bench.start(side: $0) }
            for process in processes {
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "round \(round)")
            }
            try bench.checkWhole("round \(round)")
        }
    }

    @Test func `a full disk is told, and leaves the old state`() throws {
        guard getuid() == 0, FileManager.default.fileExists(atPath: "/proc/mounts") else { return }
        let bench = try Bench()
        let disk = bench.folder.path("out")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        guard try run("mount", ["-t", "tmpfs", "-o", "size=200k", "tmpfs", disk]).status == 0 else { return }
        defer { _ = try? run("umount", [disk]) }
        #expect(try Program.run(bench.arguments(side: 48)).status == 0)
        let before = try bench.shipped()
        let free = 200_000 - before.values.reduce(0) { $0 + $1.count }
        try bench.folder.write(Data(repeating: 1, count: max(0, free - 40_000)), to: "out/.filler")
        let output = try Program.run(bench.arguments(side: 120))
        #expect(output.status == 73 || output.status == 1, "\(output.diagnostics)")
        #expect(output.diagnostics.contains("No space left"), "\(output.diagnostics)")
        #expect(try bench.shipped() == before)
        try FileManager.default.removeItem(atPath: disk + "/.filler")
        #expect(try Program.run(bench.arguments(side: 48)).status == 0)
    }

    @Test func `a read-only folder is told, and stays as it is`() throws {
        guard getuid() == 0, FileManager.default.fileExists(atPath: "/proc/mounts") else { return }
        let bench = try Bench()
        #expect(try Program.run(bench.arguments(side: 48)).status == 0)
        let before = try bench.shipped()
        guard try run("mount", ["--bind", bench.out, bench.out]).status == 0 else { return }
        defer { _ = try? run("umount", [bench.out]) }
        guard try run("mount", ["-o", "remount,bind,ro", bench.out]).status == 0 else { return }
        let output = try Program.run(bench.arguments(side: 64))
        #expect(output.status == 73, "\(output.diagnostics)")
        #expect(output.diagnostics.contains("Read-only file system"), "\(output.diagnostics)")
        #expect(try bench.shipped() == before)
    }
}
