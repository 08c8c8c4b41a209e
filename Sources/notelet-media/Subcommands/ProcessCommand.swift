import MediaPipeline

/// `process`: validates, runs, prints the result.
struct ProcessCommand: Subcommand {
    let settings: Settings
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        let configuration = try configuration(for: operands)
        let reportFile = settings.report.map(ReportFile.init)
        try reportFile?.check(sparing: operands)

        let outcome = RunOutcome(configuration)
        let reporter = RunReporter(console: console, manifest: operands[0])
        let run = ProcessRun(configuration: configuration) { reporter.handle($0) }
        let interruption = Interruption(console: console) { run.cancel() }
        let result = Result { () throws(RunError) in try run.run() }
        reporter.end()
        withExtendedLifetime(interruption) {}

        switch result {
        case .success(let report): return try tell(report, outcome, reportFile)
        case .failure(let error): throw CommandFailure(error, of: .process)
        }
    }

    private func configuration(for operands: [String]) throws(CommandFailure) -> Configuration {
        let configuration = try settings.configuration(of: .process, for: operands)
        guard !configuration.outputDirectory.isEmpty else {
            throw .usage("--out is missing: \(CommandDefinition.of(.process).usage)", of: .process)
        }
        return configuration
    }

    private func tell(
        _ report: Report, _ outcome: RunOutcome, _ reportFile: ReportFile?
    ) throws(CommandFailure) -> ExitStatus {
        if reportFile != nil || settings.format == .json {
            let json = try JSONText.of(report)
            try reportFile?.write(json)
            if settings.format == .json { try console.result(json) }
        }
        if settings.format == .text, settings.verbosity != .quiet {
            try console.result(outcome.text(of: report, columns: console.outputColumns, style: console.style))
        }
        let failed = report.totals.failed
        guard failed > 0 else { return .success }
        let share = "\(failed) of \(report.items.count) items"
        let isDry = report.dryRun == true
        if settings.configuration.allowFailures {
            console.warning("\(share) \(isDry ? "would fail" : "failed") and keep their original URLs")
            return .success
        }
        console.error(
            "\(Version.program): \(share) \(isDry ? "would fail and the manifest would not be" : "failed and the manifest was not") "
                + "written; mend them, or use --allow-failures to keep their original URLs")
        return .someFailed
    }
}
