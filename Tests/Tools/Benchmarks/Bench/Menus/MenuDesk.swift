/// A screen with room for several programs side by side, with its input and its menu watcher.
final class MenuDesk {
    let session: Session
    let watch: MenuWatch
    let hand: Hand
    /// The windows of the programs that are already there.
    var windows: Set<UInt> = []

    /// The width of each program's place, in pixels.
    private static let width: Int32 = 920

    /// Creates a desk for `count` programs.
    init(for count: Int) throws(Failure) {
        session = try Session(screenWidth: Self.width * Int32(count))
        watch = try MenuWatch(on: session.screen.name)
        hand = try Hand(on: session.screen.name)
    }

    /// Starts a program at one of the places, counted from the left. New windows open at the left, so the program for the
    /// leftmost place has to be started last.
    func start(_ program: Program, places: MenuPlaces, at number: Int = 0) throws(Failure) -> MenuProgram {
        let launch = try Launch(of: program, beside: windows, in: session)
        return try MenuProgram(launch, name: program.name, places: places, on: self, x: Self.width * Int32(number))
    }

    /// Ends programs, and waits until their windows have disappeared.
    func end(_ programs: inout [MenuProgram]) throws(Failure) {
        programs = []
        windows = []
        let screen = session.screen
        guard watch.wait(seconds: 20, interval: 5, for: { screen.isEmpty ? true : nil }) != nil else {
            throw Failure("the programs' windows didn't go away in 20 s")
        }
    }
}
