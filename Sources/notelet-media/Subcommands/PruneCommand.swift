import Foundation
import MediaPipeline

/// `prune`: removes what nothing names any more, and says what that was.
struct PruneCommand: Subcommand {
    let settings: Settings
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        if let surplus = operands.first {
            let hint =
                surplus.hasSuffix(".json")
                ? "; to keep the files of a manifest: --keep-manifest \(surplus)" : "; name the folder with --out \(surplus)"
            throw .usage("prune takes no operand, and there is '\(surplus)'\(hint)", of: .prune)
        }
        let folder = settings.configuration.outputDirectory
        guard !folder.isEmpty else { throw .usage("--out is missing: \(CommandDefinition.of(.prune).usage)", of: .prune) }
        let report: PruneRun.Report
        do throws(RunError) {
            report = try PruneRun(
                outputDirectory: folder, keepManifests: settings.keepManifests, dryRun: settings.configuration.dryRun
            ).run()
        } catch {
            throw CommandFailure(error, of: .prune)
        }
        for name in report.altered {
            console.warning("\(path(of: name)): stays: its bytes are not those that were written")
        }
        for name in report.kept { console.note("\(path(of: name)): stays: a manifest names it") }
        switch settings.format {
        case .json: try console.result(JSONText.of(report))
        case .text where settings.verbosity != .quiet: try console.result(text(of: report))
        case .text: break
        }
        return .success
    }

    private func path(of name: String) -> String {
        (settings.configuration.outputDirectory as NSString).appendingPathComponent(name)
    }

    /// A line per file, then the sum.
    private func text(of report: PruneRun.Report) -> String {
        let count = Units.count(report.removed.count, "file")
        let sum: String
        if report.removed.isEmpty {
            sum = "Nothing to remove"
        } else if report.dryRun {
            sum = "\(count) would be removed, \(Units.bytes(report.bytes))"
        } else {
            sum = "\(count) removed, \(Units.bytes(report.bytes))"
        }
        let kept = report.kept.isEmpty ? "" : "; \(Units.count(report.kept.count, "file")) kept for other manifests"
        return (report.removed.map(path) + [sum + kept]).map { Escaping.visible($0) + "\n" }.joined()
    }
}
