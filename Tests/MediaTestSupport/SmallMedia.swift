import Foundation

/// Small sources, made by the `ffmpeg` program: another encoder than the one under test.
public enum SmallMedia {
    /// A picture of one colour, in the format that the name's extension says.
    @discardableResult
    public static func image(_ path: String, width: Int = 64, height: Int = 48, color: String = "0x3366cc") throws -> String {
        try ffmpeg(["-f", "lavfi", "-i", "color=c=\(color):s=\(width)x\(height)", "-frames:v", "1", path])
        return path
    }

    /// A short clip of moving test bars.
    @discardableResult
    public static func video(
        _ path: String, width: Int = 96, height: Int = 64, seconds: Double = 0.5, rate: Int = 20, audio: Bool = false
    ) throws -> String {
        var arguments = ["-f", "lavfi", "-i", "testsrc2=s=\(width)x\(height):r=\(rate):d=\(seconds)"]
        if audio { arguments += ["-f", "lavfi", "-i", "sine=frequency=440:duration=\(seconds)", "-c:a", "aac"] }
        try ffmpeg(arguments + ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", path])
        return path
    }

    /// - Throws: `FFmpegFailed` with what the program said.
    public static func ffmpeg(_ arguments: [String]) throws {
        let result = try run("ffmpeg", ["-hide_banner", "-v", "error", "-nostdin", "-y"] + arguments)
        guard result.status == 0 else { throw FFmpegFailed(arguments: arguments, output: result.standardError) }
    }

    public struct FFmpegFailed: Error {
        public var arguments: [String]
        public var output: String
    }
}
