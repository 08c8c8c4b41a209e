import Foundation
import NotesManifest

/// What is to be done: each item of the manifests in order, and the jobs that they share.
struct Plan {
    /// One media object and what is known of it before any work.
    struct Item {
        var manifest: Int
        var reference: MediaReference
        var outcome: Outcome
        /// Size of the source; 0 where it was not found.
        var bytesIn = 0
        /// Where the source is not a file of this machine.
        var remote: RemoteSource?
    }

    enum Outcome {
        /// The index of a job.
        case job(Int)
        /// The lock's result still stands.
        case unchanged(Job.Key, JobResult)
        case failed(ItemError)
    }

    /// One job and why it is not saved by the lock.
    struct Work {
        var job: Job
        /// What the source's file must still be when the job has ended; `nil` for a copy of our own.
        var stamp: FileStamp?
        var reason: String
        /// Why it cannot even begin.
        var failure: ItemError?
    }

    /// A reason that `check` gives advice on.
    static let otherSettings = "the settings or libraries changed"

    var items: [Item] = []
    var work: [Work] = []

    /// Finds and hashes every source, and looks each up in the lock.
    ///
    /// - Parameters:
    ///   - remotes: what is known of the remote sources, by their URL.
    ///   - isCancelled: polled per item.
    init(
        manifests: [LoadedManifest], configuration: Configuration, lock: LockFile, folder: OutputFolder, digests: FileDigests,
        remotes: [String: Result<RemoteSource, ItemError>],
        isCancelled: () -> Bool
    ) {
        var results: [Job.Key: Outcome] = [:]
        var recipeDigests: [Recipe: String] = [:]
        var locked: [Job.Key: JobResult] = [:]
        for entry in lock.entries { locked[entry.key] = entry.result }
        let lockedSources = Set(lock.entries.map(\.key.source))
        let lockedSlugs = Set(lock.entries.map(\.key.slug))

        for (index, manifest) in manifests.enumerated() {
            for reference in manifest.document.references {
                if isCancelled() { return }
                var item = Item(manifest: index, reference: reference, outcome: .failed(ItemError(code: "", message: "")))
                defer { items.append(item) }
                do throws(ItemError) {
                    let source: (path: String, sha256: String, stamp: FileStamp?)
                    let name: String
                    if let remote = remotes[reference.url] {
                        let found = try remote.get()
                        item.remote = found
                        item.bytesIn = found.bytes
                        source = (found.path ?? "", found.sha256, nil)
                        name = RemoteFetcher.fileName(of: reference.url)
                    } else {
                        let path = try manifest.locate(reference)
                        do throws(FileError) {
                            let digest = try digests.digest(of: path)
                            source = (path, digest.sha256, digest.stamp)
                        } catch {
                            throw ItemError(code: "unreadable", message: "cannot be read: \(error.reason)")
                        }
                        item.bytesIn = source.stamp?.bytes ?? 0
                        name = reference.url.removingPercentEncoding ?? reference.url
                    }
                    let recipe = Recipe(for: reference, in: configuration)
                    let recipeDigest = recipeDigests[recipe] ?? recipe.digest
                    recipeDigests[recipe] = recipeDigest
                    let key = Job.Key(source: source.sha256, recipe: recipeDigest, slug: Slug.of(fileName: name))
                    if let known = results[key] {
                        item.outcome = known
                        continue
                    }
                    let reason: String
                    if let result = locked[key] {
                        let damaged = result.files.first { !Self.isIntact($0, in: folder, digests) }
                        if damaged == nil, !configuration.force {
                            item.outcome = .unchanged(key, result)
                            results[key] = item.outcome
                            continue
                        }
                        reason = damaged.map { "\($0.name) is missing or was altered" } ?? "--force"
                    } else if lockedSources.contains(key.source) {
                        reason = Self.otherSettings
                    } else {
                        reason = lockedSlugs.contains(key.slug) ? "the source changed" : "new"
                    }
                    let job = Job(
                        path: source.path, source: RemoteFetcher.redacted(reference.url),
                        kind: reference.kind == .image ? .image : .video, recipe: recipe,
                        slug: key.slug, key: key)
                    item.outcome = .job(work.count)
                    results[key] = item.outcome
                    work.append(Work(job: job, stamp: source.stamp, reason: reason))
                } catch {
                    item.outcome = .failed(error)
                }
            }
        }
    }

    private static func isIntact(_ file: JobResult.File, in folder: OutputFolder, _ digests: FileDigests) -> Bool {
        guard let found = try? digests.digest(of: folder.path(of: file.name)) else { return false }
        return found.stamp.bytes == file.bytes && found.sha256 == file.sha256
    }
}
