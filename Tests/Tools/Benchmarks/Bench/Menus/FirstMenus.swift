/// The time from the press until the menu appears, for the first menu of a program that has just been started.
struct FirstMenus: MenuMeasure {
    /// The maximum ratios of the times to those of the C program.
    static let aims: [MenuKind: Double] = [.edit: 0.8, .context: 1.0]
    private static let rounds = 7

    private let comparison: MenuComparison

    /// Starts each program again for each menu, alternately.
    init(_ cast: MenuCast) throws(Failure) {
        let desk = try MenuDesk(for: 1)
        var times: [MenuKind: (subject: [Double], baseline: [Double])] = [:]
        func first(_ kind: MenuKind, _ program: Program, _ places: MenuPlaces) throws(Failure) -> Double {
            var running = [try desk.start(program, places: places)]
            let time = try running[0].open(kind).map
            try desk.end(&running)
            return time
        }
        let subject = try cast.longpress()
        // The first round isn't counted, because it reads the programs from the disk.
        for round in 0...Self.rounds {
            for kind in MenuKind.allCases {
                let baselineTime = try first(kind, cast.baseline, .baseline)
                let subjectTime = try first(kind, subject, .longpress)
                guard round > 0 else { continue }
                times[kind, default: ([], [])].baseline.append(baselineTime)
                times[kind, default: ([], [])].subject.append(subjectTime)
            }
        }
        comparison = MenuComparison(
            times, of: (subject.name, cast.baseline.name), aims: Self.aims,
            title: "press to map, the first menu after the start, ms")
    }

    var text: String { comparison.text }
    var misses: [String] { comparison.misses }
}
