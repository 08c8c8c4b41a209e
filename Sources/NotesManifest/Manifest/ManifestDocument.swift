public import Foundation

/// A notes manifest: an array of versions, each with its items, as Notelet 2.x decodes it.
///
/// Everything that is not named here is kept as it was written, to the digit and the escape.
///
/// ```swift
/// let manifest = try ManifestDocument(parsing: data, fileName: "notes.json")
/// var changes: [JSONPath: ProcessedMedia] = [:]
/// for reference in manifest.references { changes[reference.path] = try process(reference) }
/// try manifest.rewritten(changes).write(to: output)
/// ```
public struct ManifestDocument: Sendable {
    /// As given, for messages.
    public let fileName: String
    /// One per `media` object, in the order of the manifest.
    public let references: [MediaReference]
    /// What can be processed, but is not as Notelet wants it.
    public let warnings: [ManifestIssue]
    /// The whole text.
    public let root: JSONValue

    /// Reads and checks a manifest.
    ///
    /// A byte order mark at the beginning is skipped. A key that stands twice is an error where its value is read here (in
    /// entries, items, `media`, `kind`, `options` and `source`); in what is opaque both are kept.
    ///
    /// - Throws: all faults that were found, each with its place.
    public init(parsing data: Data, fileName: String) throws(ManifestError) {
        let bytes = [UInt8](data)
        var parser = JSONParser(bytes, readsInfinity: true)
        do {
            root = try parser.parse()
        } catch {
            throw ManifestError(fileName: fileName, first: ManifestIssue(error))
        }
        var reader = ManifestReader(text: SourceText(bytes))
        reader.read(root)
        if let first = reader.errors.first {
            throw ManifestError(fileName: fileName, first: first, others: Array(reader.errors.dropFirst()))
        }
        self.fileName = fileName
        references = reader.references
        let text = SourceText(bytes)
        let infinities = parser.infinities.map { place in
            let position = text.position(of: place.offset)
            return ManifestIssue(
                code: .nonFiniteNumber, path: place.path, line: position.line, column: position.column,
                message: "JSON has no Infinity and Notelet cannot read it; it is written as 1e999, the number it stands for")
        }
        warnings = (reader.warnings + infinities).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// The manifest with what a run has made.
    ///
    /// Media objects without a change get back the URL that the author wrote, and lose an earlier run's keys; `kind` is
    /// written in Notelet's form in all of them. Writing twice gives the same bytes.
    ///
    /// - Parameter changes: by the path of the `media` object.
    /// - Returns: UTF-8, indented by two spaces, with a line break at the end.
    public func rewritten(_ changes: [JSONPath: ProcessedMedia]) -> Data {
        ManifestRewriter(references: references, changes: changes).rewrite(root).formatted
    }

    /// What an earlier run has made of a media object; `nil` where none has been there.
    ///
    /// - Throws: `DecodingError` where its keys are not complete.
    public func processed(at path: JSONPath) throws -> ProcessedMedia? {
        guard let media = root[path], media["source"]?["sha256"] != nil else { return nil }
        return try JSONDecoder().decode(ProcessedMedia.self, from: media.formatted)
    }
}

extension ManifestIssue {
    init(_ error: JSONSyntaxError) {
        let code: Code =
            switch error.code {
            case .syntax: .invalidJSON
            case .encoding: .unsupportedEncoding
            case .depth: .tooDeep
            }
        self.init(code: code, path: error.path, line: error.line, column: error.column, message: error.message)
    }
}
