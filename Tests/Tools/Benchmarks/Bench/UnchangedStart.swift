import Glibc

/// What `longpress-in` adds to the start of an unchanged program and to the memory that it holds.
struct UnchangedStart {
    /// At most this many times the program's own time to first frame.
    static let timeAim = 1.05
    /// At most this many megabytes written more than by the program itself. What is only read of the library doesn't count: it is
    /// in memory once for all programs that run with it.
    static let memoryAim = 4.0

    private let name: String
    private var alone: [Measurement] = []
    private var with: [Measurement] = []

    /// Starts a program with and without in turn.
    ///
    /// - Parameters:
    ///   - prefix: Where the library is installed with `longpress-in`.
    ///   - program: The program's path and its arguments.
    ///   - runs: How often each is started, the first not counted.
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

    /// How many times its own time to first frame the program takes: the median of the pairs.
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
