import NotesManifest

extension ProcessRun {
    /// The report of a run, one item per media object in manifest order.
    ///
    /// - Parameter outcomes: by job; `nil` in a dry run, where items that would be done are "processed".
    func report(
        _ plan: Plan, _ outcomes: [WorkOutcome?]?, _ manifests: [LoadedManifest], since start: ContinuousClock.Instant
    ) -> Report {
        var counted: Set<Int> = []
        var report = Report(items: [], totals: .init())
        report.dryRun = outcomes == nil ? true : nil
        for item in plan.items {
            var outcome: WorkOutcome?
            if case .job(let index) = item.outcome {
                outcome = outcomes?[index]
                // What several items share is done, and counted, once.
                if !counted.insert(index).inserted { outcome?.seconds = 0 }
            }
            report.add(entry(item, plan, outcome, manifests))
        }
        report.totals.seconds = start.duration(to: .now).seconds
        return report
    }

    /// One item of the report.
    func entry(_ item: Plan.Item, _ plan: Plan, _ outcome: WorkOutcome?, _ manifests: [LoadedManifest]) -> Report.Item {
        var entry = Report.Item(
            path: item.reference.path.description, manifest: manifests.count > 1 ? manifests[item.manifest].path : nil,
            source: RemoteFetcher.redacted(item.reference.url), status: .processed, bytesIn: item.bytesIn)
        switch item.outcome {
        case .failed(let error): fail(&entry, error, item, manifests)
        case .unchanged(_, let result):
            entry.status = .unchanged
            entry.bytesOut = result.bytes
            entry.bytesMain = result.renditions.first?.bytes ?? 0
            entry.warnings = result.warnings
        case .job(let index):
            entry.reason = plan.work[index].reason
            entry.seconds = outcome?.seconds ?? 0
            switch outcome?.result {
            case .success(let result):
                entry.bytesOut = result.bytes
                entry.bytesMain = result.renditions.first?.bytes ?? 0
                entry.warnings = result.warnings
            case .failure(let error): fail(&entry, error, item, manifests)
            case nil: break
            }
        }
        return entry
    }

    private func fail(_ entry: inout Report.Item, _ error: ItemError, _ item: Plan.Item, _ manifests: [LoadedManifest]) {
        entry.status = .failed
        entry.error = Report.Failure(
            code: error.code,
            message: Diagnostic.line(
                manifest: manifests[item.manifest].path, path: item.reference.urlPath.description,
                source: RemoteFetcher.redacted(item.reference.url),
                cause: error.message))
        entry.hint = error.hint
    }
}

extension Report {
    fileprivate mutating func add(_ item: Item) {
        items.append(item)
        totals.bytesIn += item.bytesIn
        totals.bytesOut += item.bytesOut
        totals.bytesMain += item.bytesMain
        switch item.status {
        case .processed: totals.processed += 1
        case .unchanged: totals.unchanged += 1
        case .failed: totals.failed += 1
        }
    }
}
