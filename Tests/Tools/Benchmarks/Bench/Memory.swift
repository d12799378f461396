/// What a process holds of the machine's memory, in megabytes.
struct Memory {
    /// What no other process shares, and would be free if this one ended.
    let own: Double
    /// The part of it that the process has written to. It doesn't depend on which other programs use the same libraries at the
    /// moment.
    let written: Double
    /// All that is in memory, shared or not.
    let resident: Double

    /// Asks the system; nil if the process is gone.
    init?(of process: Int32) {
        guard let text = readText("/proc/\(process)/smaps_rollup"), !text.isEmpty else { return nil }
        var kilobytes: [Substring: Double] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3, words[2] == "kB" { kilobytes[words[0]] = Double(words[1]) }
        }
        guard let clean = kilobytes["Private_Clean:"], let dirty = kilobytes["Private_Dirty:"],
            let resident = kilobytes["Rss:"]
        else { return nil }
        own = (clean + dirty) * 1024 / 1_000_000
        written = dirty * 1024 / 1_000_000
        self.resident = resident * 1024 / 1_000_000
    }
}
