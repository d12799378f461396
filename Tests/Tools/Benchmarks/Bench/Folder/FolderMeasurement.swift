import Glibc

/// What it takes a program to show a list of a folder when F8 is pressed, and to find something in it, in milliseconds.
struct FolderMeasurement {
    /// From the key until a row shows.
    let firstRows: Double
    /// From the key until the rows in sight don't change any more.
    let all: Double
    /// The longest that the main loop was busy meanwhile.
    let pause: Double
    /// From the first letter looked for until the rows in sight don't change any more, with all letters typed at once.
    let firstSearch: Double
    /// The same for each letter typed by itself later on: the longest.
    let letter: Double
    /// The longest that the main loop was busy meanwhile.
    let searchPause: Double

    /// For so long nothing may change, in milliseconds: a summary may be read later than its name.
    private static let quiet = 1500.0
    /// Where the list's rows and the field above them are in a window, in pixels.
    private static let rows: (x: Int32, y: Int32, width: Int32, height: Int32) = (12, 130, 160, 440)
    private static let field: (x: Int32, y: Int32) = (120, 84)

    /// The median of each number.
    init(medianOf all: [FolderMeasurement]) {
        func median(_ number: (FolderMeasurement) -> Double) -> Double { Statistics(all.map(number)).median }
        (firstRows, self.all, pause) = (median(\.firstRows), median(\.all), median(\.pause))
        (firstSearch, letter, searchPause) = (median(\.firstSearch), median(\.letter), median(\.searchPause))
    }

    /// Starts a program that knows the folder, and ends it once it has kept what it has read. One that finds no words isn't asked to.
    init(of program: Program, searches: Bool = true, in session: Session) throws {
        let (launch, area, pinging, hand) = try session.start(program)
        let screen = session.screen
        hand.focus(area.window)
        try NoteMeasurement.rest(pinging)
        let place = (x: area.x + Self.rows.x, y: area.y + Self.rows.y, width: Self.rows.width, height: Self.rows.height)
        guard screen.look(at: place)?.isBlank == true else { throw Failure("there is something where rows will be") }

        hand.press("F8")
        let shown = try Self.changes(of: place, on: screen, pinging)
        guard let first = shown.first else { throw Failure("\(program.name) shows no rows") }
        (firstRows, all, pause) = (first, shown.last, shown.pause)

        guard searches else {
            (firstSearch, letter, searchPause) = (0, 0, 0)
            return
        }
        hand.click(.primary, x: area.x + Self.field.x, y: area.y + Self.field.y)
        for letter in FolderFiles.search { hand.press("\(letter)") }
        let searched = try Self.changes(of: place, on: screen, pinging)
        guard searched.last > 0 else { throw Failure("\(program.name) finds nothing") }
        firstSearch = searched.last
        hand.press("Escape")
        try NoteMeasurement.rest(pinging)
        let letters = try FolderFiles.search.map { letter in
            hand.press("\(letter)")
            return try Self.changes(of: place, on: screen, pinging)
        }
        guard letters.allSatisfy({ $0.last > 0 }) else { throw Failure("\(program.name) doesn't follow a letter") }
        letter = letters.map(\.last).max() ?? 0
        searchPause = max(searched.pause, letters.map(\.pause).max() ?? 0)
        let start = now()
        try pinging.ping { milliseconds(since: start) < 3000 }
        withExtendedLifetime(launch) {}
    }

    /// Waits until nothing changes at a place any more.
    ///
    /// - Returns: When it first showed something, if it was blank; when the last change came; and the longest that the main loop was
    ///   busy meanwhile, in milliseconds.
    private static func changes(
        of place: (x: Int32, y: Int32, width: Int32, height: Int32), on screen: Screen, _ pinging: Pinging
    ) throws(Failure) -> (first: Double?, last: Double, pause: Double) {
        let start = now()
        var (look, first, last): (UInt64?, Double?, Double) = (screen.look(at: place)?.hash, nil, 0)
        let pause = try pinging.ping(every: 1000) { () throws(Failure) in
            if let seen = screen.look(at: place), seen.hash != look {
                (look, last) = (seen.hash, milliseconds(since: start))
                if first == nil, !seen.isBlank { first = last }
            }
            if last > 60_000 { throw Failure("it still changes after a minute") }
            return milliseconds(since: start) - last < quiet
        }
        return (first, last, pause)
    }
}
