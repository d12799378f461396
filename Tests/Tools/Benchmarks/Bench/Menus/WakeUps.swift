/// How often the threads of a process have gone to sleep so far, which is how often they have woken up.
struct WakeUps {
    private var counts: [String: Int] = [:]

    /// Asks the system now.
    init(of process: Int32) {
        for thread in entries(of: "/proc/\(process)/task") {
            let lines = (readText("/proc/\(process)/task/\(thread)/status") ?? "").split(separator: "\n")
            guard let line = lines.first(where: { $0.hasPrefix("voluntary_ctxt_switches:") }) else { continue }
            counts[thread] = line.split(separator: "\t").last.flatMap { Int($0) }
        }
    }

    /// How often since an earlier time; a thread that has ended since counts as one.
    func count(since earlier: WakeUps) -> Int {
        let goneThreads = earlier.counts.keys.filter { counts[$0] == nil }.count
        return counts.reduce(goneThreads) { $0 + $1.value - (earlier.counts[$1.key] ?? 0) }
    }
}
