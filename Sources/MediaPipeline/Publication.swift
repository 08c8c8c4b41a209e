import Foundation
import NotesManifest

/// What a folder holds once all is published: the lock and the rewritten manifests, as bytes.
struct Publication {
    var lock: LockFile
    /// By manifest: where it goes and what it says.
    var manifests: [(path: String, data: Data)]

    /// - Parameter outcomes: by job of the plan; items without a result get back the URL that their author wrote.
    init(
        _ plan: Plan, _ outcomes: [WorkOutcome?], _ manifests: [LoadedManifest], after lock: LockFile,
        configuration: Configuration,
        folder: OutputFolder
    ) {
        var results: [Job.Key: JobResult] = [:]
        var changes: [[JSONPath: ProcessedMedia]] = manifests.map { _ in [:] }
        let urls = manifests.map { AssetURLs(baseURL: configuration.baseURL, manifest: $0.target, folder: folder) }
        for item in plan.items {
            guard let (key, result) = Self.result(of: item, plan, outcomes) else { continue }
            results[key] = result
            changes[item.manifest][item.reference.path] = ProcessedMedia(
                result, sha256: key.source, reference: item.reference, urls: urls[item.manifest])
        }
        let remotes = plan.items.compactMap { item -> LockFile.Remote? in
            guard let remote = item.remote, Self.result(of: item, plan, outcomes) != nil else { return nil }
            return LockFile.Remote(
                identifier: RemoteSources.identifier(of: item.reference.url), sha256: remote.sha256, bytes: remote.bytes,
                etag: remote.validators.etag, lastModified: remote.validators.lastModified)
        }
        var seen: Set<String> = []
        self.lock = lock.replacing(with: results, remotes: remotes.filter { seen.insert($0.identifier).inserted })
        self.manifests = zip(manifests, changes).map { ($0.target, $0.document.rewritten($1)) }
    }

    private static func result(of item: Plan.Item, _ plan: Plan, _ outcomes: [WorkOutcome?]) -> (Job.Key, JobResult)? {
        switch item.outcome {
        case .failed: nil
        case .unchanged(let key, let result): (key, result)
        case .job(let index):
            (try? outcomes[index]?.result.get()).map { (plan.work[index].job.key, $0) }
        }
    }
}
