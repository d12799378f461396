import Glibc

/// Tells when a process has done next to nothing for a while.
struct Idleness {
    /// A blinking cursor is not work: up to this part of the time may be spent.
    private static let allowed = 0.05

    private let process: pid_t
    private let duration: Double
    private var since = now()
    private var spent: Double

    /// Watches a process from now on.
    ///
    /// - Parameter lasting: How long a while is, in milliseconds.
    init(of process: pid_t, lasting: Double = 1000) {
        self.process = process
        duration = lasting
        spent = Self.processorTime(of: process)
    }

    /// Whether the last while was idle. Ask again and again; a busy one starts the count anew.
    var hasLasted: Bool {
        mutating get {
            let spentNow = Self.processorTime(of: process)
            if spentNow - spent > Self.allowed * duration / 1000 {
                since = now()
                spent = spentNow
                return false
            }
            return milliseconds(since: since) > duration
        }
    }

    /// The processor time of all its threads, in seconds.
    static func processorTime(of process: pid_t) -> Double {
        // The second field, a name in brackets, may hold spaces; user and system time are the 12th and 13th after it.
        guard let text = readText("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return 0 }
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
