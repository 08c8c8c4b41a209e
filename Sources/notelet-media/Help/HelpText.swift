/// What `help` and `--help` print.
enum HelpText {
    /// The program as a whole.
    static var overview: String {
        var text = "Usage: \(Version.program) COMMAND [options]\n\n"
        text += TextLayout.paragraph(purpose)
        text += "\nCommands:\n"
        for name in CommandName.allCases {
            text += TextLayout.entry(name.rawValue, CommandDefinition.of(name).summary, at: 18)
        }
        text += "\nExamples:\n" + examples(CommandDefinition.of(.process).examples.prefix(1))
        text += examples(CommandDefinition.of(.inspect).examples.prefix(1))
        text += "\n" + TextLayout.paragraph("'\(Version.program) help COMMAND' tells more about a command.")
        return text
    }

    static let purpose =
        "Takes the release notes manifest of an iOS app and the raw images and videos that it names, and leaves a folder "
        + "of square media that can be uploaded as it is."

    /// One command, with its options.
    static func of(_ name: CommandName) -> String {
        let command = CommandDefinition.of(name)
        var text = TextLayout.paragraph("Usage: " + command.usage) + "\n"
        text += ([command.summary] + command.description).map { TextLayout.paragraph($0) }.joined(separator: "\n")
        for group in OptionGroup.allCases {
            let options = command.options.filter { $0.group == group }
            guard !options.isEmpty else { continue }
            text += "\n\(group.rawValue)\(group == .general ? " options" : ""):\n"
            for option in options { text += TextLayout.entry(term(option), explanation(option), at: 26) }
        }
        let notes = notes(on: command)
        if !notes.isEmpty { text += "\n" + notes.map { TextLayout.paragraph($0) }.joined(separator: "\n") }
        if !command.examples.isEmpty { text += "\nExamples:\n" + examples(command.examples[...]) }
        if command.options.contains(where: { $0.name == OptionCatalogue.config.name }) {
            text += "\nExit status:\n"
            for status in ExitStatus.table(for: name) {
                text += TextLayout.entry("\(status.code)", status.meaning, at: 6)
            }
        }
        return text
    }

    /// What holds for many options at once.
    static func notes(on command: CommandDefinition) -> [String] {
        guard let example = command.options.first(where: { $0.isPersistent && !$0.isFlag }),
            let variable = example.environmentName
        else { return [] }
        var notes = [
            "An option can also come from the environment, as \(variable) for --\(example.name), or from the file of "
                + "--config, as \"\(example.name)\". A path is relative to the current folder wherever it comes from."
        ]
        if let flag = command.options.first(where: \.isNegatable) {
            notes[0] += " --no-\(flag.name), and so on for each such flag, takes back what they set."
        }
        if command.options.contains(where: { if case .size = $0.shape { true } else { false } }) {
            notes.append(
                "SIZE is in bytes, or with a unit: K, M, G and T count in 1024s, kB, MB, GB and TB in 1000s, as in 2G or "
                    + "500MB.")
        }
        return notes
    }

    private static func term(_ option: OptionDefinition) -> String {
        (option.letter.map { "-\($0), " } ?? "") + option.synopsis
    }

    /// The help of an option with its choices and its default.
    static func explanation(_ option: OptionDefinition) -> String {
        var text = option.help
        if case .choices(let words) = option.completion, !option.placeholder.contains("|") {
            text += " One of \(words.joined(separator: ", "))."
        }
        if option.isFlag { return text }
        if let words = option.defaultWords {
            text += words == "required" ? " Required." : " Default: \(words)."
        } else if let value = option.defaultValue {
            text += " Default: \(value)."
        }
        return text
    }

    private static func examples(_ examples: ArraySlice<CommandDefinition.Example>) -> String {
        examples.map { example in
            let lines = example.line.split(separator: "\n").map { "      \($0)\n" }.joined()
            return TextLayout.paragraph(example.purpose + ":", indent: 2) + lines
        }.joined()
    }
}
