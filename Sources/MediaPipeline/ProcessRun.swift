import Dispatch
import Foundation
import MediaImage
import MediaVideo
import NotesManifest
import Synchronization

/// One `process` run.
public final class ProcessRun: Sendable {
    private let configuration: Configuration
    private let folder: OutputFolder
    private let events: EventSink
    private let cancelled = Atomic<Bool>(false)

    /// - Parameter events: called on one serial queue.
    public init(configuration: Configuration, events: @escaping @Sendable (RunEvent) -> Void = { _ in }) {
        self.configuration = configuration
        folder = OutputFolder(configuration.outputDirectory)
        self.events = EventSink(deliver: events)
    }

    /// Stops the run within a second; `run()` then throws `.interrupted` and leaves nothing half-written. Safe from any thread.
    public func cancel() { cancelled.store(true, ordering: .relaxed) }

    private var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    /// Does the work on the calling thread and the workers' queues.
    ///
    /// - Returns: the report; failed items are in it, not thrown.
    /// - Throws: `RunError` where nothing was published.
    public func run() throws(RunError) -> Report {
        let start = ContinuousClock.now
        defer { events.flush() }
        let manifests = try LoadedManifest.load(configuration, folder: folder)
        for manifest in manifests {
            for issue in manifest.document.warnings { events.send(.warning(issue.description(inFile: manifest.path))) }
        }

        if configuration.dryRun {
            let lock = LockFile.read(from: folder.lockPath) ?? LockFile()
            let digests = FileDigests(path: nil)
            let known = remoteSources(lock, digests).known(Self.remoteURLs(manifests))
            // Nobody is asked: what was never fetched would be.
            let remotes = known.mapValues { known in
                (try? known.get()).map { .success($0) }
                    ?? .success(RemoteSource(sha256: "", bytes: 0, path: nil, validators: Validators()))
                    as Result<RemoteSource, ItemError>
            }
            let plan = self.plan(manifests, lock: lock, digests, remotes)
            tellSettled(plan, manifests)
            return report(plan, nil, manifests, since: start)
        }

        let made: [String]
        do throws(FileError) { made = try folder.prepare() } catch { throw RunError(.cannotWrite, error.message) }
        let runLock = try acquireRunLock()
        defer {
            folder.removeIfUnused(made: made)
            withExtendedLifetime(runLock) {}
        }
        // The run that was waited for may have taken an empty folder away.
        do throws(FileError) { _ = try folder.prepare() } catch { throw RunError(.cannotWrite, error.message) }
        folder.removeLeftovers()

        let lock = LockFile.read(from: folder.lockPath) ?? LockFile()
        let digests = FileDigests(path: folder.stampsPath)
        let fetching = remoteSources(lock, digests)
        let urls = Self.remoteURLs(manifests)
        let remotes = try fetching.fetch(urls)
        var plan = self.plan(manifests, lock: lock, digests, remotes)
        complete(&plan, fetching)
        let outcomes = render(plan, manifests)
        if isCancelled { throw RunError(.interrupted, "interrupted; nothing in \(configuration.outputDirectory) was changed") }

        let report = self.report(plan, outcomes, manifests, since: start)
        if report.totals.failed == 0 || configuration.allowFailures {
            try publish(plan, outcomes, manifests, lock: lock, digests)
            fetching.removeUnused(urls)
        }
        digests.save()
        if !plan.work.isEmpty { ResultCache(directory: configuration.cache, limit: configuration.cacheSize)?.trim() }
        return report
    }

    private func acquireRunLock() throws(RunError) -> RunLock {
        do throws(FileError) {
            let lock = try RunLock.acquire(folder.runLockPath) {
                events.send(
                    .warning("\(configuration.outputDirectory): another run is at work on this folder; waiting for its end"))
            } isCancelled: {
                isCancelled
            }
            guard let lock else { throw FileError("lock", folder.runLockPath, code: EINTR) }
            return lock
        } catch {
            if isCancelled { throw RunError(.interrupted, "interrupted while waiting for another run") }
            throw RunError(.cannotWrite, error.message)
        }
    }

    private static func remoteURLs(_ manifests: [LoadedManifest]) -> [String] {
        var seen: Set<String> = []
        return manifests.flatMap(\.remoteURLs).filter { seen.insert($0).inserted }
    }

    private func remoteSources(_ lock: LockFile, _ digests: FileDigests) -> RemoteSources {
        RemoteSources(
            configuration: configuration, folder: folder, lock: lock, digests: digests,
            events: { [events] in events.send($0) }, isCancelled: { [self] in isCancelled })
    }

    /// Fetches those sources that a server vouched for, yet whose bytes a job needs after all.
    private func complete(_ plan: inout Plan, _ sources: RemoteSources) {
        for index in plan.items.indices {
            guard case .job(let job) = plan.items[index].outcome, let remote = plan.items[index].remote, remote.path == nil,
                plan.work[job].job.path.isEmpty
            else { continue }
            do throws(ItemError) {
                let fetched = try sources.complete(plan.items[index].reference.url, remote)
                guard fetched.sha256 == remote.sha256 else {
                    throw ItemError(
                        code: "sourceChanged", message: "the server sent another version than it vouched for; run again")
                }
                plan.items[index].remote = fetched
                plan.work[job].job.path = fetched.path ?? ""
            } catch {
                plan.work[job].failure = error
            }
        }
    }

    private func plan(
        _ manifests: [LoadedManifest], lock: LockFile, _ digests: FileDigests,
        _ remotes: [String: Result<RemoteSource, ItemError>]
    ) -> Plan {
        let plan = Plan(
            manifests: manifests, configuration: configuration, lock: lock, folder: folder, digests: digests, remotes: remotes,
            isCancelled: { isCancelled })
        let toDo = plan.items.count { if case .job = $0.outcome { true } else { false } }
        let unchanged = plan.items.count { if case .unchanged = $0.outcome { true } else { false } }
        events.send(.planned(items: plan.items.count, toDo: toDo, unchanged: unchanged))
        for work in plan.work { events.send(.note("\(work.job.source): \(work.reason)")) }
        return plan
    }

