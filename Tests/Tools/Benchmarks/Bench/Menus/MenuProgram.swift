/// A running program whose menus are opened by real presses.
final class MenuProgram {
    /// The times of one press, in milliseconds.
    struct Opening {
        /// The time from the press until the menu's window is mapped.
        let map: Double
        /// The time from the press until the menu has visible content.
        let paint: Double
    }

    let name: String
    private let launch: Launch
    let places: MenuPlaces
    let watch: MenuWatch
    let hand: Hand
    let window: UInt
    let corner: (x: Int32, y: Int32)
    private var presses: [MenuKind: Int] = [:]

    /// The maximum time for a menu to appear or disappear, in seconds.
    private static let limit = 10.0

    var process: Int32 { launch.process }

    /// Creates the object for a program that has just been started on a desk: moves its window to its place, and waits until
    /// the program is idle.
    init(_ launch: Launch, name: String, places: MenuPlaces, on desk: MenuDesk, x: Int32) throws(Failure) {
        (self.launch, self.name, self.places) = (launch, name, places)
        (watch, hand) = (desk.watch, desk.hand)
        let screen = desk.session.screen
        guard let window = screen.programs.subtracting(desk.windows).first else {
            throw Failure("\(name)'s window is gone")
        }
        screen.move(window, x: x, y: 0)
        guard let area = screen.area(of: window) else { throw Failure("\(name)'s window is gone") }
        (self.window, corner) = (window, (area.x, area.y))
        desk.windows.insert(window)
        try rest(lasting: 1000, seconds: 300)
    }

    /// Opens a menu by a secondary press, once the program is idle.
    func open(_ kind: MenuKind) throws(Failure) -> Opening {
        try aim(at: kind)
        try rest()
        return try press(for: kind)
    }

    /// Opens a menu even if the program is busy, and closes it.
    func openAndClose(_ kind: MenuKind) throws(Failure) {
        try aim(at: kind)
        _ = try press(for: kind)
        try close()
    }

    /// Closes the menu with Escape, and waits until it has disappeared.
    func close() throws(Failure) {
        hand.press("Escape")
        guard watch.wait(seconds: Self.limit, for: { watch.menu == nil ? true : nil }) != nil else {
            throw Failure("\(name)'s menu doesn't close")
        }
    }

    /// Waits until the program has done almost nothing for `duration` milliseconds.
    func rest(lasting duration: Double = 100, seconds: Double = 60) throws(Failure) {
        var idleness = Idleness(of: process, lasting: duration)
        let rested = watch.wait(seconds: seconds, interval: 5) { idleness.hasLasted ? true : nil }
        if rested == nil { throw Failure("\(name) is still busy after \(decimal(seconds, 0)) s") }
    }

    private func aim(at kind: MenuKind) throws(Failure) {
        let all = places.places(for: kind)
        let place = all[presses[kind, default: 0] % all.count]
        presses[kind, default: 0] += 1
        hand.focus(window)
        hand.move(x: corner.x + place.x, y: corner.y + place.y)
    }

    private func press(for kind: MenuKind) throws(Failure) -> Opening {
        guard watch.menu == nil else { throw Failure("\(name) has a menu open already") }
        let start = now()
        hand.hold(.secondary)
        let seen = watch.wait(seconds: Self.limit) { watch.menu?.painted == nil ? nil : watch.menu }
        hand.lift(.secondary)
        guard let seen, let mapped = seen.mapped, let painted = seen.painted else {
            throw Failure("\(name)'s \(kind.rawValue) doesn't open")
        }
        guard seen.height >= kind.minHeight else {
            throw Failure("\(name) opens another menu than its \(kind.rawValue)")
        }
        return Opening(map: Double(mapped - start) / 1_000_000, paint: Double(painted - start) / 1_000_000)
    }
}
