import MediaPipeline

/// What the process tells its caller.
enum ExitStatus: Int32 {
    case success = 0
    /// Some items failed; each is named on stderr and in the report.
    case someFailed = 1
    /// `check`: the folder is not what `process` would leave, or Notelet could not show the manifest.
    case outOfDate = 3
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
        (3, "check only: out of date, or not fit for Notelet; each cause is named on standard error."),
        (64, "The command line, the environment or the configuration file is wrong."),
        (65, "A manifest is not valid."),
        (66, "A named input is missing."),
        (73, "The output cannot be written."),
        (75, "Interrupted, or worth trying again."),
    ]

    /// Those that a command can end with.
    static func table(for command: CommandName) -> [(code: Int, meaning: String)] {
        func common(_ codes: Int...) -> [(code: Int, meaning: String)] { table.filter { codes.contains($0.code) } }
        return switch command {
        case .check:
            [
                (0, "Up to date."), (3, "Out of date, or not fit for Notelet; each cause is named on standard error."),
            ] + common(64, 65, 66) + [(73, "Standard output cannot be written.")]
        case .prune: common(0, 64, 65, 66, 73)
        case .inspect:
            [(0, "All done."), (1, "Some sources could not be read; each is named on standard error.")] + common(64)
                + [(66, "None of the sources is there."), (73, "Standard output cannot be written.")]
        default: table.filter { $0.code != 3 }
        }
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

    /// What ended a run, with its status.
    init(_ error: RunError, of command: CommandName) {
        switch error.kind {
        case .usage: self = .usage(error.message, of: command)
        case .invalidManifest: self.init(.invalidData, error.message)
        case .missingInput: self.init(.missingInput, error.message)
        case .cannotWrite: self.init(.cannotWrite, error.message)
        case .interrupted:
            self.init(.tryAgain, "\(Version.program): \(error.message); run the same command again to go on")
        }
    }

    /// A fault in how the program was called; ends with where to read on.
    static func usage(_ message: String, of command: CommandName? = nil) -> CommandFailure {
        let help = command.map { "help \($0.rawValue)" } ?? "help"
        return CommandFailure(
            .usage, "\(Version.program): \(message)\(message.hasSuffix("?") ? " See" : "; see") '\(Version.program) \(help)'")
    }
}
