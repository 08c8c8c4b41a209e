/// The script for fish 3 and later.
enum FishCompletions {
    static var text: String {
        var lines = [
            "# Completions of \(Version.program) for fish.", "",
            "# Whether the command line is one of the given command; without one: whether it has none yet.",
            "function __notelet_media_at",
            "    set -l words (commandline -opc)",
            "    test \"$words[2]\" = \"$argv[1]\"",
            "end", "",
            "# Files whose names fit a pattern. What stands before \"=\" the shell puts back itself.",
            "function __notelet_media_files",
            "    set -l token (commandline -ct | string replace -r -- '^--[^=]*=' '')",
            "    # A command that there is not has no completions but files.",
            "    complete -C\"__notelet_media_no_command $token\" | string replace -r '\\t.*' '' | string match -r -- $argv[1]",
            "end", "", "complete -c \(Version.program) -f",
        ]
        for name in CommandName.allCases {
            lines.append(rule("''", "-a \(name.rawValue) -d \(quoted(CommandDefinition.of(name).summary.dropLast()))"))
        }
        for option in [OptionCatalogue.help, OptionCatalogue.version] {
            lines.append(rule("''", "-l \(option.name) -d \(quoted(option.shortHelp))"))
        }
        for name in CommandName.allCases {
            let command = CommandDefinition.of(name)
            lines.append("")
            for option in command.options {
                lines.append(rule(name.rawValue, "-l \(option.name) -d \(quoted(option.shortHelp))" + value(option)))
                if option.isNegatable {
                    lines.append(rule(name.rawValue, "-l no-\(option.name) -d \(quoted("Take --\(option.name) back"))"))
                }
            }
            if !command.operands.isEmpty { lines.append(rule(name.rawValue, operand(command.completion))) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rule(_ condition: String, _ rest: String) -> String {
        "complete -c \(Version.program) -n \"__notelet_media_at \(condition)\" \(rest)"
    }

    private static func value(_ option: OptionDefinition) -> String {
        if option.isFlag { return "" }
        return " -x" + (arguments(option.completion).map { " " + $0 } ?? "")
    }

    private static func operand(_ completion: ValueCompletion) -> String { arguments(completion) ?? "-f" }

    /// What `-a` offers; files are offered by our own function, so that `--out=` works and only what fits is shown.
    private static func arguments(_ completion: ValueCompletion) -> String? {
        switch completion {
        case .none: nil
        case .directory: files("/$")
        case .file(let ending): files(ending.map { "(?:/|\\.\($0))$" } ?? ".")
        case .choices(let words): "-a \(quoted(words.joined(separator: " ")))"
        }
    }

    private static func files(_ pattern: String) -> String { "-a \(quoted("(__notelet_media_files '^.*\(pattern)')"))" }

    private static func quoted(_ text: some StringProtocol) -> String {
        "'" + String(text).replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
