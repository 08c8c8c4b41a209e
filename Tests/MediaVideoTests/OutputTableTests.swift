import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// One test per row of the table "Videos: the output" in media-rules.md; `checkOutput` holds the rest of its promises
/// for every output of every test.
@Suite struct OutputTableTests {
    private func times(_ count: Int, fps: Double) -> [Int] { (0...count).map { Int((Double($0) * 1000 / fps).rounded()) } }

    private func noise(_ folder: TemporaryDirectory, size: String, fps: Int, seconds: Double, extra: [String] = []) throws
        -> String
    {
        let path = folder.path("noise-\(size)-\(fps).mkv")
        try tool(
            "ffmpeg",
            ["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc2=s=\(size):r=\(fps):d=\(seconds)"] + extra
                + ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "12", path])
        return path
    }

    @Test(arguments: [(1224, 60, "avc1.64002A"), (816, 60, "avc1.640020"), (544, 30, "avc1.64001E")])
    func `the level is no higher than the rung needs`(side: Int, fps: Int, codec: String) throws {
        let folder = try TemporaryDirectory()
        var recipe = VideoRecipe(rungs: VideoRecipe.ladder(sides: [side]))
        recipe.preset = "veryfast"
        let rendered = try render(.file(path: try noise(folder, size: "\(side)x\(side)", fps: fps, seconds: 0.1)), recipe)
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].codecs == codec)
    }

    @Test func `HEVC is Main with the tag that Apple's players want`() throws {
        var source = SourceKind()
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=0.5"]
        source.sound = ["-c:a", "aac"]
        var recipe = smallRecipe()
        recipe.codec = .hevc
        let rendered = try render(source, recipe)
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].codecs.hasPrefix("hvc1.1.6.L"), "\(rendered.video.renditions[0].codecs)")
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.worst(0) <= 6 && decoded.number(decoded.count - 1) == 14)
    }

    @Test(arguments: [(false, 4.0), (true, 2.0)])
    func `keyframes stand no further apart than players can seek`(hls: Bool, gap: Double) throws {
        let folder = try TemporaryDirectory()
        try tool(
            "ffmpeg",
            ["-v", "error", "-f", "lavfi", "-i", "color=gray:s=64x64:r=10:d=9", "-c:v", "libx264", folder.path("still.mp4")])
        var recipe = smallRecipe(sides: [64])
        recipe.hls = hls
        let rendered = try render(.file(path: folder.path("still.mp4")), recipe)
        try checkOutput(rendered)
        let keys = try MP4File(rendered.path).keyframes(0)
        #expect(zip(keys.dropFirst(), keys).map { $0 - $1 }.max() == Int(gap * 10), "\(keys)")
        // Closed groups: the first frame shown after a keyframe is the keyframe itself.
        let frames = try tool(
            "ffprobe",
            ["-v", "error", "-select_streams", "v", "-show_entries", "packet=pts,flags", "-of", "csv=p=0", rendered.path])
        var latestKey = -1
        for line in String(decoding: frames, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: ",")
            guard let pts = Int(fields[0]) else { continue }
            if fields[1].hasPrefix("K") { latestKey = pts }
            #expect(pts >= latestKey)
        }
    }

    @Test(arguments: [(120, 60.0), (240, 60.0), (90, 45.0), (50, 50.0)])
    func `there are at most 60 frames a second`(fps: Int, expected: Double) throws {
        let folder = try TemporaryDirectory()
        let rendered = try render(.file(path: try noise(folder, size: "64x64", fps: fps, seconds: 0.3)), smallRecipe(sides: [64]))
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].frameRate == expected)
        #expect(abs(rendered.video.renditions[0].duration - 0.3) < 0.02)
    }

    @Test func `nothing of the source's metadata reaches an output`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = times(4, fps: 30)
        let plain = try source.make(in: folder)
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-i", plain, "-c", "copy", "-metadata", "location=+48.1-011.5/", "-metadata", "make=Camera",
                "-metadata", "title=Secret",
                "-metadata", "creation_time=2020-01-01T00:00:00Z", "-metadata:s:v", "handler_name=Secret",
                folder.path("tagged.mov"),
            ])
        let rendered = try render(.file(path: folder.path("tagged.mov")))
        try checkOutput(rendered)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: rendered.path))
        for word in ["Secret", "Camera", "+48.1", "Lavf", "Lavc"] { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word)") }
    }

    @Test func `two runs leave the same bytes`() throws {
        let folder = try TemporaryDirectory()
        let path = try noise(folder, size: "320x240", fps: 30, seconds: 1, extra: ["-f", "lavfi", "-i", "sine=440:d=1"])
        let (a, b) = (
            try render(.file(path: path), smallRecipe(sides: [224, 128])),
            try render(.file(path: path), smallRecipe(sides: [224, 128]))
        )
        #expect(a.video.renditions == b.video.renditions)
        for rendition in a.video.renditions {
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: a.folder.path(rendition.fileName)))
                    == Data(contentsOf: URL(fileURLWithPath: b.folder.path(rendition.fileName))))
        }
    }

    @Test func `a silent track is left out, kept sound is announced, dropped sound is gone`() throws {
        func source(_ sound: String) -> SourceKind {
            var source = SourceKind()
            source.soundInput = ["-f", "lavfi", "-i", sound]
            source.sound = ["-c:a", "aac"]
            return source
        }
        let silent = try render(source("anullsrc=r=44100:d=0.5"))
        try checkOutput(silent)
        #expect(!silent.video.renditions[0].hasAudio && silent.video.warnings.contains { $0.contains("silent") })
        let loud = try render(source("sine=440:d=0.5"))
        #expect(loud.video.renditions[0].hasAudio && loud.video.warnings.contains { $0.contains("unmuted") })
        var recipe = smallRecipe()
        recipe.audio = .drop
        let dropped = try render(source("sine=440:d=0.5"), recipe)
        try checkOutput(dropped)
        #expect(!dropped.video.renditions[0].hasAudio && !dropped.video.warnings.contains { $0.contains("unmuted") })
    }

    @Test(arguments: [0.2, 0.9])
    func `sound is padded or cut to the picture's length, to the sample`(seconds: Double) throws {
        var source = SourceKind()
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=\(seconds)"]
        source.sound = ["-c:a", "aac"]
        let rendered = try render(source)
        try checkOutput(rendered)
        let raw = try tool("ffmpeg", ["-v", "error", "-i", rendered.path, "-f", "s16le", "-ac", "1", "-"])
        #expect(abs(Double(raw.count / 2) / 48000 - rendered.video.renditions[0].duration) < 0.022)
        // No gap at the loop's start: the encoder's priming lies before the edit.
        let samples = raw.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        #expect(samples.prefix(480).contains { abs(Int($0)) > 500 })
    }

    @Test func `the ladder's rungs come from the source's size, and each saves`() throws {
        let folder = try TemporaryDirectory()
        let path = try noise(folder, size: "400x300", fps: 60, seconds: 0.5)
        var recipe = smallRecipe(sides: [500, 240, 120], crf: 24)
        recipe.rungs[1].maxFrameRate = 60
        let rendered = try render(.file(path: path), recipe)
        try checkOutput(rendered)
        let renditions = rendered.video.renditions
        #expect(renditions.map(\.width) == [300, 240, 120])
        #expect(renditions.map(\.frameRate) == [60, 60, 30])
        #expect(Set(renditions.map(\.duration)).count == 1)
        for (above, below) in zip(renditions, renditions.dropFirst()) {
            #expect(Double(below.bytes) <= 0.85 * Double(above.bytes))
        }
        recipe = smallRecipe(sides: [300, 296], crf: 24)
        recipe.rungs[1].maxFrameRate = 60
        let close = try render(.file(path: path), recipe)
        #expect(close.video.renditions.map(\.width) == [300])
        #expect(try close.folder.files() == ["300.mp4"])
    }

    @Test func `a smaller rung shows what scaling the source itself would`() throws {
        let folder = try TemporaryDirectory()
        let path = folder.path("fine.mkv")
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=480x480:r=30:d=0.2", "-c:v", "ffv1", "-pix_fmt", "yuv420p",
                "-color_range", "tv", "-colorspace", "bt709", path,
            ])
        let rendered = try render(.file(path: path), smallRecipe(sides: [400, 240, 160], crf: 6))
        for rendition in rendered.video.renditions {
            let side = rendition.width
            let text = try run(
                "ffmpeg",
                [
                    "-i", rendered.folder.path(rendition.fileName), "-i", path, "-lavfi",
                    "[1]scale=\(side):\(side):flags=bicubic+accurate_rnd[b];[0][b]ssim", "-f", "null", "-",
                ]
            ).standardError
            let value = text.components(separatedBy: "All:").last.flatMap { Double($0.prefix(8)) } ?? 0
            #expect(value > 0.97, "SSIM at \(side): \(value)")
        }
    }

    @Test func `no output is larger than a source that could be played`() throws {
        let folder = try TemporaryDirectory()
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=320x320:r=30:d=2,noise=alls=20:allf=t", "-c:v", "libx264", "-b:v",
                "200k", "-maxrate", "200k", "-bufsize", "100k", "-pix_fmt", "yuv420p", folder.path("lean.mp4"),
            ])
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("lean.mp4"))).count
        let rendered = try render(.file(path: folder.path("lean.mp4")), smallRecipe(sides: [320], crf: 10))
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].bytes <= bytes)
        #expect(try rendered.folder.files() == ["320.mp4"])
    }

    @Test func `the poster is frame 0, unless that is blank or another time is wished`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        let first = try render(source)
        #expect(first.video.posterTime == 0)
        #expect(first.video.poster.width == 96 && first.video.poster.channels == 3)

        var recipe = smallRecipe()
        recipe.posterTime = 0.3
        source.times = times(15, fps: 30)
        #expect(abs(try render(source, recipe).video.posterTime - 0.3) < 0.02)

        // Black for a second, then a picture, then white again.
        let shown = "testsrc2=s=160x120:r=10:d=0.5[b]"
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i",
                "color=black:s=160x120:r=10:d=1[a];\(shown);color=white:s=160x120:r=10:d=1[c];[a][b][c]concat=n=3", "-c:v",
                "libx264",
                "-pix_fmt", "yuv420p", folder.path("late.mp4"),
            ])
        let late = try render(.file(path: folder.path("late.mp4")))
        #expect(late.video.posterTime >= 0.99 && late.video.posterTime < 1.5)
        // One flash of a picture in seven seconds of black is still found.
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i",
                "color=black:s=160x120:r=10:d=6[a];testsrc2=s=160x120:r=10:d=0.1[b];color=black:s=160x120:r=10:d=1[c];[a][b][c]concat=n=3",
                "-c:v", "libx264", "-pix_fmt", "yuv420p", folder.path("flash.mp4"),
            ])
        #expect(abs(try render(.file(path: folder.path("flash.mp4"))).video.posterTime - 6) < 0.05)
    }

    @Test(arguments: [(0.0, 0.5, [0, 2]), (1.0, 0.5, [1, 3])])
    func `a focus point holds the crop`(x: Double, y: Double, corners: [Int]) throws {
        var source = SourceKind()
        source.pattern = Pattern(width: 288, height: 144)
        source.times = times(1, fps: 30)
        var recipe = smallRecipe()
        (recipe.placement.focusX, recipe.placement.focusY) = (x, y)
        let rendered = try render(source, recipe)
        let colours = try DecodedVideo(rendered.path)
        // Half of the picture is left: its own two colours, above and below.
        for (place, corner) in zip([0.2, 0.8], corners) {
            let got = colours.colour(0, x: x == 0 ? 0.2 : 0.8, y: place)
            #expect(zip(got, Pattern.colours[corner]).allSatisfy { abs($0 - $1) <= 6 }, "\(got)")
        }
    }

    @Test func `a contained picture stands whole on its colour or on its own blurred copy`() throws {
        var source = SourceKind()
        source.pattern = Pattern(width: 288, height: 144)
        source.times = times(1, fps: 30)
        var recipe = smallRecipe()
        recipe.placement.fit = .contain
        recipe.placement.background = .color(red: 10, green: 120, blue: 200)
        let on = try render(source, recipe)
        try checkOutput(on)
        let colours = try DecodedVideo(on.path)
        for y in [0.08, 0.92] { #expect(zip(colours.colour(0, x: 0.5, y: y), [10, 120, 200]).allSatisfy { abs($0 - $1) <= 6 }) }
        for (index, place) in [(0.1, 0.35), (0.9, 0.35), (0.1, 0.65), (0.9, 0.65)].enumerated() {
            #expect(zip(colours.colour(0, x: place.0, y: place.1), Pattern.colours[index]).allSatisfy { abs($0 - $1) <= 6 })
        }
        recipe.placement.background = .blur
        let blurred = try render(source, recipe)
        try checkOutput(blurred)
        let soft = try DecodedVideo(blurred.path).colour(0, x: 0.08, y: 0.08)
        #expect(soft[0] > soft[1] + 40 && soft[0] > soft[2] + 40, "like the corner it lies behind: \(soft)")
    }

    @Test func `a trim keeps the frames and the sound between its ends`() throws {
        var source = SourceKind()
        source.times = times(40, fps: 20)
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=2"]
        source.sound = ["-c:a", "aac"]
        var recipe = smallRecipe()
        recipe.trim = VideoRecipe.Trim(start: 0.5, end: 1.25)
        recipe.posterTime = 1.2
        let rendered = try render(source, recipe)
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].duration == 0.75)
        #expect(rendered.video.posterTime == 0.7)
        #expect(rendered.video.warnings.contains { $0.hasPrefix("the poster is wanted at 1.2 s of 0.75 s") })
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.number(0) == 10 && decoded.number(decoded.count - 1) == 24)
        recipe.trim = VideoRecipe.Trim(start: 5, end: 6)
        let folder = try TemporaryDirectory()
        #expect(try failure(.file(path: try source.make(in: folder)), recipe)?.code == .badTrim)
    }

    @Test func `a trim far into a file is reached through its index, to the frame`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = (0...62).map { $0 * 200 }
        source.codec = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "8", "-g", "20"]
        var recipe = smallRecipe()
        recipe.trim = VideoRecipe.Trim(start: 9, end: 11)
        let rendered = try render(.file(path: try source.make(in: folder)), recipe)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.number(0) == 45 && decoded.number(decoded.count - 1) == 54)
    }
}
