/// The manual page in roff's man macros, from the same definitions as the help.
enum ManPage {
    static var text: String {
        var lines = [
            // Without a date: the same version always prints the same page.
            ".TH \(escaped(Version.program.uppercased())) 1 \"\" \"\(escaped(Version.program)) \(Version.number)\" \"User Commands\"",
            // No hyphenation and no adjusted margins: option names stay whole.
            ".nh", ".ad l",
            ".SH NAME", "\(escaped(Version.program)) \\- make the media of release notes ready to be uploaded",
            ".SH SYNOPSIS",
        ]
        for name in CommandName.allCases {
            lines += [".B \(escaped(Version.program)) \(name.rawValue)", synopsis(of: name), ".br"]
        }
        lines.removeLast()
        lines += [".SH DESCRIPTION", line(HelpText.purpose), ".SH COMMANDS"]
        for name in CommandName.allCases { lines += command(name) }
        lines += [".SH CONFIGURATION FILE", line(configuration), ".PP", ".EX"]
        lines += [#"{ "out": "assets","#, #"  "image-sides": [1224, 816], "memory": "2G", "strict": true }"#].map(line)
        lines += [".EE", ".SH ENVIRONMENT"]
        for option in OptionCatalogue.all {
            guard let name = option.environmentName else { continue }
            lines += [".TP", ".B \(escaped(name))", line("Sets --\(option.name)" + (option.isFlag ? " (1 or 0)." : "."))]
        }
        lines += [
            ".TP", ".B NO_COLOR", line("If it is not empty, nothing is coloured."), ".TP", ".B TERM",
            line("If it is dumb, nothing is coloured and no progress line is shown."),
        ]
        lines.append(".SH EXIT STATUS")
        for status in ExitStatus.table { lines += [".TP", ".B \(status.code)", line(status.meaning)] }
        lines.append(".SH EXAMPLES")
        for name in CommandName.allCases {
            for example in CommandDefinition.of(name).examples {
                lines += [".PP", line(example.purpose + ":"), ".PP", ".EX"]
                lines += example.line.split(separator: "\n").map { line(String($0)) }
                lines.append(".EE")
            }
        }
        lines += [".SH SEE ALSO", ".BR ffprobe (1),", ".BR vips (1)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static let configuration =
        "--config names a file that holds one JSON object. Its keys are the names of options without their dashes; numbers "
        + "are JSON numbers, flags true or false, and sides arrays of numbers. The command line wins over the environment, "
        + "and that over the file."

    private static func command(_ name: CommandName) -> [String] {
        let command = CommandDefinition.of(name)
        var lines = [".SS \(escaped(command.usage))", line(command.summary)]
        for paragraph in command.description { lines += [".PP", line(paragraph)] }
        for note in HelpText.notes(on: command) { lines += [".PP", line(note)] }
        // Those that every command has are told once, with the first.
        let options = command.options.filter { name == .process || $0.group != .general || $0.isPersistent }
        for group in OptionGroup.allCases {
            for option in options where option.group == group {
                lines += [".TP", term(option), line(HelpText.explanation(option))]
            }
        }
        return lines
    }

    private static func synopsis(of name: CommandName) -> String {
        let usage = CommandDefinition.of(name).usage.dropFirst("\(Version.program) \(name.rawValue)".count)
        return "\\&" + escaped(usage.trimmingPrefix(" "))
    }

    private static func term(_ option: OptionDefinition) -> String {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.placeholder.isEmpty ? "" : " \\fI\(escaped(option.placeholder))\\fR"
        return letter + "\\fB\(escaped("--" + option.name))\\fR" + value
    }

    /// A line of text; one that begins like a request is kept from being one.
    private static func line(_ text: String) -> String {
        let text = escaped(text)
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// Backslashes printed as such, and hyphens as what can be typed.
    private static func escaped(_ text: some StringProtocol) -> String {
        String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("~", with: "\\(ti").replacing(
            "'", with: "\\(aq")
    }
}
