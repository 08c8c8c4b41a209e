import Foundation
import MediaImage
import MediaVideo
import NotesManifest

/// Audits manifests as files, with the facts of the files that they name and that lie here. No network, no writes.
public struct NoteletCheck: Sendable {
    private let configuration: Configuration

    /// - Parameter configuration: where its output folder is named, the manifests that ship are looked at there.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// One manifest that was looked at.
    public struct Audit: Codable, Sendable {
        /// As the user would name it.
        public var manifest: String
        public var findings: [NoteletAudit.Finding]

        public var errors: Int { findings.count { $0.severity == .error } }
        public var warnings: Int { findings.count { $0.severity == .warning } }
    }

    /// - Returns: an audit per manifest, in their order.
    /// - Throws: `RunError` where a manifest is missing or no JSON.
    public func run() throws(RunError) -> [Audit] {
        var audits: [Audit] = []
        for path in configuration.manifests { audits.append(try audit(shipped(for: path) ?? path)) }
        return audits
    }

    /// The rewritten manifest, where a run has left one.
    private func shipped(for manifest: String) -> String? {
        guard !configuration.outputDirectory.isEmpty else { return nil }
        let path =
            configuration.manifestOutput
            ?? (configuration.outputDirectory as NSString).appendingPathComponent((manifest as NSString).lastPathComponent)
        return FileSystem.exists(path) ? path : nil
    }

    private func audit(_ path: String) throws(RunError) -> Audit {
        let data: Data
        do throws(FileError) {
            guard try FileSystem.status(of: path).kind != .directory else { throw FileError("read", path, code: EISDIR) }
            data = try FileSystem.read(path, pipes: true)
        } catch {
            throw RunError(.missingInput, "\(path): \(error.isMissing ? "no such file" : error.reason)")
        }
        let directory = (FileSystem.absolute(path) as NSString).deletingLastPathComponent
        do throws(ManifestError) {
            return Audit(
                manifest: path,
                findings: try NoteletAudit.findings(in: data, fileName: path) { url, isRewritten in
                    look(up: url, isRewritten, beside: directory)
                })
        } catch {
            throw RunError(.invalidManifest, "\(error)")
        }
    }

    private func look(up url: String, _ isRewritten: Bool, beside directory: String) -> NoteletAudit.Lookup {
        let folder = configuration.outputDirectory.isEmpty ? directory : FileSystem.absolute(configuration.outputDirectory)
        if SourceLocator.scheme(of: url) != nil {
            // Names in the folder are made of the bytes: what is served under such a name is the file of that name here.
            let path = url.prefix { $0 != "?" && $0 != "#" }
            guard isRewritten, let name = path.split(separator: "/").last else { return .unknown }
            let file = folder + "/" + name
            return FileSystem.exists(file) ? asset(file) : .unknown
        }
        if isRewritten {
            // "../../assets/a.avif": not looked for where it leads out of both the manifest's folder and the output folder.
            let file = FileSystem.absolute(directory + "/" + (url.removingPercentEncoding ?? url))
            guard [directory, folder].contains(where: { file.hasPrefix($0 + "/") }) else { return .unknown }
            return FileSystem.exists(file) ? asset(file) : .missing
        }
        guard let locator = try? SourceLocator(root: configuration.sourceRoot ?? directory, maxBytes: .max) else {
            return .unknown
        }
        do throws(ItemError) {
            return asset(try locator.locate(url))
        } catch {
            return error.code == "notFound" ? .missing : .unusable(error.message)
        }
    }

    private func asset(_ path: String) -> NoteletAudit.Lookup {
        do throws(ItemError) {
            return .found(NoteletAudit.Asset(try Inspection.of(path: path, maxPixels: configuration.maxPixels)))
        } catch {
            // What is not read here may well be shown there.
            return error.code == "unsupportedFormat" ? .unknown : .unusable(error.message)
        }
    }
}

extension NoteletAudit.Asset {
    /// The facts of an inspected file.
    init(_ inspection: Inspection) {
        self.init(
            bytes: inspection.bytes, kind: inspection.video == nil ? .image : .video,
            format: inspection.video?.container ?? inspection.image?.format ?? "", codec: inspection.video?.videoCodec,
            frames: inspection.image?.frames ?? 1, duration: inspection.video?.duration,
            hasAudio: inspection.video?.audioCodec != nil)
    }
}
