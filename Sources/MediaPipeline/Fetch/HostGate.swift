import Foundation

/// Lets a limited number of transfers run at once, of each host and in all. A thread that waits does nothing else.
final class HostGate: @unchecked Sendable {
    // `running` and `total` are only touched while `condition` is locked.
    private let condition = NSCondition()
    private var running: [String: Int] = [:]
    private var total = 0
    private let perHost: Int
    private let limit: Int

    init(perHost: Int, limit: Int) {
        self.perHost = max(1, perHost)
        self.limit = max(1, limit)
    }

    /// Runs the body once there is room.
    ///
    /// - Parameter watch: called ten times a second while waiting; what it throws ends the wait.
    func pass<Result>(
        host: String, watch: () throws(FetchFailure) -> Void, _ body: () throws(FetchFailure) -> Result
    ) throws(FetchFailure) -> Result {
        try enter(host, watch)
        defer { leave(host) }
        return try body()
    }

    private func enter(_ host: String, _ watch: () throws(FetchFailure) -> Void) throws(FetchFailure) {
        condition.lock()
        defer { condition.unlock() }
        while total >= limit || running[host, default: 0] >= perHost {
            try watch()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
        }
        running[host, default: 0] += 1
        total += 1
    }

    private func leave(_ host: String) {
        condition.lock()
        defer { condition.unlock() }
        total -= 1
        let left = running[host, default: 1] - 1
        running[host] = left == 0 ? nil : left
        condition.broadcast()
    }
}
