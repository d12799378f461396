/// The time from the press until the menu appears and is painted, repeatedly, with the programs side by side.
struct RepeatedMenus: MenuMeasure {
    /// The maximum ratios of the times to those of the C program.
    static let aims: [MenuKind: Double] = [.edit: 1.0, .context: 1.0]
    /// The maximum time from the menu's appearance until something is painted into it, in milliseconds: a frame at 60 Hz.
    static let frame = 16.7

    private let names: [String]
    /// The times of each press, for each program.
    private let openings: [[MenuKind: [MenuProgram.Opening]]]

    /// Opens the menus of all programs, alternately, `rounds` times.
    init(_ files: MenuCast, rounds: Int) throws(Failure) {
        var cast: [(program: Program, places: MenuPlaces)] = [
            (try files.longpress(), .longpress), (files.baseline, .baseline),
        ]
        if let editor = files.textEditor { cast.append((editor, .textEditor)) }
        let desk = try MenuDesk(for: cast.count)
        var running: [MenuProgram] = []
        for number in cast.indices.reversed() {
            running.insert(try desk.start(cast[number].program, places: cast[number].places, at: number), at: 0)
        }
        names = cast.map(\.program.name)
        var openings = cast.map { _ in [MenuKind: [MenuProgram.Opening]]() }
        // Measures one kind after the other, so that the same menu opens repeatedly with the same focus.
        for kind in MenuKind.allCases {
            // The first menus aren't counted, because they do one-time work.
            for round in -2..<rounds {
                // The program that goes first changes from round to round, and no program is pressed twice in a row.
                let turn = cast.indices.map { ($0 + round + cast.count) % cast.count }
                for number in turn where !cast[number].places.places(for: kind).isEmpty {
                    let opening = try running[number].open(kind)
                    try running[number].rest()
                    try running[number].close()
                    if round >= 0 { openings[number][kind, default: []].append(opening) }
                }
            }
        }
        self.openings = openings
    }

    private var comparison: MenuComparison {
        let times = MenuKind.allCases.map { kind in
            (kind, (subject: (openings[0][kind] ?? []).map(\.map), baseline: (openings[1][kind] ?? []).map(\.map)))
        }
        return MenuComparison(
            Dictionary(uniqueKeysWithValues: times), of: (names[0], names[1]), aims: Self.aims,
            title: "press to map, again and again, ms")
    }

    private func beyondMap(_ number: Int, _ kind: MenuKind) -> MenuAim {
        let waits = (openings[number][kind] ?? []).map { $0.paint - $0.map }
        return MenuAim(
            number: Statistics(waits).p95, most: Self.frame, places: 1,
            name: "from map to first paint, 95th percentile in ms: \(names[number])'s \(kind.rawValue)")
    }

    var misses: [String] { comparison.misses + MenuKind.allCases.flatMap { beyondMap(0, $0).misses } }

    var text: String {
        var painting = Table(columns: [
            "press to first paint, ms", "", "median", "p95", "p95 beyond the map", "aim", "",
        ])
        for kind in MenuKind.allCases {
            for number in names.indices {
                guard let openings = openings[number][kind] else { continue }
                let paints = Statistics(openings.map(\.paint))
                let cells = beyondMap(number, kind).cells
                let labels = [number == 0 ? kind.rawValue : "", names[number]]
                let numbers = [paints.median, paints.p95].map { decimal($0, 2) }
                painting.add(labels + numbers + (number == 0 ? cells : [cells[0], "", ""]))
            }
        }
        let peers = names.indices.dropFirst(2).map { number in
            let maps = Statistics((openings[number][.edit] ?? []).map(\.map))
            return "\nfor information, \(names[number])'s own menu: \(decimal(maps.median, 2)) ms from press to map "
                + "(p95 \(decimal(maps.p95, 2)))"
        }
        return "\(comparison.text)\(peers.joined())\n\n\(painting.text)"
    }
}
