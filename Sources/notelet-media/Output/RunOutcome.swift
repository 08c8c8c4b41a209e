import Foundation
import MediaPipeline

/// What `process` tells people at its end: the table, one line where there was nothing to do, and after the first run what to
/// do with the folder.
struct RunOutcome {
    private let configuration: Configuration
    /// Where the rewritten manifests go, as the user would type it.
    private let manifests: [String]
    private let isFirst: Bool

    /// - Parameter configuration: of a run that has not begun.
    init(_ configuration: Configuration) {
        self.configuration = configuration
        let folder = configuration.outputDirectory as NSString
        manifests = configuration.manifests.map { path in
            configuration.manifestOutput ?? folder.appendingPathComponent((path as NSString).lastPathComponent)
        }
        isFirst = !manifests.contains { FileManager.default.fileExists(atPath: $0) }
    }

    func text(of report: Report, columns: Int, style: Style) -> String {
        if report.totals.unchanged > 0, report.totals.unchanged == report.items.count { return unchanged(report) }
        let table = SummaryTable(report: report, columns: columns, style: style).text
        return table + (nextStep(after: report).map { "\n\($0)\n" } ?? "")
    }

    private func unchanged(_ report: Report) -> String {
        let count = report.items.count
        let items = count == 1 ? "the one media item is unchanged" : "all \(count) media items are unchanged"
        let state = report.dryRun == true ? "" : "; \(names) \(manifests.count == 1 ? "is" : "are") up to date"
        return "Nothing to do: \(items)\(state)\n"
    }

    /// Only once: whoever runs it again knows.
    private func nextStep(after report: Report) -> String? {
        guard isFirst, report.dryRun != true, report.totals.processed > 0, report.totals.failed == 0 else { return nil }
        let folder = Escaping.visible(configuration.outputDirectory)
        return configuration.baseURL.map { base in
            "Next: upload \(folder) to \(Escaping.visible(base)), and point the app at \(names)"
        } ?? "Next: run again with --base-url, the address that \(folder) will have: Notelet loads whole URLs only"
    }

    private var names: String { Escaping.visible(manifests.joined(separator: ", ")) }
}
