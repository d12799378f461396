import Glibc

/// Checks whether a process has done almost nothing for a while.
struct Idleness {
    /// The share of the time that an idle process may use: a blinking cursor isn't work.
    private static let allowed = 0.05

    private let process: pid_t
    private let duration: Double
    private var since = now()
    private var spent: Double

    /// Starts watching a process.
    ///
    /// - Parameter lasting: The length of the while, in milliseconds.
    init(of process: pid_t, lasting: Double = 1000) {
        self.process = process
        duration = lasting
        spent = Self.processorTime(of: process)
    }

    /// Whether the process has been idle for the required time. Read this repeatedly. If the process is busy, the time starts
    /// again.
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

    /// Returns the processor time of all the process's threads, in seconds.
    static func processorTime(of process: pid_t) -> Double {
        // The second field, a name in parentheses, may contain spaces. User and system time are the 12th and 13th fields after
        // it.
        guard let text = readText("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return 0 }
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
