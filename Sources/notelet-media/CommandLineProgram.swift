import NotesManifest

/// Finds the command, gives it its options, and turns its end into an exit status.
struct CommandLineProgram {
    let console: Console
    let environment: Environment

    /// - Parameter arguments: without the program's name.
    func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try dispatch(arguments)
        } catch {
            console.error(error.message)
            return error.status
        }
    }

    /// - Throws: what ends the command without a result.
    func dispatch(_ arguments: [String]) throws(CommandFailure) -> ExitStatus {
        guard let first = arguments.first else {
            throw .usage("a command is missing: \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        if first == "--help" || first == "-h" {
            try console.result(HelpText.overview)
            return .success
        }
        if first == "--version" {
            try console.result(Version.text())
            return .success
        }
        guard let name = CommandName(rawValue: first) else { throw unknownCommand(first, arguments) }
        let parsed = try ArgumentParser(command: name).parse(Array(arguments.dropFirst()))
        if parsed.wantsHelp {
            try console.result(HelpText.of(name))
            return .success
        }
        if parsed.wantsVersion {
            try console.result(Version.text())
            return .success
        }
        let settings = try SettingsLoader(environment: environment).settings(of: name, parsed)
        console.set(settings.verbosity)
        for warning in environment.warnings { console.warning(warning) }
        return try command(name, settings).run(parsed.operands)
    }

    private func command(_ name: CommandName, _ settings: Settings) -> any Subcommand {
        switch name {
        case .process: ProcessCommand(settings: settings, console: console)
        case .check: CheckCommand(settings: settings, console: console)
        case .prune: PruneCommand(settings: settings, console: console)
        case .inspect: InspectCommand(settings: settings, console: console)
        case .preview: PreviewCommand(settings: settings, console: console)
        case .completions: CompletionsCommand(console: console)
        case .man: ManCommand(console: console)
        case .help: HelpCommand(console: console)
        case .version: VersionCommand(console: console)
        }
    }

    private func unknownCommand(_ text: String, _ arguments: [String]) -> CommandFailure {
        if text.hasPrefix("-"), let command = arguments.dropFirst().compactMap(CommandName.init).first {
            return .usage("the command comes first: \(Version.program) \(command.rawValue) \(text)", of: command)
        }
        if text.hasPrefix("-") { return .usage("a command is missing before \(text)") }
        if text.hasSuffix(".json") {
            return .usage("'\(text)' is not a command; did you mean '\(Version.program) process \(text) --out DIR'?")
        }
        let near = NearestName.of(text, among: CommandName.allCases.map(\.rawValue))
        return .usage("unknown command '\(text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
}

/// One command: checks what it was given, does its work, says how it went.
protocol Subcommand {
    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus
}
