import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// One test per row of the table "Videos: the input" in media-rules.md.
@Suite struct InputTableTests {
    private func times(_ count: Int, fps: Double) -> [Int] { (0...count).map { Int((Double($0) * 1000 / fps).rounded()) } }

    @Test(arguments: Combination.orientations)
    func `each of the eight display matrices is applied, and none is left`(orientation: Orientation) throws {
        var source = SourceKind()
        source.times = times(2, fps: 30)
        source.orientation = orientation
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(rendered.video.source.rotation == orientation.rotation)
        #expect(rendered.video.source.isMirrored == orientation.isMirrored)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `a matrix of another angle is ignored with a warning`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = times(2, fps: 30)
        let path = try source.make(in: folder)
        var file = try MP4File(path)
        try file.setMatrix([46341, 46341, 0, -46341, 46341, 0, 0, 0, 1 << 30])
        try file.write(path)
        let rendered = try render(.file(path: path))
        #expect(rendered.video.warnings.contains { $0.contains("angle") })
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test(arguments: [(64, 45), (4, 3), (8, 9)])
    func `pixels that are not square are made square before the crop`(aspect: (Int, Int)) throws {
        var source = SourceKind()
        source.times = times(2, fps: 30)
        source.aspect = aspect
        source.pattern.width = 256
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(abs(rendered.video.source.width - 256) <= 1)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `a recording of varying rate becomes constant and its held last frame stays as long`() throws {
        var source = SourceKind()
        source.times = [0, 17, 33, 50, 100, 117, 133, 500, 517, 533, 1500]
        let rendered = try render(source)
        try checkOutput(rendered)
        let rendition = rendered.video.renditions[0]
        #expect(rendition.frameRate == 60)
        #expect(abs(rendition.duration - 1.5) < 0.02)
        #expect(rendered.video.source.isVariableFrameRate)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.number(20) == 6, "held from 0.133 to 0.5 s")
        #expect(decoded.number(decoded.count - 1) == 9)
    }

    @Test(arguments: [
        ("source.mkv", ["-output_ts_offset", "10"]), ("source.ts", []), ("source.mp4", ["-output_ts_offset", "1"]),
    ])
    func `a first time other than zero is taken from both tracks`(name: String, muxing: [String]) throws {
        var source = SourceKind()
        source.name = name
        source.muxing = muxing
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=0.5"]
        source.sound = ["-c:a", "aac"]
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.5) < 0.04)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.number(0) == 0 && decoded.number(decoded.count - 1) == 14)
    }

    @Test func `sound keeps its place beside the picture when it starts earlier or later`() throws {
        // A click in the sound at 0.30 s and the change of frame at that time must stay together.
        for (offset, click) in [("0", 0.3), ("0.1", 0.4), ("-0.1", 0.2)] {
            let folder = try TemporaryDirectory()
            var source = SourceKind()
            source.soundInput = [
                "-itsoffset", offset, "-f", "lavfi", "-i", "aevalsrc='if(between(t,0.3,0.32),0.8*sin(2000*t),0)':s=48000:d=0.5",
            ]
            source.sound = ["-c:a", "pcm_s16le"]
            source.name = "source.mov"
            let rendered = try render(.file(path: try source.make(in: folder)))
            try checkOutput(rendered)
            let raw = try tool("ffmpeg", ["-v", "error", "-i", rendered.path, "-f", "s16le", "-ac", "1", "-"])
            let samples = raw.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
            let first = samples.firstIndex { abs(Int($0)) > 4000 } ?? 0
            #expect(abs(Double(first) / 48000 - click) < 0.006, "offset \(offset): \(Double(first) / 48000)")
        }
    }

    @Test func `interlaced fields are woven into whole frames`() throws {
        var source = SourceKind()
        source.name = "source.mkv"
        source.times = times(10, fps: 25)
        source.timeBase = "1:25"
        source.codec = ["-c:v", "mpeg2video", "-flags", "+ildct+ilme", "-top", "1", "-q:v", "2"]
        source.filters = ["setfield=tff"]
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].frameRate == 25)
        let decoded = try DecodedVideo(rendered.path)
        try #require(decoded.count == 10)
        #expect(decoded.worst(5) <= 6)
        for frame in 0..<10 { #expect(decoded.number(frame) == frame) }
    }

    @Test func `moving fields leave no comb behind`() throws {
        let folder = try TemporaryDirectory()
        // A bar that moves 8 pixels from field to field, as cameras of old caught it.
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i",
                "color=black:s=192x144:r=50:d=0.8,format=yuv420p,geq=lum='if(lt(mod(X+N*8,96),48),200,30)':cb=128:cr=128",
                "-vf", "tinterlace=interleave_top,setfield=tff", "-c:v", "libx264", "-qp", "4", "-preset", "ultrafast", "-flags",
                "+ildct+ilme", "-x264opts", "tff=1",
                folder.path("fields.mp4"),
            ])
        let rendered = try render(.file(path: folder.path("fields.mp4")), smallRecipe(sides: [144]))
        try checkOutput(rendered)
        let decoded = try DecodedVideo(rendered.path)
        // Lines that differ from both their neighbours in the same direction are a comb's teeth.
        var teeth = 0
        for y in 20..<120 {
            for x in 8..<136 {
                let at = 5 * 144 * 144 * 3 / 2 + y * 144 + x
                let (a, b, c) = (Int(decoded.planes[at - 144]), Int(decoded.planes[at]), Int(decoded.planes[at + 144]))
                if abs(a - b) > 60, abs(c - b) > 60, (a - b) * (c - b) > 0 { teeth += 1 }
            }
        }
        #expect(teeth < 128, "\(teeth) of 12800 pixels")
    }

    @Test(arguments: ["smpte2084", "arib-std-b67"])
    func `high dynamic range is tone-mapped, found by its transfer function`(transfer: String) throws {
        let folder = try TemporaryDirectory()
        // Grey of 100 nits beside black: PQ code 0.508; for HLG the reference white of 0.75 is what a display shows bright.
        let level = transfer == "smpte2084" ? 0.508 : 0.75
        let code = Int(64 + 876 * level)
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i",
                "color=black:s=192x144:r=30:d=0.2,format=yuv420p10le,geq=lum='if(gt(X,96),\(code),64)':cb=512:cr=512",
                "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none:qp=8", "-tag:v", "hvc1",
                "-color_primaries", "bt2020",
                "-color_trc", transfer, "-colorspace", "bt2020nc", "-color_range", "tv", folder.path("hdr.mp4"),
            ])
        let rendered = try render(.file(path: folder.path("hdr.mp4")))
        try checkOutput(rendered)
        #expect(rendered.video.source.isHDR)
        let decoded = try DecodedVideo(rendered.path)
        let (dark, bright) = (decoded.colour(0, x: 0.2, y: 0.5), decoded.colour(0, x: 0.8, y: 0.5))
        #expect(dark.allSatisfy { $0 <= 4 })
        // Neither crushed nor blown out, and neutral.
        #expect(bright[1] > 110 && bright[1] < 252, "\(bright)")
        #expect(bright.allSatisfy { abs($0 - bright[1]) <= 3 }, "\(bright)")
    }

    @Test func `ten bits alone do not make a picture HDR`() throws {
        var source = SourceKind()
        source.times = times(2, fps: 30)
        source.pixelFormat = "yuv420p10le"
        let rendered = try render(source)
        #expect(!rendered.video.source.isHDR && rendered.video.source.bitDepth == 10)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `Dolby Vision of profile 5 is refused, profile 8 is read through its base layer`() throws {
        for (profile, compatibility) in [(5, 0), (8, 4)] {
            let folder = try TemporaryDirectory()
            var source = SourceKind()
            source.times = times(2, fps: 30)
            source.codec = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "log-level=none", "-tag:v", "hvc1"]
            let path = try source.make(in: folder)
            var file = try MP4File(path)
            // dvcC: version 1.0, profile, level 5, a base layer and its metadata, compatibility.
            let record: [UInt8] =
                [1, 0, UInt8(profile << 1), 5 << 3 | 5, UInt8(compatibility << 4)] + [UInt8](repeating: 0, count: 19)
            try file.append(profile > 7 ? "dvvC" : "dvcC", record, to: "/moov/trak/mdia/minf/stbl/stsd/hvc1")
            try file.write(path)
            if profile == 5 {
                let error = try failure(.file(path: path))
                #expect(error?.code == .unsupportedColour && error?.message.contains("Dolby Vision") == true)
            } else {
                let rendered = try render(.file(path: path))
                #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
            }
        }
    }

    static let colours: [(String, String?, Bool, [String])] = [
        ("yuv420p", "bt709", false, []), ("yuv420p", "bt709", true, []), ("yuv420p", "bt601", false, []),
        ("yuv420p", "bt601", true, []),
        ("yuv444p", "bt709", false, []), ("yuv422p10le", "bt601", false, []), ("yuvj420p", "bt601", true, []),
        ("gbrp", "bt709", false, ["-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "4"]),
        ("bgr24", nil, false, ["-c:v", "png"]),
        ("gray", nil, false, ["-c:v", "ffv1"]),
    ]

    @Test(arguments: colours)
    func `every range, matrix and depth becomes limited BT.709 with the right colours`(row: (String, String?, Bool, [String]))
        throws
    {
        var source = SourceKind()
        source.name = "source.mkv"
        source.times = times(2, fps: 30)
        (source.pixelFormat, source.matrix, source.isFullRange) = (row.0, row.1, row.2)
        if !row.3.isEmpty { source.codec = row.3 }
        if row.0 == "gbrp" { source.pixelFormat = "rgb24" }
        let rendered = try render(source)
        try checkOutput(rendered)
        let decoded = try DecodedVideo(rendered.path)
        if row.0 == "gray" {
            #expect(decoded.quadrants(0).allSatisfy { abs($0[0] - $0[1]) <= 2 && abs($0[1] - $0[2]) <= 2 })
        } else {
            #expect(decoded.worst(0) <= 6, "\(decoded.quadrants(0))")
        }
    }

    @Test func `wide colours of BT.2020 are brought into BT.709`() throws {
        var source = SourceKind()
        source.times = times(2, fps: 30)
        source.matrix = "bt2020"
        source.pixelFormat = "yuv420p10le"
        let rendered = try render(source)
        try checkOutput(rendered)
        let got = try DecodedVideo(rendered.path).quadrants(0)
        // BT.2020's red lies outside: read as BT.709 it is purer than the code says; grey stays grey.
        #expect(got[0][0] > Pattern.colours[0][0] + 5 && got[0][1] < Pattern.colours[0][1], "\(got)")
    }

    @Test(arguments: [(160, 120, "bt601"), (1280, 720, "bt709")])
    func `untagged colours are BT.709 from 720 lines on, else BT.601, and that is said`(width: Int, height: Int, matrix: String)
        throws
    {
        var source = SourceKind()
        source.pattern = Pattern(width: width, height: height)
        source.times = times(1, fps: 30)
        source.matrix = nil
        source.untaggedMatrix = matrix
        let rendered = try render(source)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
        #expect(
            rendered.video.warnings.contains {
                $0.contains("colour matrix") && $0.contains(matrix == "bt709" ? "BT.709" : "BT.601")
            })
    }

    @Test func `a grey picture without tags needs no warning`() throws {
        let folder = try TemporaryDirectory()
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-f", "lavfi", "-i", "testsrc2=s=160x120:r=30:d=0.2,hue=s=0", "-c:v", "libx264",
                folder.path("grey.mp4"),
            ])
        let rendered = try render(.file(path: folder.path("grey.mp4")))
        #expect(!rendered.video.warnings.contains { $0.contains("colour matrix") })
    }

    @Test(arguments: [(161, 121), (121, 161), (97, 301)])
    func `odd sizes become even squares without stretching`(width: Int, height: Int) throws {
        var source = SourceKind()
        source.name = "source.mkv"
        source.pattern = Pattern(width: width, height: height)
        source.pixelFormat = "yuv444p"
        source.codec = ["-c:v", "ffv1"]
        source.times = times(2, fps: 30)
        let rendered = try render(source, smallRecipe(sides: [1224]))
        try checkOutput(rendered)
        #expect(rendered.video.renditions[0].width == min(width, height) / 2 * 2)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `transparent pixels stand on the background, which is black by default`() throws {
        let folder = try TemporaryDirectory()
        let picture = "color=red@0.5:s=160x120:r=10:d=0.3,format=rgba,geq=r=255:g=0:b=0:a='if(lt(X,80),0,128)'"
        try tool("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", picture, "-c:v", "png", folder.path("alpha.mov")])
        let black = try render(.file(path: folder.path("alpha.mov")))
        try checkOutput(black)
        var recipe = smallRecipe()
        recipe.placement.background = .color(red: 0, green: 0, blue: 255)
        let blue = try render(.file(path: folder.path("alpha.mov")), recipe)
        let (a, b) = (try DecodedVideo(black.path), try DecodedVideo(blue.path))
        #expect(
            near(a.colour(0, x: 0.2, y: 0.5), [0, 0, 0]) && near(a.colour(0, x: 0.8, y: 0.5), [128, 0, 0]),
            "\(a.colour(0, x: 0.8, y: 0.5))")
        #expect(
            near(b.colour(0, x: 0.2, y: 0.5), [0, 0, 255]) && near(b.colour(0, x: 0.8, y: 0.5), [128, 0, 127]),
            "\(b.colour(0, x: 0.8, y: 0.5))")
    }

    @Test func `cover art, small streams and timecode tracks are passed over`() throws {
        let folder = try TemporaryDirectory()
        try tool(
            "ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "color=white:s=640x640", "-frames:v", "1", folder.path("cover.png")])
        var source = SourceKind()
        source.times = times(6, fps: 30)
        let main = try source.make(in: folder)
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-i", folder.path("cover.png"), "-f", "lavfi", "-i", "color=blue:s=64x64:r=30:d=0.2", "-i", main,
                "-map", "1", "-map", "2", "-map", "0",
                "-c", "copy", "-c:v:0", "libx264", "-disposition:v:2", "attached_pic", "-disposition:v:0", "0", "-timecode",
                "00:00:00:00", folder.path("many.mp4"),
            ])
        let rendered = try render(.file(path: folder.path("many.mp4")))
        try checkOutput(rendered)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
        #expect(rendered.video.source.width == 192)
    }

    @Test func `a file without pictures is a typed error`() throws {
        let folder = try TemporaryDirectory()
        try tool("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "sine=440:d=0.2", folder.path("sound.m4a")])
        let sound = try failure(.file(path: folder.path("sound.m4a")))
        #expect(sound?.code == .noVideoStream && sound?.message == "no video stream (audio only)")
        try tool("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "color=red:s=64x64", "-frames:v", "1", folder.path("cover.jpg")])
        try tool(
            "ffmpeg",
            [
                "-v", "error", "-i", folder.path("sound.m4a"), "-i", folder.path("cover.jpg"), "-map", "0", "-map", "1", "-c:v",
                "mjpeg", "-disposition:v:0", "attached_pic", folder.path("cover.m4a"),
            ])
        #expect(try failure(.file(path: folder.path("cover.m4a")))?.message == "no video stream (only cover art)")
    }

    @Test func `a stream without a duration is counted`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.name = "source.mkv"
        let path = try source.make(in: folder)
        // Through a pipe, a Matroska writer cannot go back to note the length.
        let piped = try tool("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", "-f", "matroska", "-live", "1", "-"])
        try folder.write(piped, to: "live.mkv")
        let rendered = try render(.file(path: folder.path("live.mkv")))
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.5) < 0.04)
        #expect(rendered.video.source.frames == 15)
    }

    @Test func `a fragmented file plays to its end`() throws {
        var source = SourceKind()
        source.muxing = ["-movflags", "frag_keyframe+empty_moov", "-g", "5"]
        source.name = "source.ismv.mkv"
        source.name = "fragmented.m4v"
        source.muxing += ["-f", "mp4"]
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(try DecodedVideo(rendered.path).count == 15)
    }

    @Test func `a truncated file gives what is left with a warning, and too little is an error`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.times = times(60, fps: 30)
        source.codec = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "8", "-g", "10"]
        source.muxing = ["-movflags", "+faststart"]
        source.name = "whole.m4v"
        source.muxing += ["-f", "mp4"]
        let whole = try Data(contentsOf: URL(fileURLWithPath: try source.make(in: folder)))
        try folder.write(whole.prefix(whole.count * 3 / 4), to: "most.mp4")
        try folder.write(whole.prefix(whole.count / 4), to: "little.mp4")
        let most = try render(.file(path: folder.path("most.mp4")))
        try checkOutput(most)
        #expect(most.video.renditions[0].duration < 1.7 && most.video.renditions[0].duration > 1)
        #expect(most.video.warnings.contains { $0.contains("shorter") || $0.contains("damaged") }, "\(most.video.warnings)")
        #expect(try failure(.file(path: folder.path("little.mp4")))?.code == .truncated)
        var strict = smallRecipe()
        strict.strict = true
        let refused = try failure(.file(path: folder.path("most.mp4")), strict)
        #expect([.corrupt, .truncated].contains(refused?.code))
    }

    @Test func `damaged packets are tolerated and reported, and refused when strict`() throws {
        let folder = try TemporaryDirectory()
        var source = SourceKind()
        source.name = "source.ts"
        source.times = times(30, fps: 30)
        source.timeBase = "1:30"
        source.codec = ["-c:v", "mpeg2video", "-q:v", "2", "-g", "5"]
        let path = try source.make(in: folder)
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        for packet in stride(from: bytes.count / 2 / 188, to: bytes.count / 2 / 188 + 40, by: 7) {
            for i in 20..<180 { bytes[packet * 188 + i] = 0xA5 }
        }
        try folder.write(Data(bytes), to: "damaged.ts")
        let rendered = try render(.file(path: folder.path("damaged.ts")))
        try checkOutput(rendered)
        #expect(rendered.video.warnings.contains { $0.contains("damaged") }, "\(rendered.video.warnings)")
        #expect(abs(rendered.video.renditions[0].duration - 1) < 0.1)
        var strict = smallRecipe()
        strict.strict = true
        #expect(try failure(.file(path: folder.path("damaged.ts")), strict)?.code == .corrupt)
    }

    @Test func `a single frame is shown for half a second and an image is proposed`() throws {
        var source = SourceKind()
        source.times = [0, 40]
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.5) < 0.03)
        #expect(rendered.video.warnings.contains { $0.contains("image") })
    }

    @Test func `a long video is cut at the limit and that is said`() throws {
        var source = SourceKind()
        source.times = times(60, fps: 30)
        source.soundInput = ["-f", "lavfi", "-i", "sine=440:d=2"]
        source.sound = ["-c:a", "aac"]
        var recipe = smallRecipe()
        recipe.maxDuration = 0.8
        let rendered = try render(source, recipe)
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.8) < 0.001)
        #expect(rendered.video.warnings.contains { $0.contains("0.8 s") })
    }

    @Test func `an animated GIF keeps its own delays, and a tiny one counts as a tenth of a second`() throws {
        let folder = try TemporaryDirectory()
        for (name, delay, expected) in [("slow.gif", 20, 0.8), ("fast.gif", 1, 0.4)] {
            var source = SourceKind()
            source.name = "frames.mkv"
            source.codec = ["-c:v", "ffv1"]
            source.pixelFormat = "yuv444p"
            source.times = times(4, fps: 10)
            let path = try source.make(in: folder)
            try tool(
                "ffmpeg",
                [
                    "-v", "error", "-y", "-i", path, "-filter_complex",
                    "[0]split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none", folder.path(name),
                ])
            var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
            // Each graphic control extension: 21 F9 04, flags, the delay in hundredths of a second.
            for i in 0..<bytes.count - 6 where bytes[i] == 0x21 && bytes[i + 1] == 0xF9 && bytes[i + 2] == 4 {
                bytes[i + 4] = UInt8(delay)
            }
            try folder.write(Data(bytes), to: name)
            let rendered = try render(.file(path: folder.path(name)))
            try checkOutput(rendered)
            #expect(
                abs(rendered.video.renditions[0].duration - expected) < 0.06, "\(name): \(rendered.video.renditions[0].duration)")
            let decoded = try DecodedVideo(rendered.path)
            #expect(decoded.worst(0) <= 8)
            #expect(decoded.number(decoded.count - 1) == 3)
        }
    }

    @Test func `an APNG becomes a video`() throws {
        var source = SourceKind()
        source.name = "source.apng"
        source.pixelFormat = "rgb24"
        source.codec = ["-c:v", "apng"]
        source.times = times(5, fps: 10)
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.5) < 0.11)
        #expect(try DecodedVideo(rendered.path).worst(0) <= 6)
    }

    @Test func `frames composed elsewhere become a video with their own durations`() throws {
        let pattern = Pattern()
        let durations = [0.1, 0.3, 0.1, 0.2]
        let source = VideoSource.frames(width: 192, height: 144, durations: durations) { sink in
            for (number, duration) in durations.enumerated() {
                let rgb = pattern.stored(number, .upright, aspect: 1)
                var rgba: [UInt8] = []
                for i in stride(from: 0, to: rgb.count, by: 3) { rgba += [rgb[i], rgb[i + 1], rgb[i + 2], 255] }
                try sink(RawFrame(width: 192, height: 144, channels: 4, bytes: rgba), duration)
            }
        }
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(abs(rendered.video.renditions[0].duration - 0.7) < 0.03)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.worst(0) <= 6)
        let rate = rendered.video.renditions[0].frameRate
        for (time, number) in [(0.05, 0), (0.25, 1), (0.45, 2), (0.65, 3)] { #expect(decoded.number(Int(time * rate)) == number) }
    }

    @Test func `a change of size midway keeps filling the same square`() throws {
        let folder = try TemporaryDirectory()
        for (name, size) in [("a", "160x120"), ("b", "320x240")] {
            try tool(
                "ffmpeg",
                [
                    "-v", "error", "-f", "lavfi", "-i", "color=\(name == "a" ? "red" : "green"):s=\(size):r=30:d=0.2", "-c:v",
                    "libx264", folder.path(name + ".ts"),
                ])
        }
        let joined =
            try Data(contentsOf: URL(fileURLWithPath: folder.path("a.ts")))
            + Data(contentsOf: URL(fileURLWithPath: folder.path("b.ts")))
        try folder.write(joined, to: "both.ts")
        let rendered = try render(.file(path: folder.path("both.ts")))
        try checkOutput(rendered)
        let decoded = try DecodedVideo(rendered.path)
        #expect(decoded.colour(0, x: 0.5, y: 0.5)[0] > 200 && decoded.colour(decoded.count - 1, x: 0.5, y: 0.5)[1] > 90)
    }

    private func near(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 6 } }
}
