/// The time from the start until the first frame, and the memory afterwards, of the app and of the C program with the same
/// content.
struct StartMeasure: MenuMeasure {
    /// The maximum ratio of the app's time to the C program's.
    static let timeAim = 1.05
    /// The maximum private memory of the app in addition to the C program's, in megabytes.
    static let memoryAim = 3.0

    private let names: (subject: String, baseline: String)
    private let runs: (subject: [Measurement], baseline: [Measurement])

    /// Starts both programs alternately, `rounds` times.
    init(_ cast: MenuCast, rounds: Int) throws(Failure) {
        let package = try BuiltPackage()
        let baseline = Program(
            name: cast.baseline.name, path: cast.baseline.path, arguments: [package.picture])
        let subject = cast.welcome
        let session = try Session()
        try session.holdCommonFiles(of: baseline)
        var runs: (subject: [Measurement], baseline: [Measurement]) = ([], [])
        // The first round isn't counted, because it reads the programs from the disk.
        for round in 0...rounds {
            let subjectFirst = round.isMultiple(of: 2)
            if subjectFirst { runs.subject.append(try Measurement(of: subject, in: session)) }
            runs.baseline.append(try Measurement(of: baseline, in: session))
            if !subjectFirst { runs.subject.append(try Measurement(of: subject, in: session)) }
        }
        names = (subject.name, baseline.name)
        self.runs = (Array(runs.subject.dropFirst()), Array(runs.baseline.dropFirst()))
    }

    private func statistics(_ value: (Measurement) -> Double) -> (subject: Statistics, baseline: Statistics) {
        (Statistics(runs.subject.map(value)), Statistics(runs.baseline.map(value)))
    }

    private var time: MenuAim {
        let both = statistics(\.firstFrame)
        return MenuAim(
            number: both.subject.median / both.baseline.median, most: Self.timeAim, places: 2,
            name: "start to first frame against \(names.baseline)'s")
    }

    private var memory: MenuAim {
        let both = statistics(\.memory.own)
        return MenuAim(
            number: both.subject.median - both.baseline.median, most: Self.memoryAim, places: 1,
            name: "private memory in MB beyond \(names.baseline)'s")
    }

    var misses: [String] { time.misses + memory.misses }

    var text: String {
        var table = Table(columns: ["the start", "", "median", "p95", "", "aim", ""])
        func add(_ label: String, _ value: (Measurement) -> Double, _ aim: MenuAim, _ unit: String) {
            let both = statistics(value)
            for (first, name, numbers) in [(label, names.subject, both.subject), ("", names.baseline, both.baseline)] {
                table.add(
                    [first, name] + [numbers.median, numbers.p95].map { decimal($0, 1) }
                        + (first.isEmpty ? ["", "", ""] : ["\(aim.cells[0]) \(unit)"] + aim.cells.dropFirst()))
            }
        }
        add("first frame, ms", \.firstFrame, time, "×")
        add("private memory, MB", \.memory.own, memory, "MB more")
        return table.text
    }
}
