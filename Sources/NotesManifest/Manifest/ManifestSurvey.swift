package import Foundation

/// All that is found in a manifest, whether or not it can be processed: faults do not hide the warnings beside them.
package struct ManifestSurvey: Sendable {
    package let root: JSONValue
    package let references: [MediaReference]
    /// In the order of the text, like the warnings.
    package let errors: [ManifestIssue]
    package let warnings: [ManifestIssue]
    private let text: SourceText

    /// - Throws: where the text is not JSON.
    package init(of data: Data, fileName: String) throws(ManifestError) {
        let bytes = [UInt8](data)
        var parser = JSONParser(bytes, readsInfinity: true)
        do {
            root = try parser.parse()
        } catch {
            throw ManifestError(fileName: fileName, first: ManifestIssue(error))
        }
        let text = SourceText(bytes)
        var reader = ManifestReader(text: text)
        reader.read(root)
        let infinities = parser.infinities.map { place in
            let position = text.position(of: place.offset)
            return ManifestIssue(
                code: .nonFiniteNumber, path: place.path, line: position.line, column: position.column,
                message: "JSON has no Infinity and Notelet cannot read it; it is written as 1e999, the number it stands for")
        }
        references = reader.references
        errors = reader.errors
        warnings = (reader.warnings + infinities).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        self.text = text
    }

    /// Where a value of the manifest begins; lines and columns from 1.
    package func position(of value: JSONValue) -> (line: Int, column: Int) {
        text.position(of: value.offset ?? 0)
    }
}

extension ManifestIssue {
    fileprivate init(_ error: JSONSyntaxError) {
        let code: Code =
            switch error.code {
            case .syntax: .invalidJSON
            case .encoding: .unsupportedEncoding
            case .depth: .tooDeep
            }
        self.init(code: code, path: error.path, line: error.line, column: error.column, message: error.message)
    }
}
