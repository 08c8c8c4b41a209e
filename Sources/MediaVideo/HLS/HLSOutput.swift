/// The files of an HTTP Live Streaming rendition set, named relative to the directory given to the renderer.
public struct HLSOutput: Codable, Sendable, Hashable {
    /// The multivariant playlist.
    public var playlist: String
    /// Every file that playing needs, the multivariant playlist included. A file stands behind all that it names: media
    /// first, then the media playlists, the multivariant playlist last.
    public var files: [HLSFile]

    public init(playlist: String, files: [HLSFile]) {
        self.playlist = playlist
        self.files = files
    }
}

/// One file of a rendition set.
public struct HLSFile: Codable, Sendable, Hashable {
    /// What is inside.
    public enum Kind: String, Codable, Sendable, Hashable {
        case video, audio, mediaPlaylist, iFramePlaylist, multivariantPlaylist
    }

    public var name: String
    public var kind: Kind
    /// Pixels of the square; for what serves all renditions (the sound, the multivariant playlist) those of the largest.
    public var side: Int

    public init(name: String, kind: Kind, side: Int) {
        self.name = name
        self.kind = kind
        self.side = side
    }

    public var isPlaylist: Bool {
        switch kind {
        case .video, .audio: false
        case .mediaPlaylist, .iFramePlaylist, .multivariantPlaylist: true
        }
    }

    /// Without a dot.
    public var fileExtension: String {
        switch kind {
        case .video, .audio: "mp4"
        case .mediaPlaylist, .iFramePlaylist, .multivariantPlaylist: "m3u8"
        }
    }

    /// As registered (RFC 8216 §10 for playlists).
    public var mimeType: String {
        switch kind {
        case .video: "video/mp4"
        case .audio: "audio/mp4"
        case .mediaPlaylist, .iFramePlaylist, .multivariantPlaylist: "application/vnd.apple.mpegurl"
        }
    }
}

extension HLSOutput {
    /// Gives each file its final name and makes the playlists follow.
    ///
    /// ```swift
    /// let published = try output.renamed(in: staging) { file in
    ///     let hash = try SHA256Digest.hex(ofFile: staging + "/" + file.name).hex
    ///     return "\(slug)-\(file.side)-\(hash.prefix(12)).\(file.fileExtension)"
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - directory: where the files are, and stay.
    ///   - finalName: called once per file in the order of `files`. What the file names has its final name by then and is
    ///     named so inside it, so its bytes are final: a hash of them may be part of the name.
    /// - Returns: the same files under their final names, in the same order.
    /// - Throws: what `finalName` throws, or a `VideoError` (`cannotWrite`, `unreadable`); some files may have been renamed.
    public func renamed(in directory: String, finalName: (HLSFile) throws -> String) throws -> HLSOutput {
        var uris: [String: String] = [:]
        var result = HLSOutput(playlist: playlist, files: [])
        for file in files {
            let path = directory + "/" + file.name
            if file.isPlaylist {
                let text = try StagedFile.read(path)
                let rewritten = PlaylistReferences.replaced(in: text) { uris[$0] }
                if rewritten != text { try StagedFile.write(rewritten, to: path) }
            }
            var renamed = file
            renamed.name = try finalName(file)
            if result.files.contains(where: { $0.name == renamed.name }) {
                throw VideoError(.cannotWrite, "two files of the stream would both be named \(renamed.name)")
            }
            try StagedFile.move(path, to: directory + "/" + renamed.name)
            uris[PlaylistReferences.uri(file.name)] = PlaylistReferences.uri(renamed.name)
            if file.name == playlist { result.playlist = renamed.name }
            result.files.append(renamed)
        }
        return result
    }
}
