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
        let survey = try ManifestSurvey(of: data, fileName: fileName)
        if let first = survey.errors.first {
            throw ManifestError(fileName: fileName, first: first, others: Array(survey.errors.dropFirst()))
        }
        self.fileName = fileName
        root = survey.root
        references = survey.references
        warnings = survey.warnings
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
