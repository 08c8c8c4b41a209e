import Foundation

/// How much of the machine this process may use.
enum Machine {
    /// Processors: those it may run on (affinity), and no more than a control group's quota.
    static let processors: Int = {
        let available = max(1, ProcessInfo.processInfo.activeProcessorCount)
        guard let quota = cgroupQuota() else { return available }
        return max(1, min(available, Int(quota.rounded(.up))))
    }()

    /// Bytes of memory: the machine's, or a control group's limit where that is lower.
    static let memory: Int = {
        let physical = Int(clamping: ProcessInfo.processInfo.physicalMemory)
        return min(physical, cgroupMemory() ?? physical)
    }()

    /// Processors' worth of time per second that a control group (v2, then v1) grants; `nil`: no limit.
    private static func cgroupQuota() -> Double? {
        if let fields = words(cgroupFile(v2: "cpu.max")), fields.count == 2, let quota = Double(fields[0]),
            let period = Double(fields[1]), period > 0
        {
            return quota / period
        }
        if let quota = words("/sys/fs/cgroup/cpu/cpu.cfs_quota_us")?.first.flatMap(Double.init), quota > 0,
            let period = words("/sys/fs/cgroup/cpu/cpu.cfs_period_us")?.first.flatMap(Double.init), period > 0
        {
            return quota / period
        }
        return nil
    }

    private static func cgroupMemory() -> Int? {
        words(cgroupFile(v2: "memory.max"))?.first.flatMap { Int($0) }
            ?? words("/sys/fs/cgroup/memory/memory.limit_in_bytes")?.first.flatMap { Int($0) }
    }

    /// The file of this process's own group, else the root's (as seen inside a container).
    private static func cgroupFile(v2 name: String) -> String {
        if let line = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8))?.split(separator: "\n")
            .first(where: { $0.hasPrefix("0::/") })
        {
            let own = "/sys/fs/cgroup" + line.dropFirst(3) + "/" + name
            if FileSystem.exists(own) { return own }
        }
        return "/sys/fs/cgroup/" + name
    }

    private static func words(_ path: String) -> [Substring]? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return text.split(whereSeparator: \.isWhitespace)
    }
}
