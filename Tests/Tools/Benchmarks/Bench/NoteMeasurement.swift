import Glibc

/// The times to open a file and to work in it, and the memory.
struct NoteMeasurement {
    /// The time from just before the program was started until its window no longer changes, in milliseconds.
    let opening: Double
    /// The time from the start until the window has content, in milliseconds.
    let firstFrame: Double
    /// The longest time that the main loop was busy meanwhile, in milliseconds; 0 if the content was there at once.
    let openingPause: Double
    /// The longest time that the main loop was busy during scrolling, including to the end, in milliseconds.
    let scrollingPause: Double
    /// The longest time that the main loop was busy during a search, letter by letter, for a text that the note doesn't
    /// contain, in milliseconds.
    let findingPause: Double
    /// The time from a secondary click to the menu, in milliseconds: the median of several.
    let menu: Double
    /// The time that the main loop is busy with making a word bold and undoing it, in milliseconds: the median of several.
    let command: Double
    /// The longest time that the main loop was busy while the whole text was selected, copied, and read by another program, in
    /// milliseconds.
    let copyingPause: Double
    /// The program's private memory before searching and copying, in megabytes.
    let memory: Double

    /// Creates a measurement with the minimum of each number, because other work of the machine only adds to it.
    init(leastOf all: [NoteMeasurement]) {
        func least(_ number: (NoteMeasurement) -> Double) -> Double { all.map(number).min() ?? 0 }
        (opening, firstFrame, menu, command) = (least(\.opening), least(\.firstFrame), least(\.menu), least(\.command))
        (openingPause, scrollingPause) = (least(\.openingPause), least(\.scrollingPause))
        (copyingPause, findingPause, memory) = (least(\.copyingPause), least(\.findingPause), least(\.memory))
    }

    private static let rounds = 9

    /// Starts the program with a file, and measures it.
    init(of path: String, program: String, in session: Session) throws {
        let (launch, area, pinging, hand) = try session.start(
            Program(name: "longpress", path: program, arguments: [path]))
        let screen = session.screen
        firstFrame = launch.firstFrame

        let (time, pause) = try pinging.untilNothingChanges(on: screen)
        (opening, openingPause) = (firstFrame + time, pause)

        let (x, y) = (area.x + area.width / 4, area.y + 120)
        hand.focus(area.window)
        try Self.rest(pinging)
        menu = try Self.median {
            let start = now()
            hand.click(.secondary, x: x, y: y)
            let opened = repeatedly(seconds: 10, every: 500) { screen.showsPopover ? milliseconds(since: start) : nil }
            guard let opened else { throw Failure("the menu doesn't open") }
            try pinging.ping()
            hand.press("Escape")
            guard repeatedly(seconds: 10, every: 500, { screen.showsPopover ? nil : true }) != nil else {
                throw Failure("the menu doesn't close")
            }
            try pinging.ping()
            return opened
        }
        hand.click(.primary, x: x, y: y, times: 2)
        hand.press("Escape")
        try Self.rest(pinging)
        command = try Self.median {
            let first = pinging.answers.count
            for key in ["b", "z"] {
                hand.press("Control_L", key)
                try pinging.ping()
            }
            return pinging.answers[first...].reduce(0, +)
        }
        scrollingPause = try Self.scroll(hand, pinging, x, y)
        memory = Memory(of: launch.process)?.own ?? 0
        findingPause = try Self.find(hand, pinging)
        copyingPause = try Self.copyAll(hand, pinging, to: screen.name)
    }

    private static func median(_ body: () throws -> Double) rethrows -> Double {
        // The first round isn't counted, because it creates objects that all of them use.
        Statistics(Array(try (0...rounds).map { _ in try body() }.dropFirst())).median
    }

    /// Waits a second, and returns the longest time to an answer meanwhile, in milliseconds.
    @discardableResult
    static func rest(_ pinging: Pinging) throws -> Double {
        let start = now()
        return try pinging.ping { milliseconds(since: start) < 1000 }
    }

    private static func scroll(
        _ hand: Hand, _ pinging: Pinging, _ x: Int32, _ y: Int32
    ) throws -> Double {
        var longest = 0.0
        for step in 0..<100 {
            hand.turnWheel(down: step < 70, x: x, y: y)
            longest = max(longest, try pinging.ping())
        }
        for key in ["End", "Home"] {
            hand.press("Control_L", key)
            longest = max(longest, try rest(pinging))
        }
        return longest
    }

    private static func find(_ hand: Hand, _ pinging: Pinging) throws -> Double {
        hand.press("Control_L", "f")
        var longest = try rest(pinging)
        // The first letters occur everywhere.
        for letter in "enqxz" {
            hand.press("\(letter)")
            longest = max(longest, try rest(pinging))
        }
        hand.press("Escape")
        return max(longest, try rest(pinging))
    }
}
