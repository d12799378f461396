import Glibc

/// A note with many large pictures: the memory that it takes in addition to the files, and the longest time that the main loop
/// is busy while it opens and is scrolled.
struct Gallery {
    /// The maximum private memory in addition to the files, in megabytes.
    static let memoryAim = 160.0
    /// The longest time that the main loop may be busy, in milliseconds.
    static let pauseAim = 50.0

    private let count: Int
    private var memory = 0.0
    private var files = 0.0
    private var opening: [Double] = []
    private var scrolling: [Double] = []

    /// Whether the aims are met.
    var met: Bool { memory <= Self.memoryAim && (opening + scrolling).allSatisfy { $0 <= Self.pauseAim } }

    /// Opens a note with `count` pictures of 12 megapixels, scrolls to its end and back, and waits until the program is idle.
    init(of count: Int, program path: String) throws {
        self.count = count
        let session = try Session()
        let folder = try makeTemporaryFolder()
        defer { removeFolder(folder) }
        let names = try Self.makePictures(count, in: folder)
        var status = stat()
        stat(names[0], &status)
        files = Double(status.st_size * count) / 1_000_000
        let (launch, area, pinging, hand) = try session.start(Program(name: "longpress", path: path, arguments: names))

        var idleness = Idleness(of: launch.process)
        let start = now()
        try pinging.ping { () throws(Failure) in
            if milliseconds(since: start) > 300_000 { throw Failure("it hasn't opened in five minutes") }
            return !idleness.hasLasted
        }
        opening = pinging.answers
        let place = (x: area.x + area.width * 3 / 4, y: area.y + area.height / 2)
        for step in 0..<2 * count {
            hand.turnWheel(down: step < count, x: place.x, y: place.y)
            for _ in 0..<5 {
                try pinging.ping()
                usleep(3000)
            }
        }
        try pinging.ping { !idleness.hasLasted }
        scrolling = Array(pinging.answers[opening.count...])
        memory = (Memory(of: launch.process)?.own ?? 0) - files
    }

    /// The report to print.
    var text: String {
        func line(_ name: String, _ pauses: [Double]) -> String {
            let numbers = Statistics(pauses)
            return "longest pause while \(name): \(decimal(pauses.max() ?? 0, 1)) ms (nine in ten at most "
                + "\(decimal(numbers.p90, 1)) ms), aim at most \(decimal(Self.pauseAim, 1))"
        }
        return """
            \(count) pictures of 12 megapixels, \(decimal(files, 1)) MB of files

            private memory beside the files: \(decimal(memory, 1)) MB, aim at most \(decimal(Self.memoryAim, 1))
            \(line("opening", opening))
            \(line("scrolling", scrolling))
            """
    }

    /// Creates one picture, and hard links to it under `count` names.
    private static func makePictures(_ count: Int, in folder: String) throws -> [String] {
        let names = (1...count).map { "\(folder)/picture\($0).jpg" }
        try GrainyPicture(width: 4000, height: 3000).write(to: names[0])
        for name in names.dropFirst() where link(names[0], name) != 0 { throw Failure("can't write \(name)") }
        return names
    }
}
