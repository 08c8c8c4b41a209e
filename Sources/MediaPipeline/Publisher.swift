import Foundation
import NotesManifest

/// Moves finished outputs into the folder, then the lock, then the manifests: at any moment the manifest in the folder names
/// only complete files.
struct Publisher {
    var folder: OutputFolder
    var digests: FileDigests

    /// Renames a job's outputs into place; what is there already under the same name has the same bytes, or is replaced by them.
    func publish(_ staged: StagedJob, _ result: JobResult) throws(FileError) {
        for file in result.files {
            try FileSystem.move(staged.path(of: file.name), to: folder.path(of: file.name))
            digests.note(folder.path(of: file.name), sha256: file.sha256)
        }
    }

    /// Makes the renames durable before anything names the files.
    func settle() throws(FileError) { try FileSystem.synchronizeDirectory(folder.path) }

    /// Replaces a file in one step, unless it holds these bytes already.
    func replace(_ path: String, with data: Data) throws(FileError) {
        if let there = try? FileSystem.read(path), there == data { return }
        let directory = (path as NSString).deletingLastPathComponent
        try FileSystem.makeDirectory(directory)
        let temporary = directory + "/" + OutputFolder.temporaryPrefix + (path as NSString).lastPathComponent
        do throws(FileError) {
            try FileSystem.write(data, to: temporary)
            try FileSystem.move(temporary, to: path)
        } catch {
            FileSystem.remove(temporary)
            throw error
        }
        try FileSystem.synchronizeDirectory(directory)
    }
}

/// The URLs that a rewritten manifest names its assets by.
struct AssetURLs {
    /// Ends in a slash, or is empty.
    private let prefix: String

    /// - Parameter baseURL: a URL prefix; `nil`: the way from the manifest's folder to the output folder.
    init(baseURL: String?, manifest: String, folder: OutputFolder) {
        if let baseURL, !baseURL.isEmpty {
            prefix = baseURL.hasSuffix("/") ? baseURL : baseURL + "/"
        } else {
            let from = (FileSystem.absolute(manifest) as NSString).deletingLastPathComponent.split(separator: "/")
            let to = folder.path.split(separator: "/")
            let common = zip(from, to).prefix { $0 == $1 }.count
            let steps = from.dropFirst(common).map { _ in Substring("..") } + to.dropFirst(common)
            prefix = steps.map { Self.encoded($0) + "/" }.joined()
        }
    }

    subscript(name: String) -> String { prefix + name }

    /// Percent-encodes one path segment (RFC 3986 §3.3).
    private static func encoded(_ segment: Substring) -> String {
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "/:;")
        return segment.addingPercentEncoding(withAllowedCharacters: allowed) ?? String(segment)
    }
}

extension ProcessedMedia {
    /// The keys of one media object.
    init(_ result: JobResult, sha256: String, reference: MediaReference, urls: AssetURLs) {
        let isVideo = reference.kind == .video
        let master = result.renditions[0]
        let variants = result.renditions.dropFirst().map { file in
            Variant(
                url: urls[file.name], width: file.width ?? 0, height: file.height ?? 0, type: file.type, bytes: file.bytes,
                codecs: file.codecs, frameRate: file.frameRate, bitrate: file.bitrate)
        }
        let poster = result.poster.map { file in
            Poster(
                url: urls[file.name], width: file.width ?? 0, height: file.height ?? 0, type: file.type, bytes: file.bytes,
                time: result.posterTime ?? 0)
        }
        self.init(
            url: urls[master.name], width: master.width ?? 0, height: master.height ?? 0, type: master.type, bytes: master.bytes,
            codecs: master.codecs, duration: isVideo ? result.duration : nil, frameRate: master.frameRate,
            bitrate: master.bitrate,
            hasAudio: isVideo ? result.hasAudio : nil, poster: poster,
            placeholder: Placeholder(blurhash: result.blurhash, color: result.color), variants: Array(variants),
            stream: result.stream?.first.map { Stream(url: urls[$0.name], type: $0.type) },
            source: Source(
                url: reference.url, sha256: sha256, width: result.sourceWidth, height: result.sourceHeight,
                duration: isVideo ? result.sourceDuration : nil))
    }
}
