import Synchronization

/// Sessions between two transfers, so that a connection serves the next file of its host.
final class CurlPool: Sendable {
    private let idle = Mutex<[Idle]>([])
    private let limit: Int

    /// Holds a session that no thread uses.
    private struct Idle: @unchecked Sendable {
        // Only in `idle`, thus behind its lock, and taken out before use.
        let session: CurlSession
    }

    init(limit: Int) { self.limit = limit }

    /// Lends a session, best one that talked to the host last.
    func with<Result>(
        host: String, _ body: (CurlSession) throws(FetchFailure) -> Result
    ) throws(FetchFailure) -> Result {
        let kept = idle.withLock { idle -> Idle? in
            let index = idle.lastIndex { $0.session.lastHost == host } ?? idle.indices.first
            return index.map { idle.remove(at: $0) }
        }
        let session: CurlSession
        if let kept { session = kept.session } else { session = try CurlSession() }
        defer {
            let returned = Idle(session: session)
            idle.withLock { if $0.count < limit { $0.append(returned) } }
        }
        return try body(session)
    }
}
