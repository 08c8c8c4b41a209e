import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// What is refused, with which code, and that nothing is left behind.
@Suite struct RefusalTests {
    @Test func `what is not there or not a video has a code of its own`() throws {
        let folder = try TemporaryDirectory()
        try folder.write("just words, quite a few of them, and no picture anywhere\n", to: "words.mp4")
        try folder.write(Data(), to: "empty.mp4")
        try tool("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "color=red:s=64x64", "-frames:v", "1", folder.path("still.jpg")])
        try folder.write("#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\nfile.ts\n", to: "list.mp4")
        try folder.write("ffconcat version 1.0\nfile still.jpg\n", to: "list.ffconcat")
        let expected: [(String, [VideoError.Code])] = [
            ("missing.mp4", [.notFound]), ("", [.notAVideo]), ("empty.mp4", [.empty]),
            ("words.mp4", [.notAVideo, .unsupportedFormat]),
            ("still.jpg", [.notAVideo]), ("list.mp4", [.unsupportedFormat]), ("list.ffconcat", [.unsupportedFormat]),
        ]
        for (name, codes) in expected {
            let error = try failure(.file(path: name.isEmpty ? folder.path : folder.path(name)))
            #expect(error.map { codes.contains($0.code) } == true, "\(name): \(String(describing: error))")
            #expect(error?.message.contains(folder.path) == false, "the file's name is the caller's to say")
        }
    }

    @Test func `too many pixels are refused from the header`() throws {
        var recipe = smallRecipe()
        recipe.maxPixels = 10_000
        var source = SourceKind()
        source.times = [0, 33]
        let folder = try TemporaryDirectory()
        let path = try source.make(in: folder)
        #expect(try failure(.file(path: path), recipe)?.code == .tooManyPixels)
        #expect(throws: VideoError.self) { try VideoRenderer.inspect(path: path, maxPixels: 10_000) }
    }

    @Test func `an encrypted file is called that`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = [0, 33, 67]
        source.muxing = [
            "-encryption_scheme", "cenc-aes-ctr", "-encryption_key", "76a6c65c5ea762046bd749a2e632ccbb", "-encryption_kid",
            "a7e61c373e219033c21091fa607bf3b8",
        ]
        source.name = "secret.m4v"
        source.muxing += ["-f", "mp4"]
        #expect(try failure(.file(path: try source.make(in: folder)))?.code == .encrypted)
    }

    @Test func `a cancelled rendering stops and leaves nothing`() throws {
        let folder = try TemporaryDirectory()
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=320x240:r=30:d=20", "-c:v", "libx264", "-preset", "ultrafast",
                folder.path("long.mp4"),
            ])
        let output = try TemporaryDirectory()
        let asked = Counter()
        var code: VideoError.Code?
        do {
            _ = try VideoRenderer.render(
                .file(path: folder.path("long.mp4")), recipe: smallRecipe(), into: output.path,
                isCancelled: { asked.next() > 700 })
        } catch { code = error.code }
        #expect(code == .cancelled)
        #expect(try output.files() == [])
    }

    @Test func `a decoder that makes no progress fails its item`() throws {
        let gate = DispatchSemaphore(value: 0)
        let stop = StopSignal()
        var code: VideoError.Code?
        do {
            try Watchdog.run(stop: stop, deadline: 0.1) { () throws(VideoError) in gate.wait() }
        } catch { code = error.code }
        #expect(code == .stalled)
        #expect(stop.isStopped)
        gate.signal()
    }

    @Test func `a producer of frames that fails leaves nothing and its sink ends`() throws {
        struct Broken: Error {}
        let source = VideoSource.frames(width: 64, height: 64, durations: [0.1, 0.1]) { sink in
            try sink(RawFrame(width: 64, height: 64, channels: 3, bytes: [UInt8](repeating: 90, count: 64 * 64 * 3)), 0.1)
            throw Broken()
        }
        #expect(try failure(source)?.code == .corrupt)
    }

    @Test func `an output folder that is not there is named as such`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = [0, 33]
        let path = try source.make(in: folder)
        var code: VideoError.Code?
        do { _ = try VideoRenderer.render(.file(path: path), recipe: smallRecipe(), into: folder.path("nowhere")) } catch {
            code = error.code
        }
        #expect(code == .cannotWrite)
    }

    @Test func `nothing of FFmpeg's reaches stderr, but a listener hears it`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Data([0, 0, 0, 24]) + Data("ftypisom".utf8) + Data(repeating: 0, count: 200), to: "bad.mp4")
        let heard = Counter()
        LibAVLog.listen { _, _ in _ = heard.next() }
        defer { LibAVLog.listen(nil) }
        #expect(throws: VideoError.self) { try VideoRenderer.inspect(path: folder.path("bad.mp4")) }
        #expect(heard.next() > 1)
    }
}

/// Counts from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func next() -> Int {
        lock.withLock {
            value += 1
            return value
        }
    }
}
