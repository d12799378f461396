/// The number of times that the threads of a process have gone to sleep so far, which equals the number of their wake-ups.
struct WakeUps {
    private var counts: [String: Int] = [:]

    /// Reads the current numbers.
    init(of process: Int32) {
        for thread in entries(of: "/proc/\(process)/task") {
            let lines = (readText("/proc/\(process)/task/\(thread)/status") ?? "").split(separator: "\n")
            guard let line = lines.first(where: { $0.hasPrefix("voluntary_ctxt_switches:") }) else { continue }
            counts[thread] = line.split(separator: "\t").last.flatMap { Int($0) }
        }
    }

    /// Returns the number since an earlier time. A thread that has ended since then counts as one.
    func count(since earlier: WakeUps) -> Int {
        let goneThreads = earlier.counts.keys.filter { counts[$0] == nil }.count
        return counts.reduce(goneThreads) { $0 + $1.value - (earlier.counts[$1.key] ?? 0) }
    }
}
