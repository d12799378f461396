/// The time from the press until the menu appears, on notes from short to long, with the windows side by side.
struct MenusOnNotes: MenuMeasure {
    /// The maximum ratio of the time to that on the shortest note.
    static let aim = 1.1
    /// The notes: a name, and the bytes of text. The shortest has one line, because there has to be a word to press.
    private static let notes = [("0 MB", 1), ("10 MB", 10_000_000), ("100 MB", 100_000_000)]
    private static let rounds = 30

    /// The times for each note, in milliseconds.
    private let times: [[MenuKind: [Double]]]

    /// Opens the app's menus on all notes, alternately.
    init(_ cast: MenuCast) throws(Failure) {
        let desk = try MenuDesk(for: Self.notes.count)
        var running: [MenuProgram] = []
        for (number, note) in Self.notes.enumerated().reversed() {
            running.insert(
                try desk.start(try cast.longpress(noteOf: note.1), places: .longpress, at: number), at: 0)
        }
        var times = running.map { _ in [MenuKind: [Double]]() }
        for round in -2..<Self.rounds {
            for kind in MenuKind.allCases {
                for number in round.isMultiple(of: 2) ? Array(running.indices) : running.indices.reversed() {
                    let opening = try running[number].open(kind)
                    try running[number].rest()
                    try running[number].close()
                    if round >= 0 { times[number][kind, default: []].append(opening.map) }
                }
            }
        }
        self.times = times
    }

    private func median(_ number: Int, _ kind: MenuKind) -> Double { Statistics(times[number][kind] ?? [0]).median }

    private func ratio(_ number: Int, _ kind: MenuKind) -> MenuAim {
        MenuAim(
            number: median(number, kind) / median(0, kind), most: Self.aim, places: 2,
            name: "press to map on a note of \(Self.notes[number].0) against the shortest: the \(kind.rawValue)")
    }

    var misses: [String] {
        MenuKind.allCases.flatMap { kind in times.indices.dropFirst().flatMap { ratio($0, kind).misses } }
    }

    var text: String {
        var table = Table(columns: ["press to map, by the note's length, ms", "", "median", "p95", "ratio", "aim", ""])
        for kind in MenuKind.allCases {
            for number in times.indices {
                let numbers = Statistics(times[number][kind] ?? [0])
                table.add(
                    [number == 0 ? kind.rawValue : "", Self.notes[number].0]
                        + [numbers.median, numbers.p95].map { decimal($0, 2) }
                        + (number == 0 ? ["", "", ""] : ratio(number, kind).cells))
            }
        }
        return table.text
    }
}
