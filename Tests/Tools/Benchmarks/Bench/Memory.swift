/// The memory of a process, in megabytes.
struct Memory {
    /// The memory that no other process shares, and that would be free if this one ended.
    let own: Double
    /// The part of `own` that the process has written to. It doesn't depend on which other programs are currently using the
    /// same libraries.
    let written: Double
    /// All resident memory, shared or not.
    let resident: Double

    /// Reads the memory of a process; `nil` if the process has ended.
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
