import Dispatch
import Foundation
import Synchronization

/// A remote source as far as a plan needs it.
struct RemoteSource: Sendable {
    var sha256: String
    var bytes: Int
    /// The copy in `.notelet-media/sources/`; `nil` where the server, or the lock of a run that may not ask it, vouches for a
    /// version whose bytes are not here.
    var path: String?
    var validators: Validators
}

/// Fetches the remote sources of a run, each once, several at a time, before the plan is made.
struct RemoteSources: Sendable {
    var configuration: Configuration
    var folder: OutputFolder
    var lock: LockFile
    var digests: FileDigests
    var events: @Sendable (RunEvent) -> Void
    var isCancelled: @Sendable () -> Bool

    /// Threads that wait for the network; the fetcher itself keeps to four per host.
    private static let transfers = 8

    /// The name that a URL has in the lock and in the folder: the URL itself may hold secrets.
    static func identifier(of url: String) -> String { SHA256Digest.hex(of: Data(url.utf8)) }

    /// Asks each server once.
    ///
    /// - Throws: `RunError` where `--header` is malformed.
    func fetch(_ urls: [String]) throws(RunError) -> [String: Result<RemoteSource, ItemError>] {
        if urls.isEmpty { return [:] }
        let fetcher = RemoteFetcher(settings: try settings())
        let sources = SharedResults()
        let queue = DispatchQueue(label: "notelet-media.transfers", attributes: .concurrent)
        let slots = DispatchSemaphore(value: Self.transfers)
        let group = DispatchGroup()
        for url in urls {
            slots.wait()
            queue.async(group: group) {
                let result = Result { () throws(ItemError) in try source(url, fetcher) }
                sources.values.withLock { $0[url] = result }
                slots.signal()
            }
        }
        group.wait()
        return sources.values.withLock { $0 }
    }

    /// What the lock knows, for a run that may ask nobody.
    func known(_ urls: [String]) -> [String: Result<RemoteSource, ItemError>] {
        var sources: [String: Result<RemoteSource, ItemError>] = [:]
        for url in urls {
            let entry = lock.remote(Self.identifier(of: url))
            sources[url] =
                entry.map { entry in
                    .success(RemoteSource(sha256: entry.sha256, bytes: entry.bytes, path: nil, validators: entry.validators))
                } ?? .failure(ItemError(code: "notFetched", message: "was never fetched; run process first"))
        }
        return sources
    }

    /// Fetches a version that only its digest is known of, once its bytes are needed after all.
    func complete(_ url: String, _ source: RemoteSource) throws(ItemError) -> RemoteSource {
        guard source.path == nil else { return source }
        do { return try download(url, RemoteFetcher(settings: settings()), known: nil) } catch let error as ItemError {
            throw error
        } catch { throw ItemError(error) }
    }

    /// Removes copies that no source of this run needs.
    func removeUnused(_ urls: [String]) {
        let used = Set(urls.map(Self.identifier))
        for name in FileSystem.names(in: folder.sourcesPath) where !used.contains(String(name.prefix(64))) {
            FileSystem.remove(folder.sourcesPath + "/" + name)
        }
    }

    private func settings() throws(RunError) -> FetchSettings {
        var settings = FetchSettings()
        settings.maxBytes = configuration.maxBytes
        settings.allowedHosts = Set(configuration.allowedHosts)
        settings.allowPrivateHosts = configuration.allowPrivateHosts
        settings.offline = configuration.offline
        for line in configuration.headers { settings.headers.append(try HostHeader(parsing: line)) }
        return settings
    }

    private func source(_ url: String, _ fetcher: RemoteFetcher) throws(ItemError) -> RemoteSource {
        let identifier = Self.identifier(of: url)
        let entry = lock.remote(identifier)
        let copy = try? digests.digest(of: folder.sourcesPath + "/" + identifier)
        let path = copy != nil && (entry == nil || copy?.sha256 == entry?.sha256) ? folder.sourcesPath + "/" + identifier : nil
        if configuration.offline {
            if let entry {
                return RemoteSource(sha256: entry.sha256, bytes: entry.bytes, path: path, validators: entry.validators)
            }
            if let copy, let path {
                return RemoteSource(sha256: copy.sha256, bytes: copy.stamp.bytes, path: path, validators: Validators())
            }
        }
        guard let entry, !entry.validators.isEmpty else { return try download(url, fetcher, known: nil) }
        return try download(url, fetcher, known: (entry, path))
    }

    private func download(
        _ url: String, _ fetcher: RemoteFetcher, known: (entry: LockFile.Remote, path: String?)?
    ) throws(ItemError) -> RemoteSource {
        let path = folder.sourcesPath + "/" + Self.identifier(of: url)
        let shown = RemoteFetcher.redacted(url)
        do throws(FileError) { try FileSystem.makeDirectory(folder.sourcesPath) } catch {
            throw ItemError(code: "cannotWrite", message: error.message)
        }
        switch try fetcher.fetch(url, to: path, known: known?.entry.validators, isCancelled: isCancelled) {
        case .notModified:
            guard let known else { throw ItemError(code: "badResponse", message: "the server answered 304 to a plain request") }
            events(.note("\(shown): not modified"))
            return RemoteSource(
                sha256: known.entry.sha256, bytes: known.entry.bytes, path: known.path, validators: known.entry.validators)
        case .fetched(let bytes, let validators, let finalURL):
            events(.note("\(shown): fetched \(bytes) bytes\(finalURL == shown ? "" : " from \(finalURL)")"))
            guard bytes > 0 else { throw ItemError(code: "empty", message: "the server sent an empty file (0 bytes)") }
            do throws(FileError) {
                let sha256 = try SHA256Digest.hex(ofFile: path).hex
                digests.note(path, sha256: sha256)
                return RemoteSource(sha256: sha256, bytes: bytes, path: path, validators: validators)
            } catch { throw ItemError(code: "unreadable", message: error.message) }
        }
    }

    private final class SharedResults: Sendable {
        let values = Mutex<[String: Result<RemoteSource, ItemError>]>([:])
    }
}
