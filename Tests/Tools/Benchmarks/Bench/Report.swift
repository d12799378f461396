/// The results of the runs, and whether the aims are met.
struct Report {
    /// The maximum ratio of the time to first frame to the C program's.
    static let timeAim = 1.15
    /// The maximum private memory in addition to the C program's, in megabytes.
    static let memoryAim = 8.0

    let subject: String
    let subjectRuns: [Measurement]
    let baseline: String
    let baselineRuns: [Measurement]

    /// The ratio of the program's time to first frame to the baseline's.
    var timeRatio: Double { median(subjectRuns, \.firstFrame) / median(baselineRuns, \.firstFrame) }
    /// The difference of the program's private memory from the baseline's, in megabytes.
    var memoryDifference: Double { median(subjectRuns, \.memory.own) - median(baselineRuns, \.memory.own) }

    private var timeMet: Bool { timeRatio <= Self.timeAim }
    private var memoryMet: Bool { memoryDifference <= Self.memoryAim }
    /// Whether both aims are met.
    var met: Bool { timeMet && memoryMet }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["", "", "median", "min", "p90"])
        add(to: &table, "first frame, ms", \.firstFrame)
        add(to: &table, "private memory, MB", \.memory.own)
        add(to: &table, "resident memory, MB", \.memory.resident)
        return """
            \(subjectRuns.count) runs of each, in turn

            \(table.text)

            first frame: \(decimal(timeRatio, 2)) × \(baseline)'s, aim at most \(decimal(Self.timeAim, 2)): \
            \(verdict(timeMet))
            private memory: \(signed(memoryDifference)) MB against \(baseline)'s, \
            aim at most +\(decimal(Self.memoryAim, 1)): \(verdict(memoryMet))
            """
    }

    private func add(to table: inout Table, _ name: String, _ value: (Measurement) -> Double) {
        for (label, program, runs) in [(name, subject, subjectRuns), ("", baseline, baselineRuns)] {
            let numbers = Statistics(runs.map(value))
            table.add([label, program] + [numbers.median, numbers.least, numbers.p90].map { decimal($0, 1) })
        }
    }

    private func median(_ runs: [Measurement], _ value: (Measurement) -> Double) -> Double {
        Statistics(runs.map(value)).median
    }

    private func verdict(_ met: Bool) -> String { met ? "met" : "NOT MET" }

    private func signed(_ number: Double) -> String { (number < 0 ? "" : "+") + decimal(number, 1) }
}
