import Testing

@testable import notelet_media

@Suite struct HelpTests {
    @Test(arguments: CommandName.allCases)
    func `the help on a command is as recorded`(command: CommandName) throws {
        try Snapshot.check(HelpText.of(command), "help-\(command.rawValue).txt")
    }

    @Test func `the overview is as recorded`() throws {
        try Snapshot.check(HelpText.overview, "help.txt")
    }

    @Test func `all help fits 80 columns of ASCII`() {
        for text in [HelpText.overview] + CommandName.allCases.map(HelpText.of) {
            for line in text.lines {
                #expect(line.count <= 80, "\(line)")
                #expect(line.utf8.allSatisfy { $0 < 128 }, "\(line)")
                #expect(!line.hasSuffix(" "), "\(line)")
            }
        }
    }

    @Test(arguments: CommandName.allCases)
    func `the help names every option of its command`(command: CommandName) {
        let text = HelpText.of(command)
        for option in OptionCatalogue.options(of: command) { #expect(text.contains("--\(option.name)")) }
    }

    @Test func `all ways to ask for help end in the same text`() throws {
        for arguments in [["help", "process"], ["process", "--help"], ["process", "-h"], ["process", "--crf", "x", "--help"]] {
            let output = try Program.run(arguments)
            #expect(output.status == 0)
            #expect(output.result == HelpText.of(.process))
            #expect(output.diagnostics.isEmpty)
        }
        for arguments in [["help"], ["--help"], ["-h"]] {
            #expect(try Program.run(arguments).result == HelpText.overview)
        }
    }

    @Test func `the version names the program first and its libraries after it`() throws {
        let output = try Program.run("--version")
        #expect(output.status == 0)
        #expect(output.result.lines.first == "\(Version.program) \(Version.number)")
        #expect(try Program.run("version").result == output.result)
        #expect(try Program.run("process", "--version").result == output.result)
        #expect(Version.text(libraries: ["libvips 8.14.1", "libavcodec 59.37.100"]).lines.count == 4)
    }

    @Test(arguments: usageMessages)
    func `a wrong call ends in 64 and with the next step`(arguments: [String], expected: String) throws {
        let program = CommandLineProgram(console: Console(environment: [:]), environment: Environment(variables: [:]))
        let failure = #expect(throws: CommandFailure.self) { try program.dispatch(arguments) }
        #expect(failure?.status == .usage)
        #expect(failure?.message == "notelet-media: \(expected)")
    }

    @Test func `a failure goes to stderr, without what could steer a terminal`() throws {
        let output = try Program.run("process", "--\u{1B}[2J", "x")
        #expect(output.status == 64)
        #expect(output.result.isEmpty)
        #expect(output.diagnostics == "notelet-media: unknown option --\\u{1b}[2J; see 'notelet-media help process'\n")
    }

    static let usageMessages: [([String], String)] = [
        (
            [],
            "a command is missing: process, check, prune, inspect, preview, completions, man, help, version; see 'notelet-media help'"
        ),
        (["proces"], "unknown command 'proces'; did you mean 'process'? See 'notelet-media help'"),
        (["xylophone"], "unknown command 'xylophone'; see 'notelet-media help'"),
        (
            ["notes.json"],
            "'notes.json' is not a command; did you mean 'notelet-media process notes.json --out DIR'? See 'notelet-media help'"
        ),
        (
            ["--quiet", "process"],
            "the command comes first: notelet-media process --quiet; see 'notelet-media help process'"
        ),
        (["--quiet"], "a command is missing before --quiet; see 'notelet-media help'"),
        (
            ["process", "--out", "x"],
            "a notes manifest is missing: notelet-media process NOTES... --out DIR [options]; see 'notelet-media help process'"
        ),
        (
            ["process", "n.json"],
            "--out is missing: notelet-media process NOTES... --out DIR [options]; see 'notelet-media help process'"
        ),
        (
            ["process", "", "--out", "x"],
            "the name of a notes manifest is empty; see 'notelet-media help process'"
        ),
        (
            ["process", "a.json", "b.json", "--out", "x", "--manifest", "c.json"],
            "--manifest names one file, and there are 2 notes manifests; see 'notelet-media help process'"
        ),
        (
            ["check", "n.json"],
            "--out is missing: notelet-media check NOTES... --out DIR [options]; see 'notelet-media help check'"
        ),
        (
            ["check", "--notelet"],
            "a notes manifest is missing: notelet-media check NOTES... --out DIR [options]; see 'notelet-media help check'"
        ),
        (["prune"], "--out is missing: notelet-media prune --out DIR [options]; see 'notelet-media help prune'"),
        (
            ["prune", "--out", "x", "old.json"],
            "prune takes no operand, and there is 'old.json'; to keep the files of a manifest: --keep-manifest old.json; see "
                + "'notelet-media help prune'"
        ),
        (
            ["prune", "assets"],
            "prune takes no operand, and there is 'assets'; name the folder with --out assets; see 'notelet-media help prune'"
        ),
        (
            ["inspect"],
            "a source is missing: notelet-media inspect SOURCE... [options]; see 'notelet-media help inspect'"
        ),
        (["help", "proces"], "there is no help on 'proces'; did you mean 'process'? See 'notelet-media help'"),
        (["help", "process", "inspect"], "help takes one command, not 2; see 'notelet-media help'"),
        (["completions"], "a shell is missing: bash, zsh, fish; see 'notelet-media help completions'"),
        (
            ["completions", "bsh"],
            "the shell 'bsh' is not one of bash, zsh, fish; did you mean 'bash'? See 'notelet-media help completions'"
        ),
        (["man", "x"], "man takes no operand, and there is 'x'; see 'notelet-media help man'"),
        (["version", "x"], "version takes no operand, and there is 'x'; see 'notelet-media help version'"),
    ]
}
