import MediaPipeline
import MediaTestSupport
import Testing

@testable import notelet_media

/// Options are defined once; these tests hold the definition and what it defines together.
@Suite struct OptionCatalogueTests {
    @Test func `names are unique and every group and command has options`() {
        for command in CommandName.allCases {
            let names = OptionCatalogue.options(of: command).map(\.name)
            #expect(Set(names).count == names.count)
        }
        for group in OptionGroup.allCases { #expect(OptionCatalogue.all.contains { $0.group == group }) }
        for command in CommandName.allCases { #expect(!OptionCatalogue.options(of: command).isEmpty) }
    }

    @Test func `a default in the help is what counts where nothing is given`() throws {
        for option in OptionCatalogue.all {
            guard let value = option.defaultValue else { continue }
            var settings = Settings()
            let before = facts(of: settings)
            try option.set(value, &settings)
            #expect(facts(of: settings) == before, "--\(option.name)")
        }
    }

    @Test func `every property of a run's configuration has its option`() throws {
        var settings = Settings()
        for option in OptionCatalogue.all where option.isPersistent {
            try option.set(try #require(Self.example(of: option.name)), &settings)
        }
        let before = facts(of: Configuration(manifests: [], outputDirectory: ""))
        let after = facts(of: settings.configuration)
        #expect(before.keys.sorted() == after.keys.sorted())
        for (name, value) in after where name != "manifests" { #expect(value != before[name], "\(name)") }
    }

    @Test func `the command line, the environment and the file set the same`() throws {
        let folder = try TemporaryDirectory()
        for option in OptionCatalogue.all where option.isPersistent {
            let value = try #require(Self.example(of: option.name))
            let command = try #require(option.commands.first)
            let line = try settings(command, option.isFlag ? ["--\(option.name)"] : ["--\(option.name)", value])
            let variable = try #require(option.environmentName)
            let environment = try settings(command, environment: [variable: value])
            let file = try folder.write("{\"\(option.name)\": \(Self.json(value, option.shape))}", to: "\(option.name).json")
            var configured = try settings(command, ["--config", file])
            configured.config = nil
            #expect(facts(of: line) == facts(of: environment), "--\(option.name)")
            #expect(facts(of: line) == facts(of: configured), "--\(option.name)")
            #expect(facts(of: line) != facts(of: Settings()), "--\(option.name)")
        }
    }

    @Test func `an option that may stand several times gathers its values, from one place only`() throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(#"{ "keep-manifest": ["f1.json", "f2.json"] }"#, to: "c.json")
        #expect(try settings(.prune, ["--config", file]).keepManifests == ["f1.json", "f2.json"])
        let environment = ["NOTELET_MEDIA_KEEP_MANIFEST": "e1.json:e2.json"]
        #expect(try settings(.prune, ["--config", file], environment: environment).keepManifests == ["e1.json", "e2.json"])
        let line = ["--config", file, "--keep-manifest", "a.json", "--keep-manifest=b.json"]
        #expect(try settings(.prune, line, environment: environment).keepManifests == ["a.json", "b.json"])
    }

    /// A value other than the default.
    static func example(of name: String) -> String? {
        [
            "out": "assets", "base-url": "https://example.com/", "manifest": "n.json", "source-root": "raw",
            "image-format": "webp", "image-quality": "70", "image-sides": "900,300", "video-sides": "640,320",
            "video-codec": "hevc", "video-preset": "slow", "crf": "20", "audio": "drop", "hls": "true", "max-duration": "12.5",
            "max-pixels": "5000", "max-bytes": "5MB", "allow-host": "cdn.local:8080", "allow-private-hosts": "true",
            "header": "Authorization: Bearer x", "offline": "true",
            "cache": "kept", "cache-size": "1GB", "jobs": "3", "memory": "1G", "strict": "true", "allow-failures": "true",
            "dry-run": "true", "force": "true", "format": "json", "report": "r.json", "quiet": "true", "verbose": "true",
            "notelet": "true", "keep-manifest": "old.json",
        ][name]
    }

    private static func json(_ value: String, _ shape: ValueShape) -> String {
        switch shape {
        case .flag, .number: value
        case .text, .texts, .size: "\"\(value)\""
        case .list: "[\(value)]"
        }
    }

    /// All stored properties by name.
    private func facts(of value: Any) -> [String: String] {
        var facts: [String: String] = [:]
        for child in Mirror(reflecting: value).children { facts[child.label ?? ""] = "\(child.value)" }
        return facts
    }
}
