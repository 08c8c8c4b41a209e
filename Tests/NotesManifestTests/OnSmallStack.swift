import Dispatch
import Foundation

/// Runs code on a thread with 512 KiB of stack, as Dispatch's workers have on Apple's systems.
enum OnSmallStack {
    static func run(_ body: @escaping @Sendable () -> String) -> String {
        let result = Result()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.text = body()
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return result.text
    }

    // Written by the thread before it signals, read after the wait.
    private final class Result: @unchecked Sendable {
        var text = ""
    }
}
