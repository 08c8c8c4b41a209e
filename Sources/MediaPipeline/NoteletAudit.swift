public import Foundation
public import NotesManifest

/// What Notelet 2.x on iOS 17 could not decode or load, or would show badly, of a manifest as it stands.
///
/// A pure function of the manifest and of what is known of the files that it names:
///
/// ```swift
/// let findings = try NoteletAudit.findings(in: data, fileName: "notes.json") { url, _ in facts[url] ?? .unknown }
/// let isFit = !findings.contains { $0.severity == .error }
/// ```
public enum NoteletAudit {
    /// One thing that is wrong.
    public struct Finding: Codable, Sendable, Hashable {
        /// How bad it is.
        public enum Severity: String, Codable, Sendable {
            /// Notelet cannot decode the manifest, or never shows the item.
            case error
            /// It is shown, and not as it should be.
            case warning
        }

        public var severity: Severity
        /// A stable word: "kindNotCanonical", "insecureURL".
        public var code: String
        /// JSON path; empty for the manifest as a whole.
        public var path: String
        /// Both from 1.
        public var line: Int
        public var column: Int
        /// The media's URL as it stands in the manifest, where the finding is about that.
        public var url: String?
        /// The cause, and where it helps what to do.
        public var message: String

        public init(
            severity: Severity, code: String, path: String, line: Int, column: Int, url: String? = nil, message: String
        ) {
            self.severity = severity
            self.code = code
            self.path = path
            self.line = line
            self.column = column
            self.url = url
            self.message = message
        }

        /// "notes.json:3:14: [0].items[2].media.url: captures/demo.mov: 61 MB, …".
        public func description(inFile fileName: String) -> String {
            ["\(fileName):\(line):\(column)", path.isEmpty ? nil : path, url, message].compactMap { $0 }.joined(separator: ": ")
        }
    }

    /// What a file is, as far as it decides whether it can be shown.
    public struct Asset: Sendable, Hashable {
        public var bytes: Int
        public var kind: MediaKind
        /// As `inspect` names it: "AVIF", "MP4".
        public var format: String
        /// Of a video: "H.264 High".
        public var codec: String?
        /// Frames of an animated image, or 1.
        public var frames: Int
        /// Seconds of a video.
        public var duration: Double?
        public var hasAudio: Bool

        public init(
            bytes: Int, kind: MediaKind, format: String, codec: String? = nil, frames: Int = 1, duration: Double? = nil,
            hasAudio: Bool = false
        ) {
            self.bytes = bytes
            self.kind = kind
            self.format = format
            self.codec = codec
            self.frames = frames
            self.duration = duration
            self.hasAudio = hasAudio
        }
    }

    /// What is known of the file behind a URL.
    public enum Lookup: Sendable, Hashable {
        /// Nothing, as of one on a server.
        case unknown
        /// It should be there and is not.
        case missing
        /// It is no media, for the given cause.
        case unusable(String)
        case found(Asset)
    }

    /// Bytes over which a user on a slow line looks at nothing for too long.
    static let lightBytes = 5_000_000
    /// Seconds over which nobody watches.
    static let shortSeconds = 60.0

    /// - Parameter lookup: is given each media URL as it stands, and whether an earlier run of `process` wrote it.
    /// - Returns: all findings, in the order of the text.
    /// - Throws: `ManifestError` where the text is not JSON.
    public static func findings(
        in manifest: Data, fileName: String, lookup: (_ url: String, _ isRewritten: Bool) -> Lookup = { _, _ in .unknown }
    ) throws(ManifestError) -> [Finding] {
        let survey = try ManifestSurvey(of: manifest, fileName: fileName)
        var findings = (survey.errors + survey.warnings).compactMap(Finding.init)
        let auditor = MediaAuditor(survey: survey)
        for (path, media) in auditor.mediaObjects { findings += auditor.findings(on: media, at: path, lookup: lookup) }
        if let relative = auditor.relativeURLs { findings.append(relative) }
        return findings.enumerated().sorted { one, other in
            (one.element.line, one.element.column, one.offset) < (other.element.line, other.element.column, other.offset)
        }.map(\.element)
    }
}

extension NoteletAudit.Finding {
    /// What the manifest's own reader has found; `nil` where only `process` minds it.
    fileprivate init?(_ issue: ManifestIssue) {
        // Notelet ignores the keys that it does not know.
        let ours: Set<JSONPath.Element> = [.key("options"), .key("source")]
        if let path = issue.path, path.elements.count > 4, ours.contains(path.elements[4]) { return nil }
        let severity: Severity
        switch issue.code {
        case .unknownOption, .badOption, .idleOption, .badSource: return nil
        case .emptyItems: severity = .warning
        default: severity = .error
        }
        self.init(
            severity: severity, code: issue.code.rawValue, path: issue.path?.description ?? "", line: issue.line,
            column: issue.column, message: issue.message)
    }
}
