import Glibc

/// What `longpress-in` adds to the start of an unchanged program and to the memory that it holds, and how long it takes to give a
/// widget its menu.
struct UnchangedStart {
    /// At most this many times the program's own time to first frame.
    static let timeAim = 1.05
    /// At most this many megabytes of its own more than the program by itself.
    static let memoryAim = 4.0
    /// At most this many microseconds for a widget.
    static let attachingAim = 50.0

    private let name: String
    private var alone: [Measurement] = []
    private var with: [Measurement] = []
    /// The times that the widgets of each kind took, in microseconds.
    private let attaching: [(kind: String, times: Statistics)]

    /// Starts a program with and without in turn.
    ///
    /// - Parameters:
    ///   - prefix: Where the library is installed with `longpress-in`.
    ///   - program: The program's path and its arguments.
    ///   - runs: How often each is started, the first not counted.
    init(prefix: String, program: [String], runs: Int) throws {
        name = lastComponent(program[0])
        let session = try Session()
        session.additions["LD_LIBRARY_PATH"] = "\(prefix)/lib"
        let itself = Program(name: name, path: program[0], arguments: Array(program.dropFirst()))
        let subject = Program(name: "longpress-in", path: "\(prefix)/bin/longpress-in", arguments: program)
        try session.holdCommonFiles(of: itself)
        for number in 0..<runs {
            showProgress(number, of: runs, "round")
            // Each goes first in every other round.
            if number.isMultiple(of: 2) {
                with.append(try Measurement(of: subject, in: session))
                alone.append(try Measurement(of: itself, in: session))
            } else {
                alone.append(try Measurement(of: itself, in: session))
                with.append(try Measurement(of: subject, in: session))
            }
        }
        showProgress(runs, of: runs, "round")
        attaching = try Attaching(library: "\(prefix)/lib/liblongpress.so.0", on: session.screen.name).times
        (alone, with) = (Array(alone.dropFirst()), Array(with.dropFirst()))
    }

    /// How many times its own time to first frame the program takes: the median of the pairs.
    private var timeRatio: Double { Statistics(zip(with, alone).map { $0.firstFrame / $1.firstFrame }).median }

    private func added(_ memory: (Memory) -> Double) -> Double {
        Statistics(zip(with, alone).map { memory($0.memory) - memory($1.memory) }).median
    }

    private var slowest: Double { attaching.map(\.times.median).max() ?? 0 }

    /// Whether the aims are met.
    var met: Bool {
        timeRatio <= Self.timeAim && added(\.own) <= Self.memoryAim && slowest <= Self.attachingAim
    }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["", "", "median", "min", "p90"])
        for (label, value) in [
            ("first frame, ms", \Measurement.firstFrame), ("private memory, MB", \.memory.own),
            ("written memory, MB", \.memory.written),
        ] {
            for (label, program, runs) in [(label, "longpress-in", with), ("", name, alone)] {
                let numbers = Statistics(runs.map { $0[keyPath: value] })
                table.add([label, program] + [numbers.median, numbers.least, numbers.p90].map { decimal($0, 1) })
            }
        }
        for (kind, times) in attaching {
            table.add(["attaching, µs", kind] + [times.median, times.least, times.p90].map { decimal($0, 1) })
        }
        return """
            \(with.count) pairs, in turn

            \(table.text)

            first frame: \(decimal(timeRatio, 3)) × \(name)'s own, aim at most \(decimal(Self.timeAim, 2))
            private memory: \(decimal(added(\.own), 1)) MB more, of it written \(decimal(added(\.written), 1)), \
            aim at most \(decimal(Self.memoryAim, 1))
            attaching: \(decimal(slowest, 1)) µs, aim at most \(decimal(Self.attachingAim, 1))
            \(met ? "met" : "NOT MET")
            """
    }
}
