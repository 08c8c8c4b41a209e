/// Something in a manifest that is wrong, or that Notelet would not show as its author meant.
public struct ManifestIssue: Sendable, Hashable {
    /// What kind of issue; stable, and named in reports.
    public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
        /// Not a text that can be read: against the grammar of JSON, not UTF-8, or nested without end.
        case invalidJSON, unsupportedEncoding, tooDeep
        /// Not the shape of a manifest.
        case wrongType, missingKey, duplicateKey, ambiguousItem, unknownKind, badURL, badSource, unknownOption, badOption
        /// Warnings: Notelet cannot decode the manifest as it stands.
        case kindNotCanonical, missingText, badText, badList, nonFiniteNumber
        /// Warnings: Notelet decodes it, and shows less than was meant.
        case duplicateVersion, emptyItems, idleOption
    }

    public let code: Code
    /// `nil` where the text is not JSON at all.
    public let path: JSONPath?
    /// From 1.
    public let line: Int
    /// From 1, in code points.
    public let column: Int
    /// The cause in a few words, ready to follow file, place and path.
    public let message: String

    public init(code: Code, path: JSONPath?, line: Int, column: Int, message: String) {
        self.code = code
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    /// The issue as a diagnostic: `notes.json:3:14: [0].items: expected an array, found a string`.
    public func description(inFile fileName: String) -> String {
        let place = path.map { $0.elements.isEmpty ? "" : "\(Self.shortened($0.description)): " } ?? ""
        return "\(fileName):\(line):\(column): \(place)\(message)"
    }

    /// Both ends of a path that is endlessly deep, or whose keys are endlessly long: line and column tell the place all the same.
    private static func shortened(_ path: String) -> String {
        let scalars = path.unicodeScalars
        guard scalars.count > 200 else { return path }
        return String(scalars.prefix(100)) + "…" + String(scalars.suffix(99))
    }
}
