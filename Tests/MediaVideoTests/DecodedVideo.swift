import Foundation
import MediaTestSupport

/// A finished video, decoded by FFmpeg's program and read from its planes: no colour conversion of any library between.
struct DecodedVideo {
    let width: Int
    let height: Int
    let planes: [UInt8]

    init(_ path: String) throws {
        let facts = try Facts(path)
        (width, height) = (facts.int("width"), facts.int("height"))
        planes = Array(
            try tool(
                "ffmpeg",
                [
                    "-v", "error", "-i", path, "-map", "0:v:0", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
                    "yuv420p", "-",
                ]))
    }

    private var frameSize: Int { width * height * 3 / 2 }
    var count: Int { planes.count / frameSize }

    /// Mean sRGB colour of a patch, its centre and size as shares of the side; limited BT.709 is assumed, as promised.
    func colour(_ frame: Int, x: Double, y: Double, size: Double = 0.06) -> [Int] {
        func mean(_ offset: Int, _ w: Int, _ h: Int) -> Double {
            let (x0, x1) = (
                Int((x - size / 2) * Double(w)), max(Int((x - size / 2) * Double(w)) + 1, Int((x + size / 2) * Double(w)))
            )
            let (y0, y1) = (
                Int((y - size / 2) * Double(h)), max(Int((y - size / 2) * Double(h)) + 1, Int((y + size / 2) * Double(h)))
            )
            var sum = 0
            let start = frame * frameSize + offset
            for row in y0..<y1 { sum += planes[start + row * w + x0..<start + row * w + x1].reduce(0) { $0 + Int($1) } }
            return Double(sum) / Double((y1 - y0) * (x1 - x0))
        }
        let y = (mean(0, width, height) - 16) * 255 / 219
        let u = (mean(width * height, width / 2, height / 2) - 128) * 255 / 224
        let v = (mean(width * height * 5 / 4, width / 2, height / 2) - 128) * 255 / 224
        return [y + 1.5748 * v, y - 0.1873 * u - 0.4681 * v, y + 1.8556 * u].map { Int(min(255, max(0, $0.rounded()))) }
    }

    /// Colours of the four quadrants.
    func quadrants(_ frame: Int) -> [[Int]] {
        [(0.25, 0.2), (0.75, 0.2), (0.25, 0.8), (0.75, 0.8)].map { colour(frame, x: $0.0, y: $0.1, size: 0.15) }
    }

    /// The number that the pattern's blocks show.
    func number(_ frame: Int) -> Int {
        (0..<Pattern.bits).reduce(0) {
            $0 | (colour(frame, x: 0.125 + (Double($1) + 0.5) * 0.125, y: 0.5)[1] > 128 ? 1 << $1 : 0)
        }
    }

    /// The largest difference of any channel of any quadrant from the pattern's.
    func worst(_ frame: Int) -> Int {
        zip(quadrants(frame), Pattern.colours).map { zip($0, $1).map { abs($0 - $1) }.max() ?? 0 }.max() ?? 0
    }
}

extension RawFramePixels {
    /// Mean of a patch of interleaved RGB pixels.
    static func colour(_ bytes: [UInt8], _ width: Int, _ height: Int, x: Double, y: Double) -> [Int] {
        var sums = [0, 0, 0]
        var count = 0
        for row in Int((y - 0.05) * Double(height))..<Int((y + 0.05) * Double(height)) {
            for column in Int((x - 0.05) * Double(width))..<Int((x + 0.05) * Double(width)) {
                for c in 0..<3 { sums[c] += Int(bytes[(row * width + column) * 3 + c]) }
                count += 1
            }
        }
        return sums.map { $0 / max(1, count) }
    }
}
enum RawFramePixels {}

/// What FFmpeg's prober says of a file's streams.
struct Facts {
    private let video: [String: Any]
    let audio: [String: Any]?
    let format: [String: Any]

    init(_ path: String) throws {
        let data = try tool("ffprobe", ["-v", "error", "-show_streams", "-show_format", "-of", "json", path])
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        let streams = root["streams"] as? [[String: Any]] ?? []
        video = streams.first { $0["codec_type"] as? String == "video" } ?? [:]
        audio = streams.first { $0["codec_type"] as? String == "audio" }
        format = root["format"] as? [String: Any] ?? [:]
    }

    func text(_ key: String) -> String { video[key].map { "\($0)" } ?? "" }
    func int(_ key: String) -> Int { video[key] as? Int ?? Int(text(key)) ?? 0 }
    func seconds(_ key: String, ofAudio: Bool = false) -> Double {
        Double((ofAudio ? audio?[key] : video[key]).map { "\($0)" } ?? "") ?? -1
    }
    var tags: [String] {
        ((format["tags"] as? [String: Any])?.keys.map { $0 } ?? []) + ((video["tags"] as? [String: Any])?.keys.map { $0 } ?? [])
    }
}
