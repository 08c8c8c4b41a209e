import Foundation
import MediaTestSupport

@testable import MediaVideo

/// Finished renditions as the renderer leaves them, made by FFmpeg's program, and what the packager makes of them.
struct HLSFixture {
    struct Rendition {
        var side: Int
        var rate: String
        /// Seconds between keyframes.
        var group = 2.0
    }

    let folder: TemporaryDirectory
    /// Paths, in the order of the ladder asked for.
    let renditions: [String]
    let renditionSides: [Int]
    let output: HLSOutput

    /// - Parameter encoder: libx264 or libx265.
    init(
        _ ladder: [Rendition] = [Rendition(side: 160, rate: "30"), Rendition(side: 96, rate: "15")], seconds: Double = 13,
        hasAudio: Bool = true, encoder: String = "libx264"
    ) throws {
        folder = try TemporaryDirectory()
        let packages = try TemporaryDirectory.subfolder("hls", of: folder)
        renditions = try Self.encode(ladder, seconds: seconds, hasAudio: hasAudio, encoder: encoder, into: folder)
        renditionSides = ladder.map(\.side)
        output = try HLSPackager.package(renditions: renditions, audio: hasAudio ? renditions[0] : nil, into: packages)
    }

    /// One command makes all renditions: pictures with motion, and sound of exactly their length.
    static func encode(
        _ ladder: [Rendition], seconds: Double, hasAudio: Bool, encoder: String = "libx264", into folder: TemporaryDirectory
    ) throws -> [String] {
        var arguments = ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=160x160:rate=30:duration=\(seconds)"]
        if hasAudio { arguments += ["-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000:duration=\(seconds)"] }
        var paths: [String] = []
        for rung in ladder {
            let path = folder.path("\(rung.side).mp4")
            arguments += ["-map", "0:v", "-vf", "scale=\(rung.side):\(rung.side),fps=\(rung.rate)", "-c:v", encoder]
            arguments += ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
            arguments += ["-preset", "veryfast", "-crf", "35", "-pix_fmt", "yuv420p", "-threads", "1"]
            let keyframes = "expr:gte(t,n_forced*\(rung.group))"
            if encoder == "libx265" {
                arguments += ["-tag:v", "hvc1", "-x265-params", "log-level=none:open-gop=0:scenecut=0:bframes=3"]
            } else {
                arguments += ["-profile:v", "high", "-flags", "+cgop", "-sc_threshold", "0", "-bf", "3"]
            }
            arguments += ["-force_key_frames", keyframes, "-g", "600"]
            if hasAudio { arguments += ["-map", "1:a", "-c:a", "aac", "-ac", "2", "-b:a", "64k"] }
            arguments += ["-movflags", "+faststart", "-map_metadata", "-1", "-bitexact", path]
            paths.append(path)
        }
        _ = try succeed("ffmpeg", arguments)
        return paths
    }

    func path(_ name: String) -> String { folder.path("hls/" + name) }

    func playlist(_ name: String) throws -> PlaylistFile { try PlaylistFile(path(name)) }

    func bytes(_ name: String, _ range: PlaylistFile.Range? = nil) throws -> Data {
        let data = try Data(contentsOf: URL(fileURLWithPath: path(name)))
        guard let range else { return data }
        return data.subdata(in: range.offset..<range.offset + range.length)
    }
}

extension TemporaryDirectory {
    static func subfolder(_ name: String, of folder: TemporaryDirectory) throws -> String {
        try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: false)
        return folder.path(name)
    }
}

/// A program that ended with an error or complained.
struct ProgramFailed: Error, CustomStringConvertible {
    var description: String
}

/// Runs a program that has to succeed without a word on stderr, and returns what it wrote.
@discardableResult
func succeed(_ program: String, _ arguments: [String]) throws -> String {
    let result = try run(program, arguments)
    guard result.status == 0, result.standardError.isEmpty else {
        throw ProgramFailed(
            description: "\(program) \(arguments.joined(separator: " ")): \(result.status) \(result.standardError)")
    }
    return String(decoding: result.standardOutput, as: UTF8.self)
}

/// Rows of ffprobe's compact output.
func probe(_ path: String, _ entries: String, stream: String = "v") throws -> [[String]] {
    let text = try succeed(
        "ffprobe", ["-v", "warning", "-select_streams", stream, "-show_entries", entries, "-of", "csv=p=0", path])
    return text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
}
