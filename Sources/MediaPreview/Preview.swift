import Foundation
import NotesManifest

/// The preview of one manifest: the sheet as Notelet shows it, and what its media came from.
///
/// ```swift
/// let preview = try Preview(manifest: "assets/notes.json")
/// try preview.write(to: "assets/preview.html")
/// ```
public struct Preview: Sendable {
    let manifest: String
    let options: PreviewOptions
    /// The folder that is shown, every link followed.
    let root: String
    /// The manifest's own, below it.
    let base: String
    private let sourceRoots: [String]
    private let digests = FileDigests()

    /// Checks that there is something to show.
    ///
    /// - Parameter path: of a manifest, processed or not.
    /// - Throws: `PreviewError` where the manifest, or another file that was named, cannot be read or is not valid.
    public init(manifest path: String, options: PreviewOptions = PreviewOptions()) throws(PreviewError) {
        manifest = path
        self.options = options
        let folder = (path as NSString).deletingLastPathComponent
        guard Paths.stamp(path) != nil, let base = Paths.real(folder) else {
            throw PreviewError(.missingInput, "\(path): no such file")
        }
        self.base = base
        guard let root = Paths.real(options.folder ?? folder) else {
            throw PreviewError(.missingInput, "\(options.folder ?? folder): no such folder (--folder)")
        }
        guard base == root || Paths.isBelow(base, root) else {
            throw PreviewError(.usage, "\(path) does not lie in \(options.folder ?? folder) (--folder)")
        }
        self.root = root
        if let named = options.sourceRoot {
            guard let real = Paths.real(named) else {
                throw PreviewError(.missingInput, "\(named): no such folder (--source-root)")
            }
            sourceRoots = [real]
        } else {
            sourceRoots = [base, (base as NSString).deletingLastPathComponent]
        }
        if let report = options.reportFile, Paths.stamp(report) == nil {
            throw PreviewError(.missingInput, "\(report): no such file (--report-file)")
        }
        _ = try document()
    }

    /// Writes the page as one file; the media that it shows stay where they are, and are named relative to it.
    ///
    /// - Throws: `PreviewError`, where the file cannot be written or the manifest has become invalid.
    public func write(to path: String) throws(PreviewError) {
        let name = Paths.absolute(path)
        guard let folder = Paths.real((name as NSString).deletingLastPathComponent) else {
            throw PreviewError(.cannotWrite, "\(path): there is no such folder")
        }
        let target = folder + "/" + (name as NSString).lastPathComponent
        if let real = Paths.real(target), real == Paths.real(manifest) {
            throw PreviewError(.usage, "\(path) would replace the manifest")
        }
        let document = try page(target: .file(folder: folder)) { Paths.relativeURL(of: $0, from: folder) }
        do {
            try Data(document.html.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
        } catch {
            throw PreviewError(.cannotWrite, "\(path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// The page as the files are now.
    ///
    /// - Parameter originalLink: says where the page loads an original from.
    func page(target: PageTarget, originalLink: (String) -> String) throws(PreviewError) -> PageDocument {
        try withoutActuallyEscaping(originalLink) { originalLink throws(PreviewError) in
            let document = try document()
            let locator = AssetLocator(root: root, base: base, target: target)
            let beside = base + "/report.json"
            let reader = MediaReader(
                locator: locator, originals: OriginalFinder(roots: sourceRoots, digests: digests),
                facts: RunFacts(folders: [base, root], report: options.reportFile ?? beside),
                manifest: (manifest as NSString).lastPathComponent, originalLink: originalLink)
            let content = ContentReader(document: document, options: options, media: reader, isServed: target.isServed).read()
            let urls = content.versions.flatMap(\.items).compactMap(\.media).flatMap { media in
                media.renditions.map(\.url) + [media.poster?.url].compactMap { $0 }
            }
            return PageDocument(content, origins: Set(urls.compactMap { locator.locate($0).origin }).sorted())
        }
    }

    private func document() throws(PreviewError) -> ManifestDocument {
        guard let data = FileManager.default.contents(atPath: manifest) else {
            throw PreviewError(.missingInput, "\(manifest): cannot be read")
        }
        do {
            return try ManifestDocument(parsing: data, fileName: manifest)
        } catch {
            throw PreviewError(.invalidManifest, "\(error)")
        }
    }
}
