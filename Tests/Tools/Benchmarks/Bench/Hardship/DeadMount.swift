import Glibc

/// A start, and the journal of a note, while another note is on a disk that doesn't respond.
struct DeadMount {
    let figures: [Hardship.Figure]

    private static let rounds = 5

    init(program path: String) throws {
        var starts: [Bool: [Double]] = [:]
        var journals: [Bool: [Double]] = [:]
        for _ in 0..<Self.rounds {
            for isDead in [false, true] {
                starts[isDead, default: []].append(try Self.start(path, isDead))
                journals[isDead, default: []].append(try Self.journal(path, isDead))
            }
        }
        func figure(_ name: String, _ all: [Bool: [Double]], orElse limit: Double) -> Hardship.Figure {
            Hardship.Figure(
                name: name, unit: "ms", without: Statistics(all[false]!).median, with: Statistics(all[true]!).median,
                aim: (1.3, limit))
        }
        figures = [
            figure("first frame, a recent note on a dead disk", starts, orElse: 0),
            figure("journal of a note, another on a dead disk", journals, orElse: 2000),
        ]
    }

    /// Returns the time to the first frame with two recently used notes, one of them on the disk.
    private static func start(_ path: String, _ isDead: Bool) throws -> Double {
        let (session, disk) = (try Session(), try StallingMount())
        let (near, far) = (try session.writeNote(), try disk.write("far", to: "far.txt"))
        try session.prepareNextHome { home in
            try makeFolder("\(home)/data")
            try writeText(recentFiles([near, far]), to: "\(home)/data/recently-used.xbel")
        }
        if isDead { disk.stall() }
        defer { disk.goOn() }
        let launch = try Launch(of: Program(name: "longpress", path: path, arguments: [near]), in: session)
        let time = launch.firstFrame
        // The system can't end a program whose call the disk hasn't finished.
        disk.goOn()
        return withExtendedLifetime(launch) { time }
    }

    private static func recentFiles(_ paths: [String]) -> String {
        let time = "2026-01-01T00:00:00Z"
        let bookmarks = paths.map {
            """
            <bookmark href="file://\($0)" added="\(time)" modified="\(time)" visited="\(time)"><info>
            <metadata owner="http://freedesktop.org"><mime:mime-type type="text/plain"/><bookmark:applications>
            <bookmark:application name="Longpress" exec="longpress %u" modified="\(time)" count="1"/>
            </bookmark:applications></metadata></info></bookmark>

            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
            xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
            \(bookmarks.joined())</xbel>
            """
    }

    /// Returns the time from a key press until the journal contains the typed letter, while a note on the disk is being opened.
    private static func journal(_ path: String, _ isDead: Bool) throws -> Double {
        let (session, disk) = (try Session(), try StallingMount())
        let (near, far) = (try session.writeNote(), try disk.write("far", to: "far.txt"))
        var home = ""
        try session.prepareNextHome { home = $0 }
        let (launch, area, pinging, hand) = try session.start(Program(name: "longpress", path: path, arguments: [near]))
        hand.focus(area.window)
        hand.click(.primary, x: area.x + area.width / 4, y: area.y + 120)
        try NoteMeasurement.rest(pinging)
        if isDead { disk.stall() }
        defer { disk.goOn() }
        // As a file manager opens files: on the same bus, repeatedly.
        let others = try (0..<4).map { _ in
            try Child(path, [far], environment: try session.environmentForNextStart())
        }
        try NoteMeasurement.rest(pinging)
        hand.focus(area.window)
        let start = now()
        hand.press("q")
        let written = repeatedly(seconds: 20, every: 2000) {
            isKept(in: "\(home)/state/longpress/journals") ? true : nil
        }
        guard written != nil else { throw Failure("no journal within 20 s") }
        let time = milliseconds(since: start)
        disk.goOn()
        return withExtendedLifetime((launch, others)) { time }
    }

    private static func isKept(in folder: String) -> Bool {
        entries(of: folder).contains { journal in
            journal.first != "."
                && entries(of: "\(folder)/\(journal)").contains { name in
                    name.hasPrefix("text-") && readText("\(folder)/\(journal)/\(name)")?.contains("q") ?? false
                }
        }
    }
}
