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
        /// The same as a whole diagnostic: file, JSON path, source, cause.
        public var message: String?

        /// The reason of an item that was made under other settings, or by other versions of the libraries.
        public static let otherSettings = Plan.otherSettings
    }

    /// - Throws: `RunError` where a manifest is missing or not valid.
    public func run() throws(RunError) -> Report {
        let folder = OutputFolder(configuration.outputDirectory)
        let manifests = try LoadedManifest.load(configuration, folder: folder)
        guard let lock = LockFile.read(from: folder.lockPath) else {
            let missing = !FileSystem.exists(folder.lockPath)
            let path = (configuration.outputDirectory as NSString).appendingPathComponent(LockFile.name)
            let problem =
                missing ? "\(path): no such file; nothing was processed into this folder" : "\(path): not a lock that can be read"
            return Report(upToDate: false, items: [], problems: [problem])
        }
        let remotes = RemoteSources(
            configuration: configuration, folder: folder, lock: lock, digests: FileDigests(path: nil), events: { _ in },
            isCancelled: { false })
        let urls = manifests.flatMap(\.remoteURLs)
        let plan = Plan(
            manifests: manifests, configuration: configuration, lock: lock, folder: folder,
            digests: FileDigests(path: folder.stampsPath), remotes: remotes.known(urls), isCancelled: { false })
        let items = plan.items.map { item in
            var reason: String?
            switch item.outcome {
            case .unchanged: break
            case .failed(let error): reason = error.message
            case .job(let index): reason = plan.work[index].reason
            }
            let manifest = manifests[item.manifest].path
            let message = reason.map { reason in
                Diagnostic.line(
                    manifest: manifest, path: item.reference.urlPath.description, source: item.reference.url,
                    cause: reason == "new" ? "not processed yet" : reason)
            }
            return Item(
                path: item.reference.path.description, manifest: manifest, source: item.reference.url,
                upToDate: reason == nil, reason: reason, message: message)
        }
        var problems: [String] = []
        if items.allSatisfy(\.upToDate) {
            let publication = Publication(
                plan, plan.work.map { _ in nil }, manifests, after: lock, configuration: configuration, folder: folder)
            for manifest in publication.manifests {
                let name = shown(manifest.path, folder)
                guard let there = try? FileSystem.read(manifest.path) else {
                    problems.append("\(name): no such file; process would write it")
                    continue
                }
                if there != manifest.data { problems.append("\(name): not what process would write") }
            }
            if publication.lock != lock {
                problems.append("\(shown(folder.lockPath, folder)): not what process would write")
            }
        }
        return Report(upToDate: problems.isEmpty && items.allSatisfy(\.upToDate), items: items, problems: problems)
    }

    /// A path in the output folder as the user would type it.
    private func shown(_ path: String, _ folder: OutputFolder) -> String {
        guard path.hasPrefix(folder.path + "/") else { return configuration.manifestOutput ?? path }
        return (configuration.outputDirectory as NSString).appendingPathComponent(String(path.dropFirst(folder.path.count + 1)))
    }
}
