import CLibCurl
import Foundation

/// Status and header fields of one answer.
struct ResponseHead: Sendable {
    private(set) var status = 0
    private var fields: [String: String] = [:]

    /// Takes a line as it came; a status line begins a new answer, as after "103 Early Hints".
    mutating func add(line: String) {
        if line.hasPrefix("HTTP/") {
            fields = [:]
            status = line.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) } ?? 0
        } else if let colon = line.firstIndex(of: ":") {
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            // Of those that matter here none may stand twice; the first counts.
            if fields[name] == nil { fields[name] = value }
        }
    }

    subscript(name: String) -> String? { fields[name] }

    var contentLength: Int? { fields["content-length"].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil } }

    /// Whether the body comes in another form than the file's own.
    var isEncoded: Bool { fields["content-encoding"].map { !$0.isEmpty && $0.lowercased() != "identity" } ?? false }

    var validators: Validators {
        // A header may be as long as the server likes; these are stored.
        Validators(etag: fields["etag"].flatMap(Self.short), lastModified: fields["last-modified"].flatMap(Self.short))
    }

    private static func short(_ value: String) -> String? { value.isEmpty || value.utf8.count > 1024 ? nil : value }

    /// What may stand in `If-Range` (RFC 9110 §13.1.5): a strong tag, or a date that was a minute old when the answer came,
    /// so that no change within its second goes unseen.
    var strongValidator: String? {
        if let etag = validators.etag { return etag.hasPrefix("\"") ? etag : nil }
        guard let modified = validators.lastModified, let since = Self.date(modified),
            let date = fields["date"].flatMap(Self.date),
            date - since >= 60
        else { return nil }
        return modified
    }

    /// The range of a 206, as "bytes 100-199/200".
    var contentRange: (start: Int, end: Int, total: Int?)? {
        guard let value = fields["content-range"], value.lowercased().hasPrefix("bytes ") else { return nil }
        let parts = value.dropFirst(6).split(whereSeparator: { "-/".contains($0) }).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), start >= 0, end >= start else { return nil }
        return (start, end, Int(parts[2]))
    }

    /// Seconds that the server asks to wait, from a number or a date; none for what is neither.
    func retryAfter(now: Double = Date().timeIntervalSince1970) -> Double? {
        guard let value = fields["retry-after"] else { return nil }
        if let seconds = Double(value), seconds.isFinite { return max(0, seconds) }
        return Self.date(value).map { max(0, $0 - now) }
    }

    /// Seconds since 1970 of an HTTP date, in any of its three forms.
    private static func date(_ text: String) -> Double? {
        let time = curl_getdate(text, nil)
        return time == -1 ? nil : Double(time)
    }
}
