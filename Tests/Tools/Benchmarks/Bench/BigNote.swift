import Glibc

/// Big notes compared with a short one: the time to open them, and whether a menu and a command take longer on them.
struct BigNote {
    /// The maximum time to open a note of 10 MB with 50 pictures, in milliseconds.
    static let openingAim = 2000.0
    /// The longest time that the main loop may be busy, in milliseconds.
    static let pauseAim = 100.0
    /// The maximum ratio of the time for a menu or a command to that on the short note, and a tolerance in milliseconds: two
    /// short times differ by this much from run to run.
    static let (ratioAim, noise) = (1.25, 3.0)

    /// The number of times that each note is opened.
    static let runs = 3

    private let rows: [(name: String, measurement: NoteMeasurement)]
    private let paste: PasteMeasurement
    private let trying: [TryingText]

    /// Opens a short note, one of 10 MB with 50 pictures, a text file of 100 MB, and one of 3 million lines.
    init(program: String) throws {
        let session = try Session()
        let folder = try makeTemporaryFolder()
        defer { removeFolder(folder) }
        try NoteFile.writeNote(to: "\(folder)/short.html", bytes: NoteFile.shortLength, pictures: 1)
        try NoteFile.writeNote(to: "\(folder)/big.html", bytes: 10_000_000, pictures: 50)
        try NoteFile.writeText(to: "\(folder)/huge.txt", bytes: 100_000_000)
        try NoteFile.writeLines(to: "\(folder)/lines.txt", 3_000_000)
        rows = try [
            ("a short note", "short.html"), ("10 MB and 50 pictures", "big.html"), ("a text of 100 MB", "huge.txt"),
            ("3 million lines", "lines.txt"),
        ].map { name, file in
            let runs = try (0..<Self.runs).map { _ in
                try NoteMeasurement(of: "\(folder)/\(file)", program: program, in: session)
            }
            return (name, NoteMeasurement(leastOf: runs))
        }
        paste = try PasteMeasurement(
            of: "\(folder)/huge.txt", into: "\(folder)/short.html", program: program, in: session)
        let path = "\(folder)/trying.txt"
        trying = try TryingText.all.map { name, text in
            try NoteFile.write(text(), to: path)
            return try TryingText(name, path, program: program, in: session)
        }
    }

    /// Whether the aims are met.
    var met: Bool { misses.isEmpty }

    private var misses: [String] {
        let short = rows[0].measurement
        var misses: [String] = []
        func expect(_ number: Double, _ aim: Double, _ what: String) {
            if number > aim { misses.append("\(what) takes \(decimal(number, 1)) ms, aim at most \(decimal(aim, 1))") }
        }
        expect(rows[1].measurement.opening, Self.openingAim, "opening \(rows[1].name)")
        for (name, row) in rows {
            expect(row.openingPause, Self.pauseAim, "the longest pause while \(name) is opened")
            expect(row.scrollingPause, Self.pauseAim, "the longest pause while \(name) is scrolled")
            expect(row.findingPause, Self.pauseAim, "the longest pause while something is looked for in \(name)")
            expect(row.copyingPause, Self.pauseAim, "the longest pause while \(name) is copied")
            expect(row.menu, short.menu * Self.ratioAim + Self.noise, "the menu on \(name)")
            expect(row.command, short.command * Self.ratioAim + Self.noise, "a command on \(name)")
        }
        expect(paste.pause, Self.pauseAim, "the longest pause while 100 MB are pasted")
        for text in trying { expect(text.pause, Self.pauseAim, "the longest pause with \(text.name)") }
        return misses
    }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["milliseconds"] + rows.map(\.name))
        func add(_ name: String, _ value: (NoteMeasurement) -> Double) {
            table.add([name] + rows.map { decimal(value($0.measurement), 1) })
        }
        add("first frame", \.firstFrame)
        add("all there", \.opening)
        add("longest pause, opening", \.openingPause)
        add("longest pause, scrolling", \.scrollingPause)
        add("longest pause, finding", \.findingPause)
        add("longest pause, copying", \.copyingPause)
        add("menu", \.menu)
        add("bold and back", \.command)
        add("private memory, MB", \.memory)
        let verdict = met ? "every aim is met" : misses.map { "NOT MET: \($0)" }.joined(separator: "\n")
        let pasting =
            "pasting 100 MB takes \(decimal(paste.time, 0)) ms, with pauses of \(decimal(paste.pause, 1)) ms at most"
        let pauses = trying.map { "\($0.name), opened and typed into: pauses of \(decimal($0.pause, 1)) ms at most\n" }
        return "the least of \(Self.runs) runs\n\n\(table.text)\n\n\(pasting)\n\(pauses.joined())\(verdict)"
    }
}
