internal import Foundation

/// Runs work that cannot be interrupted with a limit of time.
enum Watchdog {
    /// What the work left; set once, read behind the semaphore.
    private final class Outcome<Value: Sendable>: @unchecked Sendable {
        // `value` is written before the semaphore is raised and read after it was waited for, or not at all.
        var value: Result<Value, ImageError>?
    }

    /// Hands on what `work` gives, or throws `timedOut`; a thread that overruns is left behind and ends with the process.
    ///
    /// - Parameter work: is told by its argument whether its time is over, so that it may stop by itself.
    static func run<Value: Sendable>(
        seconds: Double, what: String,
        _ work: @escaping @Sendable (_ isOver: @escaping @Sendable () -> Bool) throws(ImageError) -> Value
    ) throws(ImageError) -> Value {
        let outcome = Outcome<Value>()
        let done = DispatchSemaphore(value: 0)
        let end = DispatchTime.now() + seconds
        let thread = Thread {
            do throws(ImageError) {
                outcome.value = .success(try work { DispatchTime.now() > end })
            } catch {
                outcome.value = .failure(error)
            }
            done.signal()
        }
        // Documents nest deeper than the half megabyte of a secondary thread allows.
        thread.stackSize = 16 << 20
        thread.start()
        let late = ImageError(.timedOut, "\(what) took longer than \(Int(seconds)) seconds")
        guard done.wait(timeout: end) == .success, let value = outcome.value else { throw late }
        switch value {
        case .success(let result): return result
        case .failure(let error): throw error.code == .cancelled ? late : error
        }
    }
}

/// A moment that has come or not.
struct Deadline: Sendable {
    private let end: DispatchTime

    init(seconds: UInt64) { end = DispatchTime.now() + .seconds(Int(seconds)) }

    var isOver: Bool { DispatchTime.now() > end }
}
