/// The script for zsh: a file `_notelet-media` in a folder of `fpath`, or sourced after `compinit`.
enum ZshCompletions {
    static var text: String {
        let commands = CommandName.allCases.map { name in
            "                " + Shell.quoted("\(name.rawValue):\(escaped(CommandDefinition.of(name).summary.dropLast()))")
        }
        let cases = CommandName.allCases.map { name in
            let command = CommandDefinition.of(name)
            var specs = command.options.flatMap(specs)
            if let operand = operand(of: command) { specs.append(operand) }
            let lines = specs.map { "                        \(Shell.quoted($0))" }
            return "                \(name.rawValue))\n                    _arguments -S \\\n"
                + lines.joined(separator: " \\\n") + " ;;"
        }
        return """
            #compdef \(Version.program)
            # Completions of \(Version.program) for zsh.

            _notelet-media() {
                local curcontext="$curcontext" state line
                typeset -A opt_args
                _arguments -C \\
                    '(- *)'{-h,--help}'[\(escaped(OptionCatalogue.help.shortHelp))]' \\
                    '(- *)--version[\(escaped(OptionCatalogue.version.shortHelp))]' \\
                    '1: :->command' \\
                    '*:: :->arguments' && return
                case $state in
                    command)
                        local -a commands=(
            \(commands.joined(separator: "\n"))
                        )
                        _describe -t commands command commands ;;
                    arguments)
                        case $words[1] in
            \(cases.joined(separator: "\n"))
                        esac ;;
                esac
            }

            if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
                _notelet-media "$@"
            else
                compdef _notelet-media \(Version.program)
            fi

            """
    }

    private static func specs(_ option: OptionDefinition) -> [String] {
        let help = "[\(escaped(option.shortHelp))]"
        guard option.isFlag else {
            return ["*--\(option.name)=\(help):\(escaped(option.placeholder)):\(action(option.completion))"]
        }
        guard option.isNegatable else { return ["(- *)--\(option.name)\(help)"] }
        return [
            "(--no-\(option.name))--\(option.name)\(help)",
            "(--\(option.name))--no-\(option.name)[Take --\(option.name) back]",
        ]
    }

    private static func operand(of command: CommandDefinition) -> String? {
        guard !command.operands.isEmpty else { return nil }
        let place = command.operands.hasSuffix("...") ? "*" : "1"
        let label = command.operands.filter(\.isLetter).lowercased()
        return "\(place):\(label):\(action(command.completion))"
    }

    private static func action(_ completion: ValueCompletion) -> String {
        switch completion {
        case .none: " "
        case .directory: "_files -/"
        case .file(let ending): ending.map { "_files -g \"*.\($0)\"" } ?? "_files"
        case .choices(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        String(text).replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
            ":", with: "\\:")
    }
}
