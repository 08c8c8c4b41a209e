public import Foundation

/// Why a manifest is not valid: every fault that was found in it, in the order in which they stand in the file.
public struct ManifestError: Error, Sendable, Hashable {
    public let fileName: String
    /// Never empty.
    public let issues: [ManifestIssue]
    private let first: ManifestIssue

    public init(fileName: String, first: ManifestIssue, others: [ManifestIssue] = []) {
        self.fileName = fileName
        self.first = first
        issues = [first] + others
    }

    /// The first issue's kind, place and cause.
    public var code: ManifestIssue.Code { first.code }
    public var path: JSONPath? { first.path }
    public var line: Int? { first.line }
    public var column: Int? { first.column }
    public var message: String { first.message }

    /// How many issues `description` lists before it only counts them.
    static let listedIssues = 20
}

extension ManifestError: CustomStringConvertible, LocalizedError {
    /// A line per issue: `notes.json:3:14: [0].items: expected an array, found a string`.
    public var description: String {
        var lines = issues.prefix(Self.listedIssues).map { $0.description(inFile: fileName) }
        if issues.count > Self.listedIssues { lines.append("\(fileName): and \(issues.count - Self.listedIssues) more") }
        return lines.joined(separator: "\n")
    }

    public var errorDescription: String? { description }
}
