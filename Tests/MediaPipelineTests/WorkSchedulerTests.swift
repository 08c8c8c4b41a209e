import Foundation
import MediaTestSupport
import Synchronization
import Testing

@testable import MediaPipeline

@Suite struct `The scheduler` {
    private final class Log: Sendable {
        struct State {
            var running: Set<Int> = []
            var started: [Int] = []
            var violations: [String] = []
        }
        let state = Mutex(State())
    }

    @Test(arguments: [1, 2, 3, 8])
    func `each job runs once, and never more at once than the budgets allow`(jobs: Int) {
        var generator = SeededGenerator(seed: UInt64(jobs))
        let needs = (0..<200).map { _ in
            WorkScheduler.Need(
                cost: Double.random(in: 1...1000, using: &generator), processors: Int.random(in: 1...6, using: &generator),
                memory: Int.random(in: 1...150, using: &generator))
        }
        let scheduler = WorkScheduler(processors: 4, memory: 100, jobs: jobs)
        let log = Log()
        scheduler.run(needs, isCancelled: { false }) { index in
            log.state.withLock { state in
                state.running.insert(index)
                state.started.append(index)
                let processors = state.running.reduce(0) { $0 + min(4, needs[$1].processors) }
                let memory = state.running.reduce(0) { $0 + min(100, needs[$1].memory) }
                if state.running.count > jobs || processors > 4 || memory > 100 {
                    state.violations.append("\(state.running.count) jobs, \(processors) processors, \(memory) bytes")
                }
            }
            log.state.withLock { _ = $0.running.remove(index) }
        }
        let state = log.state.withLock { $0 }
        #expect(state.violations == [])
        #expect(state.started.sorted() == Array(needs.indices))
    }

    @Test func `with one job at a time the costliest comes first`() {
        let needs = [3.0, 9, 1, 9, 5].map { WorkScheduler.Need(cost: $0, processors: 1, memory: 1) }
        let log = Log()
        WorkScheduler(processors: 8, memory: 8, jobs: 1).run(needs, isCancelled: { false }) { index in
            log.state.withLock { $0.started.append(index) }
        }
        #expect(log.state.withLock { $0.started } == [1, 3, 4, 0, 2])
    }

    @Test func `after a cancel nothing more starts`() {
        let needs = (0..<50).map { _ in WorkScheduler.Need(cost: 1, processors: 1, memory: 1) }
        let log = Log()
        let stop = Flag()
        WorkScheduler(processors: 1, memory: 1, jobs: 1).run(needs, isCancelled: { stop.isSet }) { index in
            log.state.withLock { $0.started.append(index) }
            if index == 4 { stop.set() }
        }
        #expect(log.state.withLock { $0.started } == [0, 1, 2, 3, 4])
    }

    @Test func `no jobs are no work`() {
        WorkScheduler(processors: 1, memory: 1, jobs: 1).run([], isCancelled: { false }) { _ in Issue.record("nothing to do") }
    }
}

/// A switch that closures share.
final class Flag: Sendable {
    private let value = Atomic<Bool>(false)
    var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }
    func set() { value.store(true, ordering: .sequentiallyConsistent) }
}
