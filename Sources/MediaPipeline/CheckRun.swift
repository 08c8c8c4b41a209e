import Foundation
import NotesManifest

/// The release gate: whether an output folder is what `process` would leave. No network, no writes.
public struct CheckRun: Sendable {
    private let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// What is stale, item by item.
    public struct Report: Codable, Sendable {
        public var upToDate: Bool
        /// Those of the manifests in order.
        public var items: [Item]
        /// What is wrong beside the items, in sentences: a manifest or the lock that would be written anew.
        public var problems: [String]
    }

    /// One `media` object.
    public struct Item: Codable, Sendable {
        /// JSON path: "[0].items[2].media".
        public var path: String
        public var manifest: String
        /// As the author wrote it.
        public var source: String
        public var upToDate: Bool
        /// Why it is not: "new", "the source changed", an output's name, a cause of failure.
        public var reason: String?
    }

    /// - Throws: `RunError` where a manifest is missing or not valid.
    public func run() throws(RunError) -> Report {
        let folder = OutputFolder(configuration.outputDirectory)
        let manifests = try LoadedManifest.load(configuration, folder: folder)
        guard let lock = LockFile.read(from: folder.lockPath) else {
            let missing = !FileSystem.exists(folder.lockPath)
            let problem =
                "\(configuration.outputDirectory)/\(LockFile.name) \(missing ? "is missing" : "cannot be read"); run process first"
            return Report(upToDate: false, items: [], problems: [problem])
        }
        let plan = Plan(
            manifests: manifests, configuration: configuration, lock: lock, folder: folder,
            digests: FileDigests(path: folder.stampsPath), isCancelled: { false })
        let items = plan.items.map { item in
            var reason: String?
            switch item.outcome {
            case .unchanged: break
            case .failed(let error): reason = error.message
            case .job(let index): reason = plan.work[index].reason
            }
            return Item(
                path: item.reference.path.description, manifest: manifests[item.manifest].path, source: item.reference.url,
                upToDate: reason == nil, reason: reason)
        }
        var problems: [String] = []
        if items.allSatisfy(\.upToDate) {
            let publication = Publication(
                plan, plan.work.map { _ in nil }, manifests, after: lock, configuration: configuration, folder: folder)
            for manifest in publication.manifests {
                guard let there = try? FileSystem.read(manifest.path) else {
                    problems.append("\(manifest.path) is missing")
                    continue
                }
                if there != manifest.data { problems.append("\(manifest.path) is not what process would write") }
            }
            if publication.lock != lock { problems.append("\(folder.lockPath) is not what process would write") }
        }
        return Report(upToDate: problems.isEmpty && items.allSatisfy(\.upToDate), items: items, problems: problems)
    }
}
