import Dispatch
import Synchronization

/// Runs jobs on a concurrent Dispatch queue: the costliest first, no more at once than the processors and the memory
/// budget allow, and never a thread per job.
struct WorkScheduler {
    /// What one job needs while it runs.
    struct Need: Sendable {
        /// Any measure of work that orders jobs; pixels × frames here.
        var cost: Double
        /// Processors that it keeps busy.
        var processors: Int
        /// Bytes.
        var memory: Int
    }

    /// Processors to share out.
    var processors: Int
    /// Bytes to share out.
    var memory: Int
    /// Jobs at once, at most.
    var jobs: Int

    private struct State {
        /// Indices that wait, costliest first.
        var waiting: [Int]
        var running = 0
        var freeProcessors: Int
        var freeMemory: Int
    }

    /// Calls `body` once for each job, each call on a worker; returns when all have ended.
    ///
    /// A job that needs more than the machine has runs alone. The costliest waiting job is never overtaken for want of memory
    /// or processors, so the longest can't start last.
    ///
    /// - Parameter isCancelled: polled before each start; what has not started then is left out.
    func run(_ needs: [Need], isCancelled: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable (Int) -> Void) {
        let order = needs.indices.sorted { (needs[$0].cost, $1) > (needs[$1].cost, $0) }
        let state = StateBox(State(waiting: order, freeProcessors: processors, freeMemory: memory))
        let queue = DispatchQueue(label: "notelet-media.workers", attributes: .concurrent)
        let group = DispatchGroup()

        @Sendable func startWhatFits() {
            let started = state.value.withLock { state -> [Int] in
                var started: [Int] = []
                while let next = state.waiting.first, state.running < jobs {
                    if isCancelled() { state.waiting = [] }
                    let need = needs[next]
                    let fits =
                        min(need.processors, processors) <= state.freeProcessors && min(need.memory, memory) <= state.freeMemory
                    guard fits, !state.waiting.isEmpty else { break }
                    state.waiting.removeFirst()
                    state.running += 1
                    state.freeProcessors -= min(need.processors, processors)
                    state.freeMemory -= min(need.memory, memory)
                    started.append(next)
                }
                return started
            }
            for index in started {
                queue.async(group: group) {
                    body(index)
                    state.value.withLock { state in
                        state.running -= 1
                        state.freeProcessors += min(needs[index].processors, processors)
                        state.freeMemory += min(needs[index].memory, memory)
                    }
                    startWhatFits()
                }
            }
        }

        startWhatFits()
        group.wait()
    }

    /// A `Mutex` that closures can share.
    private final class StateBox: Sendable {
        let value: Mutex<State>
        init(_ state: State) { value = Mutex(state) }
    }
}
