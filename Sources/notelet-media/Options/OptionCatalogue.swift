/// Every option there is, in the order of the help.
enum OptionCatalogue {
    static let all: [OptionDefinition] = output + images + videos + remote + limits + work + preview + messages + general

    static func options(of command: CommandName) -> [OptionDefinition] {
        all.filter { $0.commands.contains(command) }
    }

    static func named(_ name: String) -> OptionDefinition? { all.first { $0.name == name } }

    static let messages: [OptionDefinition] = [
        format,
        OptionDefinition(
            "report", .text("FILE", completion: .file(ending: "json")), \.report, group: .messages,
            help: "Also write the JSON report to this file, whole or not at all."),
        // Sets one of three states, so that the last of --quiet and --verbose counts.
        OptionDefinition(
            "quiet", .flag, \.isQuiet, default: "false", group: .messages, commands: CommandName.workers,
            help: "Print errors only."),
        OptionDefinition(
            "verbose", .flag, \.isVerbose, default: "false", group: .messages, commands: CommandName.workers,
            help: "Print notes too: what was decided, and each item as it is done."),
    ]

    /// What is read by a machine in one command is wanted of the others.
    static let format = OptionDefinition(
        "format", .choice("text|json"), \.format, default: "text", group: .messages, commands: CommandName.reporters,
        help: "What standard output carries: text for people, or JSON for machines.")

    static let general: [OptionDefinition] = [config, help, version]

    /// Read before all others, as it says where the others may come from; it cannot stand in the file itself.
    static let config = OptionDefinition(
        "config", .text("FILE", completion: .file(ending: "json")), \.config, group: .general,
        commands: CommandName.reporters, isPersistent: false,
        help: "Read options from a JSON object with their names as keys. The command line wins over the environment, "
            + "and that over the file.")

    /// Answered wherever it stands, so that a half-typed command line can be followed by it.
    static let help = OptionDefinition(
        action: "help", letter: "h", group: .general, commands: CommandName.allCases, help: "Print this help and exit.")

    static let version = OptionDefinition(
        action: "version", group: .general, commands: CommandName.allCases,
        help: "Print the versions of the program and its libraries and exit.")
}
