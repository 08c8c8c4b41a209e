import Dispatch
import Foundation

/// Turns signals into an orderly end: the first one stops the work, a second one the process.
///
/// `@unchecked Sendable`: `count` is touched on `queue` only, the sources after `init` by nobody.
final class Interruption: @unchecked Sendable {
    private let queue = DispatchQueue(label: "signals")
    private var sources: [any DispatchSourceSignal] = []
    private var count = 0

    /// - Parameter handler: called once, on a queue of its own, with the signal's name.
    init(console: Console, handler: @escaping @Sendable () -> Void) {
        let signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
            // What `nohup` or a shell's `&` has told us to ignore stays ignored.
            let before = signal(number, SIG_IGN)
            return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
        }
        sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
        for source in sources {
            source.setEventHandler { [weak self] in
                guard let self else { return }
                count += 1
                guard count == 1 else {
                    console.progress(nil)
                    _exit(ExitStatus.tryAgain.rawValue)
                }
                console.warning("interrupted: stopping; once more to stop at once")
                handler()
            }
            source.resume()
        }
    }

    deinit { for source in sources { source.cancel() } }
}
