import NotesManifest

/// What a command line says: options in their order, and the rest.
struct ParsedArguments: Sendable {
    struct Assignment: Sendable {
        var option: OptionDefinition
        var value: String
    }

    var assignments: [Assignment] = []
    var operands: [String] = []
    /// `--help` or `--version` was asked for; nothing else counts then.
    var wantsHelp = false
    var wantsVersion = false
}

/// Reads long options in the GNU form: `--name value`, `--name=value`; `--` ends them; they may follow operands.
struct ArgumentParser {
    let command: CommandName

    private var options: [OptionDefinition] { OptionCatalogue.options(of: command) }

    func parse(_ arguments: [String]) throws(CommandFailure) -> ParsedArguments {
        var parsed = ParsedArguments()
        // Asked for help in the middle of a wrong line, the answer is help.
        for argument in arguments.prefix(while: { $0 != "--" }) {
            if argument == "--\(OptionCatalogue.help.name)" || argument == "-h" { parsed.wantsHelp = true }
            if argument == "--\(OptionCatalogue.version.name)" { parsed.wantsVersion = true }
        }
        if parsed.wantsHelp || parsed.wantsVersion { return parsed }

        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                parsed.operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                parsed.operands.append(argument)
                continue
            }
            guard argument.hasPrefix("--") else { throw failure(unknownLetter(argument)) }
            parsed.assignments.append(try assignment(String(argument.dropFirst(2)), &rest))
        }
        return parsed
    }

    /// - Parameter text: what stands after the dashes.
    private func assignment(_ text: String, _ rest: inout ArraySlice<String>)
        throws(CommandFailure) -> ParsedArguments.Assignment
    {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = options.first(where: { $0.name == name }) else {
            return try negation(name, attached)
        }
        if option.isFlag {
            guard attached == nil else { throw failure("--\(name) takes no value") }
            return .init(option: option, value: "true")
        }
        if let attached { return .init(option: option, value: attached) }
        guard let next = rest.first else { throw failure("--\(name) needs a value: \(option.synopsis)") }
        guard !next.hasPrefix("--") else {
            throw failure("--\(name) needs a value; if '\(next)' is meant as one, write --\(name)=\(next)")
        }
        rest.removeFirst()
        return .init(option: option, value: next)
    }

    /// `--no-hls`, or a name that there is not.
    private func negation(_ name: String, _ attached: String?) throws(CommandFailure) -> ParsedArguments.Assignment {
        if name.hasPrefix("no-"), let option = options.first(where: { $0.name == name.dropFirst(3) }) {
            guard option.isNegatable else {
                throw failure(
                    option.isFlag ? "--\(option.name) has no opposite" : "--\(option.name) takes a value and has no --no- form")
            }
            guard attached == nil else { throw failure("--\(name) takes no value") }
            return .init(option: option, value: "false")
        }
        if let other = OptionCatalogue.named(name) {
            let owners = other.commands.map(\.rawValue).joined(separator: ", ")
            throw failure("'\(command.rawValue)' has no option --\(name); it belongs to \(owners)")
        }
        let names = options.map(\.name) + options.filter(\.isNegatable).map { "no-\($0.name)" }
        let near = NearestName.of(name, among: names)
        throw failure("unknown option --\(name)" + (near.map { "; did you mean --\($0)?" } ?? ""))
    }

    private func unknownLetter(_ argument: String) -> String {
        let word = argument.dropFirst().split(separator: "=", maxSplits: 1).first.map(String.init) ?? ""
        let names = options.map(\.name)
        let near =
            word.count == 1
            ? names.first { $0.hasPrefix(word) }
            : names.first { $0 == word } ?? NearestName.of(word, among: names)
        return "unknown option \(argument)" + (near.map { "; did you mean --\($0)?" } ?? "")
    }

    private func failure(_ message: String) -> CommandFailure { .usage(message, of: command) }
}
