import MediaPipeline
import Testing

@testable import notelet_media

@Suite struct EnvironmentTests {
    @Test(arguments: [("1", true), ("true", true), ("YES", true), ("on", true), ("0", false), ("false", false), ("No", false)])
    func `a flag is a word`(word: String, expected: Bool) throws {
        #expect(try settings(environment: ["NOTELET_MEDIA_HLS": word]).configuration.hls == expected)
    }

    @Test func `an empty variable sets nothing`() throws {
        let found = try settings(environment: ["NOTELET_MEDIA_OUT": "", "NOTELET_MEDIA_CRF": "", "NOTELET_MEDIA_CONFIG": ""])
        #expect(found.configuration.outputDirectory.isEmpty)
        #expect(found.configuration.crf == nil)
    }

    @Test func `a wrong value is refused by the variable's name`() {
        let found = message { () throws(CommandFailure) in try settings(environment: ["NOTELET_MEDIA_HLS": "maybe"]) }
        #expect(
            found == "notelet-media: NOTELET_MEDIA_HLS: 'maybe' is neither true nor false; see 'notelet-media help process'")
    }

    @Test func `a variable of another command is none of ours`() throws {
        #expect(try settings(.inspect, environment: ["NOTELET_MEDIA_CRF": "x"]).format == .text)
    }

    @Test func `unknown variables with our prefix are warned about`() {
        let environment = Environment(variables: [
            "NOTELET_MEDIA_OTU": "x", "NOTELET_MEDIA_HELP": "1", "NOTELET_MEDIA_OUT": "y", "NOTELET_MEDIA_CONFIG": "c",
            "OUT": "z",
        ])
        #expect(
            environment.warnings == [
                "NOTELET_MEDIA_HELP is not a setting and is ignored",
                "NOTELET_MEDIA_OTU is not a setting; did you mean NOTELET_MEDIA_OUT?",
            ])
    }

    @Test func `the program warns on stderr, unless it is to be quiet`() throws {
        let environment = ["NOTELET_MEDIA_OTU": "x"]
        let loud = try Program.run("process", "none.json", "--out", "none", environment: environment)
        #expect(loud.diagnostics.lines.first == "warning: NOTELET_MEDIA_OTU is not a setting; did you mean NOTELET_MEDIA_OUT?")
        let quiet = try Program.run("process", "none.json", "--out", "none", "--quiet", environment: environment)
        #expect(quiet.diagnostics == "none.json: no such file\n")
    }
}
