import MediaPipeline
import MediaTestSupport
import Testing

@testable import notelet_media

@Suite struct ConfigurationFileTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `the command line wins over the environment, and that over the file`() throws {
        let file = try folder.write(#"{ "out": "file", "crf": 1, "jobs": 1, "hls": true, "strict": true }"#, to: "c.json")
        let found = try settings(
            .process, ["--config", file, "--crf", "3", "--no-strict"],
            environment: ["NOTELET_MEDIA_CRF": "2", "NOTELET_MEDIA_JOBS": "2", "NOTELET_MEDIA_HLS": "0"]
        ).configuration
        #expect(found.outputDirectory == "file")
        #expect(found.crf == 3)
        #expect(found.jobs == 2)
        #expect(!found.hls)
        #expect(!found.strict)
    }

    @Test func `the environment names a file, and the command line another`() throws {
        let first = try folder.write(#"{ "out": "first" }"#, to: "1.json")
        let second = try folder.write(#"{ "out": "second" }"#, to: "2.json")
        let environment = ["NOTELET_MEDIA_CONFIG": first]
        #expect(try settings(environment: environment).configuration.outputDirectory == "first")
        #expect(try settings(.process, ["--config", second], environment: environment).configuration.outputDirectory == "second")
    }

    @Test func `a size is a number of bytes or a text`() throws {
        let file = try folder.write(#"{ "memory": 100000000, "max-bytes": "1kB" }"#, to: "c.json")
        let found = try settings(.process, ["--config", file]).configuration
        #expect(found.memory == 100_000_000)
        #expect(found.maxBytes == 1000)
    }

    @Test func `keys of another command are known and left alone`() throws {
        let file = try folder.write(#"{ "out": "assets", "format": "json" }"#, to: "c.json")
        let found = try settings(.inspect, ["--config", file])
        #expect(found.format == .json)
        #expect(found.configuration.outputDirectory.isEmpty)
    }

    @Test(arguments: faults)
    func `a fault is refused with its place`(text: String, expected: String) throws {
        let file = try folder.write(text, to: "c.json")
        let failure = #expect(throws: CommandFailure.self) { try settings(.process, ["--config", file]) }
        #expect(failure?.status == .usage)
        #expect(failure?.message.hasPrefix("notelet-media: \(file)\(expected)") == true, "\(failure?.message ?? "")")
    }

    static let faults: [(String, String)] = [
        ("", ":1:1: "),
        ("{", ":1:2: "),
        ("[]", ": a configuration file holds one JSON object"),
        ("{\n  \"outt\": \"x\"\n}", ":2:3: outt: unknown key; did you mean \"out\"?"),
        (#"{ "xylophone": 1 }"#, ":1:3: xylophone: unknown key; see"),
        (#"{ "config": "x.json" }"#, ":1:3: config: cannot be set in a configuration file"),
        (#"{ "help": true }"#, ":1:3: help: cannot be set in a configuration file"),
        (#"{ "crf": 1, "crf": 2 }"#, ":1:13: crf: the key stands here twice"),
        (#"{ "crf": "20" }"#, ":1:10: crf: must be a number"),
        (#"{ "crf": 2.5 }"#, ":1:10: crf: '2.5' is not a whole number"),
        (#"{ "crf": 52 }"#, ":1:10: crf: '52' is over 51; allowed is 0 to 51"),
        (#"{ "hls": 1 }"#, ":1:10: hls: must be true or false"),
        (#"{ "hls": "yes" }"#, ":1:10: hls: must be true or false"),
        (#"{ "out": null }"#, ":1:10: out: must be a string"),
        (#"{ "image-sides": "1224,816" }"#, ":1:18: image-sides: must be an array of numbers"),
        (#"{ "image-sides": [] }"#, ":1:18: image-sides: the value is empty"),
        (#"{ "memory": true }"#, ":1:13: memory: must be a number of bytes or a string such as \"2G\""),
    ]

    @Test(arguments: [#"["a.json", 1]"#, "5", "{}"])
    func `a list of names holds nothing else`(value: String) throws {
        let file = try folder.write("{ \"keep-manifest\": \(value) }", to: "c.json")
        let failure = #expect(throws: CommandFailure.self) { try settings(.prune, ["--config", file]) }
        #expect(failure?.message.contains(":1:20: keep-manifest: must be a string or an array of strings") == true)
    }

    @Test func `a file that is not there is a missing input`() {
        let path = folder.path("none.json")
        let failure = #expect(throws: CommandFailure.self) { try settings(.process, ["--config", path]) }
        #expect(failure?.status == .missingInput)
        #expect(failure?.message == "\(path): the configuration file cannot be read: No such file or directory")
    }
}
