import Glibc

/// The times that a program takes to list a folder after F8 is pressed, and to search it, in milliseconds.
struct FolderMeasurement {
    /// The time from the key press until a row is visible.
    let firstRows: Double
    /// The time from the key press until the visible rows no longer change.
    let all: Double
    /// The longest time that the main loop was busy meanwhile.
    let pause: Double
    /// The time from the first letter of the search until the visible rows no longer change, with all letters typed at once.
    let firstSearch: Double
    /// The longest such time for a letter when each is typed separately, in a later search.
    let letter: Double
    /// The longest time that the main loop was busy during the searches.
    let searchPause: Double

    /// The time without changes after which the rows count as final, in milliseconds: a summary may be read later than its
    /// name.
    private static let quiet = 1500.0
    /// The places of the list's rows and of the search field in the window, in pixels.
    private static let rows: (x: Int32, y: Int32, width: Int32, height: Int32) = (12, 130, 160, 440)
    private static let field: (x: Int32, y: Int32) = (120, 84)

    /// Creates a measurement with the median of each number.
    init(medianOf all: [FolderMeasurement]) {
        func median(_ number: (FolderMeasurement) -> Double) -> Double { Statistics(all.map(number)).median }
        (firstRows, self.all, pause) = (median(\.firstRows), median(\.all), median(\.pause))
        (firstSearch, letter, searchPause) = (median(\.firstSearch), median(\.letter), median(\.searchPause))
    }

    /// Starts a program that is set to the folder, and ends it after it has had time to save what it has read. A program that
    /// can't search the text isn't made to search.
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

    /// Waits until an area no longer changes.
    ///
    /// - Returns: The time of the first visible content, if the area was blank; the time of the last change; and the longest
    ///   time that the main loop was busy meanwhile, in milliseconds.
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
