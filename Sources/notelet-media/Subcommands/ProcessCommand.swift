import MediaPipeline

/// `process`: validates, runs, prints the result.
struct ProcessCommand: Subcommand {
    let settings: Settings
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        let configuration = try configuration(for: operands)
        let reportFile = settings.report.map(ReportFile.init)
        try reportFile?.check()

        let reporter = RunReporter(console: console, manifest: operands[0])
        let run = ProcessRun(configuration: configuration) { reporter.handle($0) }
        let interruption = Interruption(console: console) { run.cancel() }
        let result = Result { () throws(RunError) in try run.run() }
        reporter.end()
        withExtendedLifetime(interruption) {}

        switch result {
        case .success(let report): return try tell(report, reportFile)
        case .failure(let error): throw Self.failure(error)
        }
    }

    private func configuration(for operands: [String]) throws(CommandFailure) -> Configuration {
        guard !operands.isEmpty else {
            throw .usage("a notes manifest is missing: \(CommandDefinition.of(.process).usage)", of: .process)
        }
        if operands.contains("") { throw .usage("the name of a notes manifest is empty", of: .process) }
        var configuration = settings.configuration
        configuration.manifests = operands
        guard !configuration.outputDirectory.isEmpty else {
            throw .usage("--out is missing: \(CommandDefinition.of(.process).usage)", of: .process)
        }
        if operands.count > 1, configuration.manifestOutput != nil {
            throw .usage("--manifest names one file, and there are \(operands.count) notes manifests", of: .process)
        }
        return configuration
    }

    private func tell(_ report: Report, _ reportFile: ReportFile?) throws(CommandFailure) -> ExitStatus {
        if reportFile != nil || settings.format == .json {
            let json = try JSONText.of(report)
            try reportFile?.write(json)
            if settings.format == .json { try console.result(json) }
        }
        if settings.format == .text, settings.verbosity != .quiet {
            try console.result(SummaryTable(report: report, columns: console.outputColumns, style: console.style).text)
        }
        let failed = report.totals.failed
        guard failed > 0 else { return .success }
        if settings.configuration.allowFailures {
            console.warning("\(failed) of \(report.items.count) items failed and keep their original URLs")
            return .success
        }
        console.error(
            "\(Version.program): \(failed) of \(report.items.count) items failed and the manifest was not written; "
                + "mend them, or use --allow-failures to keep their original URLs")
        return .someFailed
    }

    private static func failure(_ error: RunError) -> CommandFailure {
        switch error.kind {
        case .usage: .usage(error.message, of: .process)
        case .invalidManifest: CommandFailure(.invalidData, error.message)
        case .missingInput: CommandFailure(.missingInput, error.message)
        case .cannotWrite: CommandFailure(.cannotWrite, error.message)
        case .interrupted:
            CommandFailure(.tryAgain, "\(Version.program): \(error.message); run the same command again to go on")
        }
    }
}
