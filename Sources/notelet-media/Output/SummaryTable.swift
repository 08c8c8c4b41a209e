import MediaPipeline

/// What `process` did, for people: a line per item and one with the sums.
struct SummaryTable {
    let report: Report
    let columns: Int
    let style: Style

    /// Widths of all columns but the first.
    private static let widths = [9, 9, 7, 12]
    private static let heads = ["Before", "After", "Saved", "Time"]

    var text: String {
        let rows = report.items.map { item in
            Row(name: name(of: item), cells: cells(of: item), status: item.status)
        }
        let room = max(20, columns - Self.widths.reduce(0, +))
        let longest = (rows.map { TextWidth.of($0.name) } + [totalsName.count]).max() ?? 0
        let first = min(max(longest, 12), room)
        var lines: [String] = []
        if !rows.isEmpty {
            lines.append(style.bold(line("Item", Self.heads, first)))
            lines += rows.map { row in
                let text = line(row.name, row.cells, first)
                switch row.status {
                case .failed: return style.red(text)
                case .unchanged: return style.dim(text)
                case .processed: return text
                }
            }
            lines.append(style.dim(String(repeating: "-", count: first + Self.widths.reduce(0, +))))
        }
        lines.append(style.bold(line(totalsName, totals, first)))
        return lines.map { $0 + "\n" }.joined()
    }

    private struct Row {
        let name: String
        let cells: [String]
        let status: Report.Item.Status
    }

    private func line(_ name: String, _ cells: [String], _ first: Int) -> String {
        let rest = zip(cells, Self.widths).map { TextWidth.padded($0, to: $1, right: true) }
        return TextWidth.padded(TextWidth.shortened(name, to: first), to: first) + rest.joined()
    }

    private func name(of item: Report.Item) -> String {
        Escaping.visible((item.manifest.map { "\($0): " } ?? "") + item.source)
    }

    private func cells(of item: Report.Item) -> [String] {
        switch item.status {
        case .processed where isDryRun: [before(item.bytesIn), "-", "-", "to do"]
        case .processed: sizes(item.bytesIn, item.bytesMain) + [Units.seconds(item.seconds)]
        case .unchanged: sizes(item.bytesIn, item.bytesMain) + ["unchanged"]
        case .failed: [before(item.bytesIn), "-", "-", "failed"]
        }
    }

    /// Nothing was done, and nothing is known of what would come out.
    private var isDryRun: Bool { report.dryRun == true }

    private func before(_ bytes: Int) -> String { bytes > 0 ? Units.bytes(bytes) : "-" }

    private func sizes(_ before: Int, _ after: Int) -> [String] {
        [self.before(before), Units.bytes(after), Units.saved(from: before, to: after)]
    }

    private var totalsName: String {
        let totals = report.totals
        let parts = [
            (totals.processed, isDryRun ? "to do" : "processed"), (totals.unchanged, "unchanged"), (totals.failed, "failed"),
        ]
        let named = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return named.isEmpty ? "No media items" : named.joined(separator: ", ")
    }

    private var totals: [String] {
        let time = Units.seconds(report.totals.seconds)
        if report.items.isEmpty { return ["", "", "", time] }
        if isDryRun { return [before(report.totals.bytesIn), "-", "-", time] }
        return sizes(report.totals.bytesIn, report.totals.bytesMain) + [time]
    }
}
