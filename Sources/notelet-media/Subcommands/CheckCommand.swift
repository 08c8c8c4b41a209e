import MediaPipeline

/// `check`: the release gate, and what Notelet would make of the manifest.
struct CheckCommand: Subcommand {
    let settings: Settings
    let console: Console

    /// The JSON: the gate's report, and an audit per manifest; each only where it was asked for.
    private struct Result: Encodable {
        let upToDate: Bool?
        let items: [CheckRun.Item]?
        let problems: [String]?
        let notelet: [NoteletCheck.Audit]?
    }

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        let configuration = try configuration(for: operands)
        var report: CheckRun.Report?
        var audits: [NoteletCheck.Audit]?
        do throws(RunError) {
            if !configuration.outputDirectory.isEmpty { report = try CheckRun(configuration: configuration).run() }
            if settings.notelet { audits = try NoteletCheck(configuration: configuration).run() }
        } catch {
            throw CommandFailure(error, of: .check)
        }
        if settings.format == .json {
            let result = Result(upToDate: report?.upToDate, items: report?.items, problems: report?.problems, notelet: audits)
            try console.result(JSONText.of(result))
        }
        if let report { try tell(report) }
        for audit in audits ?? [] { try tell(audit) }
        let isFit = audits?.allSatisfy { $0.errors == 0 } ?? true
        return report?.upToDate ?? true && isFit ? .success : .outOfDate
    }

    private func configuration(for operands: [String]) throws(CommandFailure) -> Configuration {
        var configuration = try settings.configuration(of: .check, for: operands)
        configuration.dryRun = true
        if configuration.outputDirectory.isEmpty, !settings.notelet {
            throw .usage("--out is missing: \(CommandDefinition.of(.check).usage)", of: .check)
        }
        return configuration
    }

    private func tell(_ report: CheckRun.Report) throws(CommandFailure) {
        for item in report.items {
            if let message = item.message {
                console.error(message)
            } else {
                console.note("\(item.manifest): \(item.path): \(item.source): up to date")
            }
        }
        for problem in report.problems { console.error(problem) }
        let stale = report.items.count { !$0.upToDate }
        let folder = settings.configuration.outputDirectory
        if report.upToDate {
            try tell("\(folder): up to date, \(Units.count(report.items.count, "media item"))")
            return
        }
        let share = stale > 0 ? ", \(stale) of \(Units.count(report.items.count, "media item"))" : ""
        let process = "'\(Version.program) process'"
        let advice =
            report.items.contains { $0.reason == CheckRun.Item.otherSettings }
            ? "check with the options that \(process) had, or run it with these" : "run \(process) with the same options"
        try tell("\(folder): out of date\(share); \(advice)")
    }

    private func tell(_ audit: NoteletCheck.Audit) throws(CommandFailure) {
        for finding in audit.findings {
            let text = finding.description(inFile: audit.manifest)
            switch finding.severity {
            case .error: console.error(text)
            case .warning: console.warning(text)
            }
        }
        let verdict = audit.errors > 0 ? "not fit for Notelet" : "fit for Notelet"
        let counts = [(audit.errors, "error"), (audit.warnings, "warning")].filter { $0.0 > 0 }.map(Units.count)
        try tell("\(audit.manifest): \(([verdict] + counts).joined(separator: ", "))")
    }

    /// A line for people.
    private func tell(_ text: String) throws(CommandFailure) {
        guard settings.format == .text, settings.verbosity != .quiet else { return }
        try console.result(Escaping.visible(text) + "\n")
    }
}
