import Glibc

/// A folder with very many notes: the time until they are listed, and the time to search them.
struct FolderBenchmark {
    /// The maximum times for all rows, for a typed letter, and for the main loop to be busy, in milliseconds.
    static let (rowsAim, letterAim, pauseAim) = (300.0, 200.0, 100.0)

    private let count: Int
    /// The first time that the program sees the folder, a later time with its saved index, and the baseline.
    private let (new, kept, baseline): (FolderMeasurement, FolderMeasurement, FolderMeasurement)
    /// The time that grep takes to read all notes, in milliseconds.
    private let reading: Double

    /// Measures with a folder of `count` notes.
    init(of count: Int, program: String, runs: Int) throws {
        self.count = count
        let (session, files) = (try Session(), try FolderFiles(of: count))
        let note = try session.writeNote("")
        let longpress = Program(name: "longpress", path: program, arguments: [note])
        let plain = Program(
            name: "baseline", path: try BuiltPackage().product("longpress-baseline"),
            arguments: ["--folder", files.path])
        var (new, kept, baseline, reading): ([FolderMeasurement], [FolderMeasurement], [FolderMeasurement], [Double]) =
            ([], [], [], [])
        for number in 0..<runs {
            showProgress(number, of: runs, "round")
            let (config, cache) = (try makeTemporaryFolder(), try makeTemporaryFolder())
            defer {
                for folder in ["\(cache)/longpress/folders", "\(cache)/longpress", cache] { removeFolder(folder) }
                for folder in ["\(config)/longpress", config] { removeFolder(folder) }
            }
            try makeFolder("\(config)/longpress")
            session.additions = ["XDG_CONFIG_HOME": config, "XDG_CACHE_HOME": cache]
            baseline.append(try FolderMeasurement(of: plain, searches: false, in: session))
            func start() throws -> FolderMeasurement {
                // After the first start, the program would show the list at once.
                try writeText(
                    "[Longpress]\nformat=1\nsidebar-folder=file://\(files.path)\n", to: "\(config)/longpress/settings")
                return try FolderMeasurement(of: longpress, in: session)
            }
            new.append(try start())
            kept.append(try start())
            reading.append(try Self.timeOfReading(files.path))
        }
        showProgress(runs, of: runs, "round")
        (self.new, self.kept, self.baseline) = (.init(medianOf: new), .init(medianOf: kept), .init(medianOf: baseline))
        self.reading = Statistics(reading).median
    }

    private static func timeOfReading(_ folder: String) throws(Failure) -> Double {
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        let grep = try Child("grep", ["-rli", FolderFiles.search, folder], files: [null: STDOUT_FILENO])
        guard grep.waitForSuccess() else { throw Failure("grep finds nothing") }
        return milliseconds(since: grep.started)
    }

    private typealias Line = (name: String, value: (FolderMeasurement) -> Double, baseline: Double?, aim: Double?)

    private func meetsAim(_ line: Line) -> Bool {
        [new, kept].allSatisfy { line.value($0) <= line.aim ?? .infinity }
    }

    private var lines: [Line] {
        [
            ("first rows", \.firstRows, baseline.firstRows, nil), ("all rows", \.all, baseline.all, Self.rowsAim),
            ("longest pause meanwhile", \.pause, baseline.pause, Self.pauseAim),
            ("first search", \.firstSearch, reading, nil), ("a letter typed", \.letter, reading, Self.letterAim),
            ("longest pause meanwhile", \.searchPause, nil, Self.pauseAim),
        ]
    }

    /// Whether the aims are met.
    var met: Bool { lines.allSatisfy(meetsAim) }

    /// The report to print.
    var text: String {
        var table = Table(columns: ["milliseconds", "", "first time", "later", "names in C, or grep", "at most"])
        for line in lines {
            table.add(
                [line.name, line.aim == nil ? "" : meetsAim(line) ? "met" : "NOT MET"]
                    + [line.value(new), line.value(kept), line.baseline, line.aim].map { number in
                        number.map { decimal($0, 0) } ?? ""
                    })
        }
        return "\(count) notes\n\n\(table.text)"
    }
}
