import Foundation
import MediaTestSupport
import Testing

@testable import MediaVideo

/// One source of the generated matrix.
struct Combination: Sendable, CustomTestStringConvertible {
    static let orientations: [Orientation] = [
        .upright, Orientation(a: 0, b: 1, c: -1, d: 0), Orientation(a: -1, b: 0, c: 0, d: -1),
        Orientation(a: 0, b: -1, c: 1, d: 0),
        Orientation(a: -1, b: 0, c: 0, d: 1), Orientation(a: 1, b: 0, c: 0, d: -1), Orientation(a: 0, b: 1, c: 1, d: 0),
        Orientation(a: 0, b: -1, c: -1, d: 0),
    ]
    static let aspects = [(1, 1), (4, 3), (8, 9)]
    static let formats = ["yuv420p", "yuv420p10le", "yuv422p", "yuv444p"]
    static let timings = ["constant 30", "television 29.97", "varying with a held end"]
    static let sounds = ["none", "stereo", "mono, late", "5.1"]

    let orientation, aspect, range, format, timing, sound: Int

    /// Every combination there is, by number.
    static let all = orientations.count * aspects.count * 2 * formats.count * timings.count * sounds.count

    init(_ number: Int) {
        var rest = number
        func next(_ count: Int) -> Int {
            defer { rest /= count }
            return rest % count
        }
        orientation = next(Combination.orientations.count)
        aspect = next(Combination.aspects.count)
        range = next(2)
        format = next(Combination.formats.count)
        timing = next(Combination.timings.count)
        sound = next(Combination.sounds.count)
    }

    var testDescription: String {
        let o = Combination.orientations[orientation]
        return
            "\(o.rotation)°\(o.isMirrored ? " mirrored" : ""), SAR \(Combination.aspects[aspect]), \(range == 1 ? "full" : "limited"), "
            + "\(Combination.formats[format]), \(Combination.timings[timing]), sound \(Combination.sounds[sound])"
    }

    /// All of them that are spread evenly: 461 in full, 16 by default.
    static var chosen: [Combination] {
        let isFull = ProcessInfo.processInfo.environment["NOTELET_TEST_FULL"] == "1"
        return stride(from: 0, to: all, by: isFull ? 5 : 149).map { Combination($0 % all) }
    }

    var source: SourceKind {
        var kind = SourceKind()
        kind.orientation = Combination.orientations[orientation]
        kind.aspect = Combination.aspects[aspect]
        kind.isFullRange = range == 1
        kind.pixelFormat = Combination.formats[format]
        switch timing {
        case 0: kind.times = (0...14).map { $0 * 1000 / 30 }
        case 1: kind.times = (0...14).map { Int((Double($0) * 1001 / 30).rounded()) }
        default: kind.times = [0, 33, 67, 100, 133, 167, 267, 300, 333, 367, 600]
        }
        switch sound {
        case 1: kind.soundInput = ["-f", "lavfi", "-i", "sine=440:r=44100:d=0.3,aformat=channel_layouts=stereo"]
        case 2: kind.soundInput = ["-itsoffset", "0.2", "-f", "lavfi", "-i", "sine=660:r=22050:d=1"]
        case 3: kind.soundInput = ["-f", "lavfi", "-i", "sine=880:r=48000:d=0.5,aformat=channel_layouts=5.1"]
        default: break
        }
        if sound > 0 { kind.sound = ["-c:a", "aac", "-b:a", "64k"] }
        kind.muxing = ["-video_track_timescale", "90000"]
        return kind
    }
}

@Suite struct MatrixTests {
    @Test(arguments: Combination.chosen)
    func `every corner, colour and frame of the pattern is where it belongs`(combination: Combination) throws {
        let source = combination.source
        let rendered = try render(source)
        try checkOutput(rendered)
        #expect(rendered.video.source.width == 192 && rendered.video.source.height == 144)
        let decoded = try DecodedVideo(rendered.path)
        let rate = rendered.video.renditions[0].frameRate
        let length = Double(source.times[source.times.count - 1]) / 1000
        #expect(abs(Double(decoded.count) / rate - length) <= 0.6 / rate)
        #expect(rendered.video.renditions[0].hasAudio == (combination.sound > 0))
        for frame in 0..<decoded.count {
            #expect(decoded.worst(frame) <= 6, "colours of frame \(frame): \(decoded.quadrants(frame))")
            // The frame due in the middle of the slot, give or take the timestamps' rounding.
            let due = source.times.dropLast().lastIndex { Double($0) / 1000 <= Double(frame) / rate + 0.5 / rate } ?? 0
            #expect(decoded.number(frame) == due, "frame \(frame)")
        }
        let poster = rendered.video.poster
        for (index, place) in [(0.25, 0.2), (0.75, 0.2), (0.25, 0.8), (0.75, 0.8)].enumerated() {
            let colour = RawFramePixels.colour(poster.bytes, poster.width, poster.height, x: place.0, y: place.1)
            #expect(zip(colour, Pattern.colours[index]).allSatisfy { abs($0 - $1) <= 6 }, "poster's corner \(index): \(colour)")
        }
    }
}
