import Foundation

/// The times of a fetch that are nobody's option: pauses between attempts, and when a transfer counts as stalled.
struct FetchPacing: Sendable {
    /// Seconds before the second attempt, doubled for each further one.
    var firstPause = 0.5
    var longestPause = 30.0
    /// The most that a server's `Retry-After` is heeded, in seconds.
    var longestAsked = 60.0
    /// A transfer that brings less than `stallBytes` in `stallSeconds` is given up.
    var stallSeconds = 30.0
    var stallBytes = 30_000
    /// Waits so many seconds; ends early with what the second parameter throws.
    var wait: @Sendable (Double, () throws(FetchFailure) -> Void) throws(FetchFailure) -> Void = {
        (seconds, watch) throws(FetchFailure) in
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            try watch()
            let left = Double((end - ContinuousClock.now) / .seconds(1))
            if left <= 0 { return }
            Thread.sleep(forTimeInterval: min(left, 0.1))
        }
    }

    /// Seconds to wait before the attempt after `attempt` (0: the first): at least what the server asked for, up to the limit,
    /// and spread, so that those who failed together do not come back together.
    ///
    /// - Parameter chance: 0..<1.
    func pause(after attempt: Int, asked: Double?, chance: Double = .random(in: 0..<1)) -> Double {
        let full = min(longestPause, firstPause * pow(2, Double(min(attempt, 30))))
        return max(full * (0.5 + chance / 2), min(asked ?? 0, longestAsked))
    }
}
