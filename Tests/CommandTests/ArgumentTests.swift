import MediaPipeline
import Testing

@testable import notelet_media

@Suite struct ArgumentTests {
    @Test(arguments: [
        ["--out", "assets/"], ["--out=assets/"], ["--out", "x", "--out", "assets/"], ["--out=x", "--out=assets/"],
    ])
    func `a value stands beside its option or behind the sign, and the last one counts`(arguments: [String]) throws {
        #expect(try settings(.process, arguments).configuration.outputDirectory == "assets/")
    }

    @Test func `operands and options stand in any order`() throws {
        let parsed = try ArgumentParser(command: .process).parse(["a.json", "--hls", "b.json", "--out", "x", "c.json"])
        #expect(parsed.operands == ["a.json", "b.json", "c.json"])
        #expect(parsed.assignments.map(\.option.name) == ["hls", "out"])
    }

    @Test func `two dashes end the options`() throws {
        let parsed = try ArgumentParser(command: .process).parse(["--hls", "--", "--out", "--help", "-x"])
        #expect(parsed.operands == ["--out", "--help", "-x"])
        #expect(parsed.assignments.map(\.option.name) == ["hls"])
        #expect(!parsed.wantsHelp)
    }

    @Test func `a value may begin with one dash, hold further signs, or be forced to begin with two`() throws {
        #expect(try settings(.process, ["--out", "-"]).configuration.outputDirectory == "-")
        #expect(try settings(.process, ["--out", "-x"]).configuration.outputDirectory == "-x")
        #expect(try settings(.process, ["--out=--x=y"]).configuration.outputDirectory == "--x=y")
    }

    @Test func `a flag is taken back by its opposite, and the last of both counts`() throws {
        #expect(try settings(.process, ["--hls"]).configuration.hls)
        #expect(try !settings(.process, ["--hls", "--no-hls"]).configuration.hls)
        #expect(try settings(.process, ["--no-hls", "--hls"]).configuration.hls)
    }

    @Test func `the last of quiet and verbose counts`() throws {
        #expect(try settings(.process, ["--quiet", "--verbose"]).verbosity == .verbose)
        #expect(try settings(.process, ["--verbose", "--quiet"]).verbosity == .quiet)
        #expect(try settings(.process, ["--quiet", "--no-verbose"]).verbosity == .quiet)
        #expect(try settings(.process, ["--quiet", "--no-quiet"]).verbosity == .normal)
    }

    @Test(arguments: [["--help"], ["-h"], ["--out", "x", "--help"], ["--bogus", "--help"], ["--out", "--help"]])
    func `help is given wherever it is asked for`(arguments: [String]) throws {
        #expect(try ArgumentParser(command: .process).parse(arguments).wantsHelp)
    }

    @Test(arguments: messages)
    func `a wrong command line is refused with the reason`(arguments: [String], expected: String) {
        let found = message { () throws(CommandFailure) in try settings(.process, arguments) }
        #expect(found == "notelet-media: \(expected) 'notelet-media help process'")
    }

    static let messages: [([String], String)] = [
        (["--outt", "x"], "unknown option --outt; did you mean --out? See"),
        (["--output=x"], "unknown option --output; did you mean --out? See"),
        (["--image-fromat=x"], "unknown option --image-fromat; did you mean --image-format? See"),
        (["--imageformat=x"], "unknown option --imageformat; did you mean --image-format? See"),
        (["--Quiet"], "unknown option --Quiet; did you mean --quiet? See"),
        (["--image"], "unknown option --image; did you mean --image-sides? See"),
        (["--preset", "fast"], "unknown option --preset; did you mean --video-preset? See"),
        (["--no-hsl"], "unknown option --no-hsl; did you mean --no-hls? See"),
        (["--xylophone"], "unknown option --xylophone; see"),
        (["-o", "x"], "unknown option -o; did you mean --out? See"),
        (["-out", "x"], "unknown option -out; did you mean --out? See"),
        (["--hls=1"], "--hls takes no value; see"),
        (["--no-hls=1"], "--no-hls takes no value; see"),
        (["--no-out"], "--out takes a value and has no --no- form; see"),
        (["--no-help"], "--help has no opposite; see"),
        (["--out"], "--out needs a value: --out DIR; see"),
        (["--out", "--hls"], "--out needs a value; if '--hls' is meant as one, write --out=--hls; see"),
        (["--out="], "--out: the value is empty; see"),
        (["--crf", "x"], "--crf: 'x' is not a whole number; see"),
        (["--crf", "5.5"], "--crf: '5.5' is not a whole number; see"),
        (["--crf", "-5"], "--crf: '-5' is negative; allowed is 0 to 51; see"),
        (["--crf", "99"], "--crf: '99' is over 51; allowed is 0 to 51; see"),
        (["--image-quality", "0"], "--image-quality: '0' is under 1; allowed is 1 to 100; see"),
        (["--jobs", "99999999999999999999"], "--jobs: '99999999999999999999' is over 1024; allowed is 1 to 1024; see"),
        (["--max-pixels", "99999999999999999999"], "--max-pixels: '99999999999999999999' is too large; see"),
        (["--max-duration", "1m"], "--max-duration: '1m' is not a number of seconds; see"),
        (["--max-duration", "-1"], "--max-duration: '-1' is not more than 0 seconds; see"),
        (["--max-duration", "1e999"], "--max-duration: '1e999' is not a number of seconds; see"),
        (["--max-bytes", "lots"], "--max-bytes: 'lots' is not a size such as 500MB or 2G; see"),
        (
            ["--max-bytes", "5X"],
            "--max-bytes: '5X' has an unknown unit; known are K, M, G, T (1024s) and kB, MB, GB, TB (1000s); see"
        ),
        (["--memory", "-2G"], "--memory: '-2G' is negative; see"),
        (["--memory", "9999999T"], "--memory: '9999999T' is too large; see"),
        (["--memory", "1M"], "--memory: '1M' is under 16.8 MB; see"),
        (["--image-sides", "1224,,816"], "--image-sides: '1224,,816' has an empty place between commas; see"),
        (["--image-sides", "0"], "--image-sides: '0' is under 1; allowed is 1 to 16384; see"),
        (["--image-sides", "1224x816"], "--image-sides: '1224x816' is not a whole number; see"),
        (["--video-sides", "815"], "--video-sides: '815' is odd, and the sides of a video are even; see"),
        (
            ["--image-format", "gif"],
            "--image-format: 'gif' is not one of avif, heic, webp, jpeg, jxl, png; see"
        ),
        (
            ["--image-format", "jpg"],
            "--image-format: 'jpg' is not one of avif, heic, webp, jpeg, jxl, png; did you mean 'jpeg'? See"
        ),
        (["--audio", "mute"], "--audio: 'mute' is not one of keep, drop; see"),
        (
            ["--base-url", "notes/"],
            "--base-url: 'notes/' is not an absolute URL such as https://example.com/notes/; see"
        ),
        (
            ["--base-url", "https://example.com/#notes"],
            "--base-url: 'https://example.com/#notes' has a fragment, which file names cannot follow; see"
        ),
    ]

    @Test func `an option of another command is named as such`() {
        let found = message { () throws(CommandFailure) in try settings(.inspect, ["--force"]) }
        #expect(
            found == "notelet-media: 'inspect' has no option --force; it belongs to process; see 'notelet-media help inspect'")
    }
}
