/// The cost of `longpress-in` for unchanged programs, and the time to give a widget its menu.
struct Unchanged {
    /// The maximum time for a widget, in microseconds.
    static let attachingAim = 50.0

    private let starts: [UnchangedStart]
    /// The times for the widgets of each kind, in microseconds.
    private let attaching: [(kind: String, times: Statistics)]

    /// The programs that are measured by default: one with a text, and one with many small widgets.
    static let usual = [["/usr/bin/gnome-text-editor", "--standalone"], ["/usr/bin/gnome-calculator"]]

    /// - Parameters:
    ///   - prefix: The prefix of the installed library and `longpress-in`.
    ///   - programs: Each program's path and its arguments.
    ///   - runs: The number of starts with and without it, the first not counted.
    init(prefix: String, programs: [[String]], runs: Int) throws(Failure) {
        let session = try Session()
        var starts: [UnchangedStart] = []
        for program in programs {
            starts.append(try UnchangedStart(prefix: prefix, program: program, runs: runs, in: session))
        }
        self.starts = starts
        attaching = try Attaching(library: "\(prefix)/lib/liblongpress.so.0", on: session.screen.name).times
    }

    private var slowest: Double { attaching.map(\.times.median).max() ?? 0 }

    /// Whether the aims are met.
    var met: Bool { starts.allSatisfy(\.met) && slowest <= Self.attachingAim }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["", "", "median", "min", "p90"])
        for (kind, times) in attaching {
            table.add(["attaching, µs", kind] + [times.median, times.least, times.p90].map { decimal($0, 1) })
        }
        return """
            \(starts.map(\.text).joined(separator: "\n\n"))

            \(table.text)

            attaching: \(decimal(slowest, 1)) µs, aim at most \(decimal(Self.attachingAim, 1))
            \(met ? "met" : "NOT MET")
            """
    }
}
