import NotesManifest

/// `help`, `help COMMAND`.
struct HelpCommand: Subcommand {
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        guard let topic = operands.first else {
            try console.result(HelpText.overview)
            return .success
        }
        guard operands.count == 1 else { throw .usage("help takes one command, not \(operands.count)") }
        guard let name = CommandName(rawValue: topic) else {
            let near = NearestName.of(topic, among: CommandName.allCases.map(\.rawValue))
            throw .usage("there is no help on '\(topic)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        try console.result(HelpText.of(name))
        return .success
    }
}

/// `version`, the same as `--version`.
struct VersionCommand: Subcommand {
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        if let surplus = operands.first { throw .usage("version takes no operand, and there is '\(surplus)'", of: .version) }
        try console.result(Version.text())
        return .success
    }
}

/// `completions SHELL`.
struct CompletionsCommand: Subcommand {
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        let shells = Shell.allCases.map(\.rawValue)
        guard let name = operands.first else {
            throw .usage("a shell is missing: \(shells.joined(separator: ", "))", of: .completions)
        }
        guard operands.count == 1 else { throw .usage("completions takes one shell, not \(operands.count)", of: .completions) }
        guard let shell = Shell(rawValue: name) else {
            throw .usage("the shell \(ValueError.notOne(of: shells, name).reason)", of: .completions)
        }
        try console.result(shell.completions)
        return .success
    }
}

/// `man`.
struct ManCommand: Subcommand {
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        if let surplus = operands.first { throw .usage("man takes no operand, and there is '\(surplus)'", of: .man) }
        try console.result(ManPage.text)
        return .success
    }
}
