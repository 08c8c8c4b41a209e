import Foundation
import MediaTestSupport

@testable import MediaVideo

/// A picture whose every part can be told apart after any conversion: four coloured quadrants, and the frame's number as a
/// row of black and white blocks across the middle.
struct Pattern {
    /// Top left, top right, bottom left, bottom right.
    static let colours: [[Int]] = [[200, 60, 60], [60, 170, 80], [60, 80, 200], [210, 190, 70]]
    static let bits = 6

    var width = 192
    var height = 144
    /// What stands at (x, y) of the shown picture: a quadrant 0…3, or 4 + a bit of the frame's number. The bits' blocks lie
    /// in the centred square.
    private func part(_ x: Double, _ y: Double) -> UInt8 {
        let side = Double(min(width, height))
        let (u, v) = ((x - Double(width) / 2) / side + 0.5, (y - Double(height) / 2) / side + 0.5)
        if v >= 0.42, v < 0.58, u >= 0.125, u < 0.875 { return 4 + UInt8((u - 0.125) / 0.125) }
        return (y * 2 < Double(height) ? 0 : 2) + (x * 2 < Double(width) ? 0 : 1)
    }

    /// Size as stored: turned back, with pixels of another shape.
    func storedSize(_ orientation: Orientation, aspect: Double) -> (width: Int, height: Int) {
        let (w, h) = orientation.transposes ? (height, width) : (width, height)
        return (Int((Double(w) / aspect).rounded()), h)
    }

    /// RGB bytes of a frame as a camera would store it.
    func stored(_ number: Int, _ orientation: Orientation, aspect: Double) -> [UInt8] {
        Array(stored(0..<number + 1, orientation, aspect: aspect).suffix(from: storedBytes(orientation, aspect) * number))
    }

    private func storedBytes(_ orientation: Orientation, _ aspect: Double) -> Int {
        let size = storedSize(orientation, aspect: aspect)
        return size.width * size.height * 3
    }

    /// RGB bytes of several frames after each other.
    func stored(_ numbers: Range<Int>, _ orientation: Orientation, aspect: Double) -> Data {
        let size = storedSize(orientation, aspect: aspect)
        let parts = (0..<size.width * size.height).map { index in
            let (x, y) = (Double(index % size.width), Double(index / size.width))
            let (cx, cy) = ((x + 0.5) * aspect - Double(size.width) * aspect / 2, y + 0.5 - Double(size.height) / 2)
            let sx = Double(orientation.a) * cx + Double(orientation.c) * cy + Double(width) / 2
            let sy = Double(orientation.b) * cx + Double(orientation.d) * cy + Double(height) / 2
            return part(sx, sy)
        }
        // Runs of equal pixels: the pattern has few, and tests run unoptimized.
        var runs: [(part: Int, bytes: Int)] = []
        for part in parts {
            if let last = runs.last, last.part == Int(part) {
                runs[runs.count - 1].bytes += 3
            } else {
                runs.append((Int(part), 3))
            }
        }
        let longest = runs.map(\.bytes).max() ?? 0
        func strip(_ colour: [Int]) -> Data {
            var data = Data(colour.map { UInt8($0) })
            while data.count < longest { data.append(data) }
            return data
        }
        let (white, black, quadrants) = (strip([235, 235, 235]), strip([20, 20, 20]), Pattern.colours.map(strip))
        var data = Data(capacity: parts.count * 3 * numbers.count)
        for number in numbers {
            for run in runs {
                let strip = run.part < 4 ? quadrants[run.part] : number >> (run.part - 4) & 1 == 1 ? white : black
                data.append(strip.prefix(run.bytes))
            }
        }
        return data
    }
}

/// How a test's source is made from the pattern.
struct SourceKind {
    var pattern = Pattern()
    var name = "source.mp4"
    var orientation = Orientation.upright
    /// Sample aspect ratio.
    var aspect = (1, 1)
    /// Milliseconds at which each frame is shown, and the end.
    var times: [Int] = (0...15).map { Int((Double($0) * 1000 / 30).rounded()) }
    /// FFmpeg's words: "bt709", "bt601", "bt2020"; `nil`: not named in the file.
    var matrix: String? = "bt709"
    var isFullRange = false
    var pixelFormat = "yuv420p"
    var codec = ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "8"]
    /// Inputs and options for sound.
    var sound: [String] = []
    var soundInput: [String] = []
    var muxing: [String] = []
    /// Of the encoder.
    var timeBase = "1:1000"
    /// Filters after the conversion, before the encoder.
    var filters: [String] = []
    /// The matrix of colours when the file names none.
    var untaggedMatrix = "bt601"

    /// Writes the source into a folder.
    func make(in folder: TemporaryDirectory) throws -> String {
        let count = times.count - 1
        let ratio = Double(aspect.0) / Double(aspect.1)
        try folder.write(pattern.stored(0..<count, orientation, aspect: ratio), to: "raw.rgb")
        let size = pattern.storedSize(orientation, aspect: ratio)
        let isRGB = pixelFormat.contains("rgb") || pixelFormat.contains("gbr") || pixelFormat == "pal8"
        // A frame's time in milliseconds, by its number.
        let stamps = (0..<count).map { "eq(N,\($0))*\(times[$0])" }.joined(separator: "+")
        var chain = ["settb=1/1000", "setpts='\(stamps)'"]
        if !isRGB {
            chain.append(
                "scale=flags=accurate_rnd+full_chroma_inp+bitexact:out_color_matrix=\(matrix ?? untaggedMatrix):out_range=\(isFullRange ? "pc" : "tv")"
            )
        }
        chain += ["format=\(pixelFormat)", "setsar=\(aspect.0)/\(aspect.1)"] + filters
        var arguments = [
            "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "\(size.width)x\(size.height)", "-r", "1000", "-i",
            folder.path("raw.rgb"),
        ]
        arguments += soundInput
        arguments += ["-vf", chain.joined(separator: ","), "-fps_mode", "passthrough", "-enc_time_base", timeBase] + codec
        if let matrix, !isRGB {
            let names =
                matrix == "bt709"
                ? ("bt709", "bt709", "bt709")
                : matrix == "bt2020" ? ("bt2020", "bt709", "bt2020nc") : ("smpte170m", "smpte170m", "smpte170m")
            arguments += ["-color_primaries", names.0, "-color_trc", names.1, "-colorspace", names.2]
            arguments += ["-color_range", isFullRange ? "pc" : "tv"]
        }
        let path = folder.path(name)
        arguments += sound + muxing + ["-map_metadata", "-1", path]
        try tool("ffmpeg", arguments)
        try FileManager.default.removeItem(atPath: folder.path("raw.rgb"))
        if name.hasSuffix(".mp4") || name.hasSuffix(".mov") {
            var file = try MP4File(path)
            // FFmpeg gives a last frame the length of the one before it; a screen recorder writes how long it was held.
            try file.setLastFrame(milliseconds: times[count] - times[count - 1])
            if orientation != .upright { try file.setMatrix(orientation) }
            try file.write(path)
        }
        return path
    }
}

/// Runs a program that must succeed.
@discardableResult
func tool(_ program: String, _ arguments: [String]) throws -> Data {
    let result = try run(program, arguments)
    if result.status != 0 { throw ToolFailure(text: "\(program) \(arguments.joined(separator: " ")): \(result.standardError)") }
    return result.standardOutput
}

struct ToolFailure: Error, CustomStringConvertible {
    let text: String
    var description: String { String(text.suffix(1500)) }
}
