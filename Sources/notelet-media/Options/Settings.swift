import MediaPipeline
import MediaPreview

/// How the result on stdout is written.
enum OutputFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For machines.
    case json
}

/// How much is said on stderr.
enum Verbosity: Sendable, Comparable {
    /// Errors only.
    case quiet
    case normal
    /// Notes too.
    case verbose
}

/// All that options can set: what the run is to do, and how it is told.
struct Settings: Sendable {
    var configuration = Configuration(manifests: [], outputDirectory: "")
    var format = OutputFormat.text
    var verbosity = Verbosity.normal
    /// Where the report goes too.
    var report: String?
    /// What `preview` shows, and how.
    var preview = PreviewOptions()
    /// The file that `preview` writes; `nil`: it serves.
    var previewFile: String?
    /// `nil`: any that is free.
    var port: Int?
    /// `--no-open`.
    var staysClosed = false
    /// The configuration file.
    var config: String?
    /// `check`: what Notelet would make of the manifest, too.
    var notelet = false
    /// `prune`: manifests whose files stay.
    var keepManifests: [String] = []

    /// The configuration with the notes manifests of a command line, which must name at least one.
    func configuration(of command: CommandName, for operands: [String]) throws(CommandFailure) -> Configuration {
        guard !operands.isEmpty else {
            throw .usage("a notes manifest is missing: \(CommandDefinition.of(command).usage)", of: command)
        }
        if operands.contains("") { throw .usage("the name of a notes manifest is empty", of: command) }
        var configuration = configuration
        configuration.manifests = operands
        if operands.count > 1, configuration.manifestOutput != nil {
            throw .usage("--manifest names one file, and there are \(operands.count) notes manifests", of: command)
        }
        return configuration
    }

    /// `--quiet` and `--verbose` exclude each other: the last one given counts.
    var isQuiet: Bool {
        get { verbosity == .quiet }
        set { verbosity = newValue ? .quiet : max(verbosity, .normal) }
    }

    var isVerbose: Bool {
        get { verbosity == .verbose }
        set { verbosity = newValue ? .verbose : min(verbosity, .normal) }
    }
}
