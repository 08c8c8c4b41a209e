import Foundation

/// What comes back for one request, and the rules it is held to while it comes.
///
/// libcurl's callbacks fill it, on the thread that runs the transfer.
final class Reception {
    private let url: RemoteURL
    private let maxBytes: Int
    private let part: PartialDownload
    /// The size of the part when the request asked to go on from there; 0: the whole was asked for.
    private let offset: Int
    /// Whether connections to addresses outside the internet are made.
    private let admitsPrivate: Bool

    private(set) var head = ResponseHead()
    private(set) var failure: FetchFailure?
    /// The last address that was refused, if any was.
    private(set) var refused: (address: NetworkAddress, kind: String)?
    /// Bytes of the whole file where the server said so.
    private(set) var total: Int?
    private var hasBody = false
    private var ignoredBytes = 0
    /// Bytes of this answer's body, decoded.
    private(set) var received = 0

    init(url: RemoteURL, maxBytes: Int, part: PartialDownload, offset: Int, admitsPrivate: Bool) {
        self.url = url
        self.maxBytes = maxBytes
        self.part = part
        self.offset = offset
        self.admitsPrivate = admitsPrivate
    }

    /// Whether a connection may be tried.
    func admits(_ address: NetworkAddress?) -> Bool {
        if admitsPrivate { return true }
        guard let address else { return false }
        guard let kind = address.refusal else { return true }
        refused = (address, kind)
        return false
    }

    func receive(headerLine bytes: UnsafeRawBufferPointer) {
        // What follows the body is a trailer.
        guard !hasBody else { return }
        // A header is Latin-1 by its history and UTF-8 by use.
        let line = String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        head.add(line: line)
    }

    /// - Returns: whether the transfer goes on.
    func receive(body bytes: UnsafeRawBufferPointer) -> Bool {
        do throws(FetchFailure) {
            guard holdsFile else {
                // A short page of words is read, so that the connection can be used again.
                ignoredBytes += bytes.count
                return ignoredBytes <= 1 << 16
            }
            try beginBody()
            guard part.size + bytes.count <= maxBytes else { throw .tooLarge(url.host, announced: nil, limit: maxBytes) }
            do { try part.append(bytes) } catch { throw FetchFailure(error) }
            received += bytes.count
            return true
        } catch {
            failure = error
            return false
        }
    }

    /// Checks what came once libcurl finds it complete.
    func finish() throws(FetchFailure) {
        try beginBody()
        guard total == nil || total == part.size else {
            throw FetchFailure(
                "cutOff", "\(url.host): \(part.size) of \(total ?? 0) bytes came", hint: "try again later",
                remedy: .pause(asked: nil))
        }
    }

    var holdsFile: Bool { [200, 203, 206].contains(head.status) }

    /// Once the headers are whole: decides where the body goes.
    private func beginBody() throws(FetchFailure) {
        guard !hasBody else { return }
        hasBody = true
        if head.status == 206 {
            try checkRange()
        } else {
            total = head.isEncoded ? nil : head.contentLength
            if let total, total > maxBytes { throw .tooLarge(url.host, announced: total, limit: maxBytes) }
            // Ranges count the encoded bytes, of which none are kept.
            let validator = head.isEncoded ? nil : head.strongValidator
            let origin = validator.map {
                PartialDownload.Origin(resource: url.resource, validator: $0, validators: head.validators)
            }
            do { try part.begin(origin) } catch { throw FetchFailure(error) }
        }
    }

    private func checkRange() throws(FetchFailure) {
        let startOver = FetchFailure(
            "badResponse", "\(url.host) answered 206 with another part than the one asked for", remedy: .startOver)
        guard offset > 0, !head.isEncoded, let range = head.contentRange, range.start == offset, part.size == offset,
            let origin = part.origin
        else { throw startOver }
        // A server that knows no If-Range answers with the middle of whatever the file is now.
        if let etag = head.validators.etag, etag != origin.validators.etag { throw startOver }
        if head.validators.etag == nil, let modified = head.validators.lastModified, modified != origin.validators.lastModified {
            throw startOver
        }
        // Whether the range goes on to the end of the file is seen from the total.
        total = range.total ?? range.end + 1
        if let total, total > maxBytes { throw .tooLarge(url.host, announced: total, limit: maxBytes) }
    }
}
