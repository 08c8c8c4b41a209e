import Foundation
import NotesManifest

/// A manifest that was read, and where its sources and its rewritten form lie.
struct LoadedManifest {
    /// As the user named it.
    var path: String
    /// Absolute path that the rewritten manifest is written to.
    var target: String
    var document: ManifestDocument
    var locator: SourceLocator

    /// The sources that are to be fetched, each once.
    var remoteURLs: [String] {
        var seen: Set<String> = []
        return document.references.map(\.url).filter { RemoteFetcher.isRemote($0) && seen.insert($0).inserted }
    }

    /// Reads all manifests of a run.
    ///
    /// - Throws: `RunError` naming every manifest that is missing or not valid.
    static func load(_ configuration: Configuration, folder: OutputFolder) throws(RunError) -> [LoadedManifest] {
        if configuration.manifests.isEmpty { throw RunError(.usage, "no manifest was named") }
        if configuration.manifestOutput != nil, configuration.manifests.count > 1 {
            throw RunError(.usage, "--manifest names one file, but \(configuration.manifests.count) manifests were given")
        }
        var loaded: [LoadedManifest] = []
        var problems: [String] = []
        var kind: RunError.Kind?
        for path in configuration.manifests {
            do throws(RunError) {
                loaded.append(try load(path, configuration, folder))
            } catch {
                problems.append(error.message)
                kind = kind ?? error.kind
            }
        }
        if let kind { throw RunError(kind, problems.joined(separator: "\n")) }
        try checkTargets(loaded, configuration)
        return loaded
    }

    private static func load(
        _ path: String, _ configuration: Configuration, _ folder: OutputFolder
    ) throws(RunError) -> LoadedManifest {
        let data: Data
        do throws(FileError) {
            guard try FileSystem.status(of: path).kind != .directory else { throw FileError("read", path, code: EISDIR) }
            data = try FileSystem.read(path, pipes: true)
        } catch {
            throw RunError(.missingInput, "\(path): \(error.isMissing ? "no such file" : error.reason)")
        }
        let document: ManifestDocument
        do throws(ManifestError) { document = try ManifestDocument(parsing: data, fileName: path) } catch {
            throw RunError(.invalidManifest, insteadOfManifest(path) ?? "\(error)")
        }
        let root = configuration.sourceRoot ?? (path as NSString).deletingLastPathComponent
        let locator: SourceLocator
        do throws(FileError) { locator = try SourceLocator(root: root, maxBytes: configuration.maxBytes) } catch {
            throw RunError(.missingInput, "\(root): \(error.isMissing ? "no such folder" : error.reason) (--source-root)")
        }
        let target =
            configuration.manifestOutput.map(FileSystem.absolute) ?? folder.path(of: (path as NSString).lastPathComponent)
        return LoadedManifest(path: path, target: target, document: document, locator: locator)
    }

    /// What to say of a file that is no manifest because it is a picture or a video.
    private static func insteadOfManifest(_ path: String) -> String? {
        guard let kind = (try? Inspection.of(path: path))?.kind else { return nil }
        return "\(path): this is \(kind == "image" ? "an image" : "a video"), not a manifest; 'inspect' tells more of it, "
            + "and a manifest names it as \"url\""
    }

    /// The real path of an item's source.
    func locate(_ reference: MediaReference) throws(ItemError) -> String {
        do throws(ItemError) { return try locator.locate(reference.url) } catch {
            // The original's path counts from the author's manifest, which may have lain elsewhere.
            let folder = (path as NSString).deletingLastPathComponent
            guard error.code == "notFound", reference.isRewritten, locator.root == folder else { throw error }
            throw ItemError(
                code: error.code,
                message: "no such file beside this rewritten manifest; name the folder of the originals with --source-root")
        }
    }

    /// The source that the rewritten manifest would be written over.
    private func sourceAtTarget(_ configuration: Configuration) -> String? {
        guard configuration.manifestOutput != nil, let real = try? FileSystem.realPath(target) else { return nil }
        return document.references.map(\.url).first { !RemoteFetcher.isRemote($0) && (try? locator.locate($0)) == real }
    }

    /// No manifest may be written over another, nor by default over the one that was read.
    private static func checkTargets(_ loaded: [LoadedManifest], _ configuration: Configuration) throws(RunError) {
        var owners: [String: String] = [:]
        for manifest in loaded {
            if let other = owners[manifest.target] {
                throw RunError(
                    .usage,
                    "\(other) and \(manifest.path) would both be written to \(manifest.target); process them into two folders")
            }
            owners[manifest.target] = manifest.path
            if (manifest.target as NSString).lastPathComponent == LockFile.name {
                throw RunError(.usage, "\(LockFile.name) is the lock file's name; name the manifest otherwise")
            }
            let same = (try? FileSystem.realPath(manifest.target)) == (try? FileSystem.realPath(manifest.path))
            if same, configuration.manifestOutput == nil, manifest.document.references.contains(where: \.isRewritten) {
                throw RunError(
                    .usage, "\(manifest.path) is what an earlier run wrote; name your own manifest, which that run read")
            }
            if let source = manifest.sourceAtTarget(configuration) {
                throw RunError(.usage, "--manifest \(manifest.target) would replace the source \(source); name another file")
            }
            if same, configuration.manifestOutput == nil {
                throw RunError(
                    .usage,
                    "\(manifest.path) would be replaced by the rewritten manifest; name another --out, or say so with --manifest \(manifest.path)"
                )
            }
        }
    }
}
