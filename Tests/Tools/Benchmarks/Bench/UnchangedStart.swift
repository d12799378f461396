import Glibc

/// The cost of `longpress-in` for the start of an unchanged program and for its memory.
struct UnchangedStart {
    /// The maximum ratio of the time to first frame to the program's own.
    static let timeAim = 1.05
    /// The maximum written memory in addition to the program's own, in megabytes. The parts of the library that are only read
    /// don't count: they are in memory once for all programs that use it.
    static let memoryAim = 4.0

    private let name: String
    private var alone: [Measurement] = []
    private var with: [Measurement] = []

    /// Starts a program with and without `longpress-in`, alternately.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the installed library and `longpress-in`.
    ///   - program: The program's path and its arguments.
    ///   - runs: The number of starts of each, the first not counted.
    init(prefix: String, program: [String], runs: Int, in session: Session) throws(Failure) {
        name = lastComponent(program[0])
        session.additions["LD_LIBRARY_PATH"] = "\(prefix)/lib"
        let itself = Program(name: name, path: program[0], arguments: Array(program.dropFirst()))
        let subject = Program(name: "longpress-in", path: "\(prefix)/bin/longpress-in", arguments: program)
        try session.holdCommonFiles(of: itself)
        for number in 0..<runs {
            showProgress(number, of: runs, "round of \(name)")
            // Each goes first in every other round.
            if number.isMultiple(of: 2) {
                with.append(try Measurement(of: subject, in: session))
                alone.append(try Measurement(of: itself, in: session))
            } else {
                alone.append(try Measurement(of: itself, in: session))
                with.append(try Measurement(of: subject, in: session))
            }
        }
        showProgress(runs, of: runs, "round of \(name)")
        (alone, with) = (Array(alone.dropFirst()), Array(with.dropFirst()))
    }

    /// The ratio of the time to first frame to the program's own: the median of the pairs.
    private var timeRatio: Double { Statistics(zip(with, alone).map { $0.firstFrame / $1.firstFrame }).median }

    private func added(_ memory: (Memory) -> Double) -> Double {
        Statistics(zip(with, alone).map { memory($0.memory) - memory($1.memory) }).median
    }

    /// Whether the aims are met.
    var met: Bool { timeRatio <= Self.timeAim && added(\.written) <= Self.memoryAim }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["", "", "median", "min", "p90"])
        for (label, value) in [
            ("first frame, ms", \Measurement.firstFrame), ("written memory, MB", \.memory.written),
            ("private memory, MB", \.memory.own),
        ] {
            for (label, program, runs) in [(label, "longpress-in", with), ("", name, alone)] {
                let numbers = Statistics(runs.map { $0[keyPath: value] })
                table.add([label, program] + [numbers.median, numbers.least, numbers.p90].map { decimal($0, 1) })
            }
        }
        return """
            \(with.count) pairs, in turn

            \(table.text)

            first frame: \(decimal(timeRatio, 3)) × \(name)'s own, aim at most \(decimal(Self.timeAim, 2))
            written memory: \(decimal(added(\.written), 1)) MB more, aim at most \(decimal(Self.memoryAim, 1)); with what is \
            only read of the library, \(decimal(added(\.own), 1)) MB more
            """
    }
}