    // MARK: - Rendering

    /// The outcome of each job of the plan, in its order; `nil` where the run was stopped before.
    private func render(_ plan: Plan, _ manifests: [LoadedManifest]) -> [WorkOutcome?] {
        let work = plan.work
        let needs = work.map { WorkScheduler.Need($0.job) }
        let limit = configuration.jobs ?? Machine.processors
        let scheduler = WorkScheduler(
            processors: Machine.processors, memory: configuration.memory ?? Machine.memory / 2, jobs: max(1, limit))
        // Where each job first stands in the manifests, for events.
        var sharers: [Int: [Plan.Item]] = [:]
        for item in plan.items {
            if case .job(let index) = item.outcome {
                sharers[index, default: []].append(item)
            }
        }
        tellSettled(plan, manifests)
        let outcomes = OutcomeTable(count: work.count)
        scheduler.run(needs, isCancelled: { [self] in isCancelled }) { [self, sharers] index in
            let items = sharers[index] ?? []
            var outcome = render(work[index], at: items.first?.reference.path.description ?? "")
            outcomes[index] = outcome
            for item in items {
                events.send(.finished(entry(item, plan, outcome, manifests)))
                outcome.seconds = 0
            }
        }
        return work.indices.map { outcomes[$0] }
    }

    /// The items that need no work: unchanged, or failed before it.
    private func tellSettled(_ plan: Plan, _ manifests: [LoadedManifest]) {
        for item in plan.items {
            if case .job = item.outcome { continue }
            events.send(.finished(entry(item, plan, nil, manifests)))
        }
    }

    private func render(_ work: Plan.Work, at place: String) -> WorkOutcome {
        let start = ContinuousClock.now
        let job = work.job
        events.send(.started(path: place, source: job.source))
        let staged = StagedJob(job.key, in: folder)
        let cache = ResultCache(directory: configuration.cache, limit: configuration.cacheSize)
        let result: Result<JobResult, ItemError>
        if let failure = work.failure {
            result = .failure(failure)
        } else if !configuration.force, let finished = staged.finishedResult(of: job.key) {
            events.send(.note("\(job.source): taken over from an interrupted run"))
            result = .success(finished)
        } else if !configuration.force, let kept = cache?.take(job.key, into: staged) {
            events.send(.note("\(job.source): taken from the cache"))
            result = .success(kept)
        } else {
            let runner = JobRunner(job: job, staged: staged, isCancelled: { [self] in isCancelled }) { [self] progress in
                events.send(
                    .progressed(
                        path: place, source: job.source, fraction: progress.fraction, framesPerSecond: progress.framesPerSecond,
                        secondsLeft: progress.secondsLeft))
            }
            result = Result { () throws(ItemError) in
                let result = try runner.run()
                guard work.stamp == nil || (try? FileSystem.status(of: job.path).stamp) == work.stamp else {
                    staged.remove()
                    throw ItemError(code: "sourceChanged", message: "the file was changed while it was being read; run again")
                }
                cache?.put(job.key, result, from: staged)
                return result
            }
        }
        return WorkOutcome(result: result, seconds: start.duration(to: .now).seconds)
    }

    // MARK: - Publishing

    private func publish(
        _ plan: Plan, _ outcomes: [WorkOutcome?], _ manifests: [LoadedManifest], lock: LockFile, _ digests: FileDigests
    ) throws(RunError) {
        let publisher = Publisher(folder: folder, digests: digests)
        let publication = Publication(
            plan, outcomes, manifests, after: lock, configuration: configuration, folder: folder)
        do throws(FileError) {
            for (work, outcome) in zip(plan.work, outcomes) {
                guard let result = try? outcome?.result.get() else { continue }
                try publisher.publish(StagedJob(work.job.key, in: folder), result)
            }
            try publisher.settle()
            try publisher.replace(folder.lockPath, with: publication.lock.data)
            for manifest in publication.manifests { try publisher.replace(manifest.path, with: manifest.data) }
        } catch {
            throw RunError(.cannotWrite, error.message)
        }
        // What earlier runs finished under other settings goes too: nothing is left that a next run would lack.
        for name in FileSystem.names(in: folder.stagingPath) { FileSystem.removeTree(folder.stagingPath + "/" + name) }
    }
}

/// What became of one job.
struct WorkOutcome: Sendable {
    var result: Result<JobResult, ItemError>
    var seconds: Double
}

/// The outcomes of jobs that end in any order.
private final class OutcomeTable: Sendable {
    private let values: Mutex<[WorkOutcome?]>

    init(count: Int) { values = Mutex([WorkOutcome?](repeating: nil, count: count)) }

    subscript(index: Int) -> WorkOutcome? {
        get { values.withLock { $0[index] } }
        set { values.withLock { $0[index] = newValue } }
    }
}

/// Delivers events in order on one queue.
private final class EventSink: Sendable {
    private let queue = DispatchQueue(label: "notelet-media.events")
    private let deliver: @Sendable (RunEvent) -> Void

    init(deliver: @escaping @Sendable (RunEvent) -> Void) { self.deliver = deliver }

    func send(_ event: RunEvent) { queue.async { [deliver] in deliver(event) } }

    func flush() { queue.sync {} }
}

extension Duration {
    /// As a number, to the microsecond.
    var seconds: Double {
        Double(components.seconds) + (Double(components.attoseconds) / 1e12).rounded() / 1e6
    }
}
