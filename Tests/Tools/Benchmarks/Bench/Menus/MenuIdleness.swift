/// The number of times that the app wakes up while nothing happens, with and without an open menu.
struct MenuIdleness: MenuMeasure {
    private static let (looks, seconds) = (3, 5.0)
    private static let states: [(name: String, kind: MenuKind?)] =
        [("no menu", nil)] + MenuKind.allCases.map { ("\($0.rawValue) open", $0) }

    private let names: [String]
    /// The wake-ups in each state, for each program.
    private let wakeUps: [[Int]]

    /// Leaves each program idle for a while in each state.
    init(_ cast: MenuCast) throws(Failure) {
        let programs: [(Program, MenuPlaces)] = [(try cast.longpress(), .longpress), (cast.baseline, .baseline)]
        names = programs.map(\.0.name)
        let desk = try MenuDesk(for: 1)
        wakeUps = try programs.map { (program, places) throws(Failure) in
            var running = [try desk.start(program, places: places)]
            let counts = try Self.states.map { state throws(Failure) in
                if let kind = state.kind { _ = try running[0].open(kind) }
                let count = try Self.count(of: running[0], on: desk)
                if state.kind != nil { try running[0].close() }
                return count
            }
            try desk.end(&running)
            return counts
        }
    }

    /// Returns the minimum over several periods, because other work of the machine only adds to it.
    private static func count(of program: MenuProgram, on desk: MenuDesk) throws(Failure) -> Int {
        try program.rest(lasting: 3000)
        var least = Int.max
        for _ in 0..<looks {
            let before = WakeUps(of: program.process)
            let start = now()
            // No event ends this wait early.
            _ = desk.watch.wait(seconds: seconds) { milliseconds(since: start) < seconds * 1000 ? nil : true }
            least = min(least, WakeUps(of: program.process).count(since: before))
        }
        return least
    }

    private var aims: [MenuAim] {
        Self.states.indices.map { number in
            MenuAim(
                number: Double(wakeUps[0][number]), most: Double(wakeUps[1][number]), places: 0,
                name: "wake-ups in \(decimal(Self.seconds, 0)) s with \(Self.states[number].name)")
        }
    }

    var misses: [String] { aims.flatMap(\.misses) }

    var text: String {
        var table = Table(columns: ["wake-ups in \(decimal(Self.seconds, 0)) s", "", names[0], names[1], ""])
        for (number, state) in Self.states.enumerated() {
            table.add([state.name, "", aims[number].cells[0], "\(wakeUps[1][number])", aims[number].cells[2]])
        }
        return table.text
    }
}
