/// A shell that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The whole script.
    var completions: String {
        switch self {
        case .bash: BashCompletions.text
        case .zsh: ZshCompletions.text
        case .fish: FishCompletions.text
        }
    }

    /// A text in single quotes, for bash and zsh.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension OptionDefinition {
    /// The first sentence of the help, without its full stop: all that fits beside a name in a list.
    var shortHelp: String {
        let first = help.firstRange(of: ". ").map { String(help[..<$0.lowerBound]) } ?? help
        return first.hasSuffix(".") ? String(first.dropLast()) : first
    }
}
