import Glibc

/// Tells when a process has done next to nothing for a second.
struct Idleness {
    /// A blinking cursor is not work: up to this much of a second may be spent.
    private static let allowed = 0.05

    private let process: pid_t
    private var since = now()
    private var spent: Double

    init(of process: pid_t) {
        self.process = process
        spent = Self.processorTime(of: process)
    }

    /// Whether the last second was idle. Ask again and again; a busy second starts the count anew.
    var hasLasted: Bool {
        mutating get {
            let spentNow = Self.processorTime(of: process)
            if spentNow - spent > Self.allowed {
                since = now()
                spent = spentNow
                return false
            }
            return milliseconds(since: since) >= 1000
        }
    }

    /// The processor time of all its threads, in seconds.
    private static func processorTime(of process: pid_t) -> Double {
        // The second field, a name in brackets, may hold spaces; user and system time are the 12th and 13th after it.
        guard let text = readText("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return 0 }
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
