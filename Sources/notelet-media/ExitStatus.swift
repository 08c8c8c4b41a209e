/// What the process tells its caller.
enum ExitStatus: Int32 {
    case success = 0
    /// Some items failed; each is named on stderr and in the report.
    case someFailed = 1
    case usage = 64
    /// A manifest is not valid.
    case invalidData = 65
    /// A named input is missing.
    case missingInput = 66
    case cannotWrite = 73
    /// Interrupted, or worth trying again.
    case tryAgain = 75

    /// For the help and the man page.
    static let table: [(code: Int, meaning: String)] = [
        (0, "All done."),
        (1, "Some items failed; each is named on standard error and in the report."),
        (64, "The command line, the environment or the configuration file is wrong."),
        (65, "A manifest is not valid."),
        (66, "A named input is missing."),
        (73, "The output cannot be written."),
        (75, "Interrupted, or worth trying again."),
    ]

    /// Those that a command can end with.
    static func table(for command: CommandName) -> [(code: Int, meaning: String)] {
        guard command == .inspect else { return table }
        return [
            (0, "All done."), (1, "Some sources could not be read; each is named on standard error."), table[2],
            (66, "None of the sources is there."), (73, "Standard output cannot be written."),
        ]
    }
}

/// Why a command ended without a result.
struct CommandFailure: Error {
    var status: ExitStatus
    /// One or more lines, complete.
    var message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    /// A fault in how the program was called; ends with where to read on.
    static func usage(_ message: String, of command: CommandName? = nil) -> CommandFailure {
        let help = command.map { "help \($0.rawValue)" } ?? "help"
        return CommandFailure(
            .usage, "\(Version.program): \(message)\(message.hasSuffix("?") ? " See" : "; see") '\(Version.program) \(help)'")
    }
}
