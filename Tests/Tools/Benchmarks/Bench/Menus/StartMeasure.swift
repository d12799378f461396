/// From the start until the first frame, and the memory then, of the app and of the C program that shows as much.
struct StartMeasure: MenuMeasure {
    /// How many times as long as the C program the app may take.
    static let timeAim = 1.05
    /// How many megabytes of its own more than the C program it may have.
    static let memoryAim = 3.0

    private let names: (subject: String, baseline: String)
    private let runs: (subject: [Measurement], baseline: [Measurement])

    /// Starts both so many times by turns.
    init(_ cast: MenuCast, rounds: Int) throws(Failure) {
        let package = try BuiltPackage()
        let baseline = Program(
            name: cast.baseline.name, path: cast.baseline.path, arguments: [package.picture])
        let subject = cast.welcome
        let session = try Session()
        try session.holdCommonFiles(of: baseline)
        var runs: (subject: [Measurement], baseline: [Measurement]) = ([], [])
        // The first round isn't counted: it reads the programs from the disk.
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
