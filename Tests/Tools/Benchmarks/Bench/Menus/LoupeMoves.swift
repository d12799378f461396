import Glibc

/// The loupe over a held press that moves: the time from each motion until the loupe's last repaint, and the processor time of
/// all the app's threads until it is idle again.
struct LoupeMoves: MenuMeasure {
    /// The maximum processor time for a motion, in milliseconds.
    static let aim = 3.0
    /// The distance of a motion, and the distance after which the direction reverses, in pixels.
    private static let (step, way): (Int32, Int32) = (7, 280)
    /// The time without work after which the program counts as idle, in milliseconds.
    private static let rest = 30.0

    private let waits: Statistics
    private let works: Statistics

    /// Holds a word, and moves the pointer a number of times.
    init(_ cast: MenuCast, moves: Int) throws(Failure) {
        let desk = try MenuDesk(for: 1)
        let program = try desk.start(cast.longpress(), places: .longpress)
        let place = program.places.words[0]
        let (x, y) = (program.corner.x + place.x, program.corner.y + place.y)
        program.hand.focus(program.window)
        program.hand.move(x: x, y: y)
        try program.rest()
        program.hand.hold(.primary)
        guard program.watch.wait(seconds: 10, for: { program.watch.menu?.painted }) != nil else {
            throw Failure("\(program.name) shows no loupe")
        }
        var (waits, works): ([Double], [Double]) = ([], [])
        var (offset, direction): (Int32, Int32) = (0, 1)
        // The first motions aren't counted, because they do one-time work.
        for move in -5..<moves {
            if !(0...Self.way).contains(offset + direction * Self.step) { direction = -direction }
            offset += direction * Self.step
            let before = try Self.settledWork(of: program)
            let start = now()
            program.hand.move(x: x + offset, y: y)
            let follows = program.watch.wait(seconds: 10) { (program.watch.menu?.damaged ?? 0) > start ? true : nil }
            let after = try Self.settledWork(of: program)
            // Takes the last damage: GDK moves the window first, which the server also reports.
            guard follows != nil, let painted = program.watch.menu?.damaged else {
                throw Failure("\(program.name)'s loupe doesn't follow")
            }
            guard move >= 0 else { continue }
            waits.append(Double(painted - start) / 1_000_000)
            works.append(after - before)
        }
        program.hand.lift(.primary)
        (self.waits, self.works) = (Statistics(waits), Statistics(works))
    }

    /// Returns the processor time that the program has spent so far, in milliseconds, once it is idle.
    private static func settledWork(of program: MenuProgram) throws(Failure) -> Double {
        var (spent, since) = (work(of: program), now())
        let settled = program.watch.wait(seconds: 10, interval: 5) {
            let spentNow = work(of: program)
            // A blinking cursor, or a thread's tick each second, isn't work.
            if spentNow - spent > 0.2 { (spent, since) = (spentNow, now()) }
            return milliseconds(since: since) > rest ? spentNow : nil
        }
        guard let settled else { throw Failure("\(program.name) doesn't come to rest") }
        return settled
    }

    private static func work(of program: MenuProgram) -> Double {
        entries(of: "/proc/\(program.process)/task").reduce(0) { sum, thread in
            let text = readText("/proc/\(program.process)/task/\(thread)/schedstat") ?? ""
            return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1_000_000
        }
    }

    private var work: MenuAim {
        MenuAim(number: works.median, most: Self.aim, places: 1, name: "the work of a motion of the loupe in ms")
    }

    var misses: [String] { work.misses }

    var text: String {
        var table = Table(columns: ["the loupe, ms", "", "median", "p95", "aim", ""])
        table.add(["motion to painted", ""] + [waits.median, waits.p95].map { decimal($0, 1) } + ["", ""])
        table.add(
            ["work of a motion", ""] + [works.median, works.p95].map { decimal($0, 1) } + work.cells.dropFirst())
        return table.text
    }
}
