/// The display's mouse: real input, which programs can't tell from a hand's. All places are on the screen. No press comes
/// before the window manager has dealt with the one before.
public final class Pointer {
    /// A mouse button by its number.
    public enum Button: UInt32, Sendable {
        case primary = 1
        case middle = 2
        case secondary = 3
        case scrollUp = 4
        case scrollDown = 5
        case scrollLeft = 6
        case scrollRight = 7
    }

    private let connection: XConnection
    private let manager: WindowManager
    private var held: Set<Button> = []
    private lazy var clock = ServerClock(connection)

    init(_ connection: XConnection, _ manager: WindowManager) {
        (self.connection, self.manager) = (connection, manager)
    }

    /// Where the pointer is now.
    public var location: ScreenPoint { query().place }

    /// Where it is, over which of the outermost windows, and the display's bits of what is held.
    package func query() -> (place: ScreenPoint, window: XID, held: UInt32) {
        var (root, child): (XID, XID) = (0, 0)
        var (x, y, windowX, windowY, mask): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
        _ = connection.x.queryPointer(
            connection.display, connection.root, &root, &child, &x, &y, &windowX, &windowY, &mask)
        return (ScreenPoint(x: Int(x), y: Int(y)), child, UInt32(bitPattern: mask))
    }

    /// Goes to a place as a hand does: by many small motions, with time between them.
    ///
    /// The X server counts the time, so that a test which is held up meanwhile leaves no gap.
    public func move(to place: ScreenPoint) {
        let start = location
        let distance =
            (Double(place.x - start.x) * Double(place.x - start.x)
            + Double(place.y - start.y) * Double(place.y - start.y)).squareRoot()
        let steps = min(max(Int(distance / 25), 3), 20)
        for step in 1...steps {
            send(start.part(step, of: steps, to: place), after: 5)
        }
        connection.sync()
    }

    /// Clicks an item of an open menu of the menu bar: straight down from the menu's title, then sideways. On the straight way
    /// there the pointer could pass the next title, and that menu would open.
    public func click(inMenu place: ScreenPoint) {
        move(to: ScreenPoint(x: location.x, y: place.y))
        click(at: place)
    }

    /// Comes to a place at once, with no motion on the way, as a pen or a tablet does.
    public func jump(to place: ScreenPoint) {
        send(place)
        connection.sync()
    }

    /// Goes to a place in several steps of a given time.
    public func glide(to place: ScreenPoint, steps: Int = 10, milliseconds: Double = 100) {
        let start = location
        for step in 1...max(steps, 1) {
            jump(to: start.part(step, of: max(steps, 1), to: place))
            pause(milliseconds: milliseconds / Double(steps))
        }
    }

    /// Has the X server move the pointer, some milliseconds after the input before.
    private func send(_ place: ScreenPoint, after milliseconds: UInt = 0) {
        Glance.forget()
        _ = connection.x.fakeMotion(connection.display, -1, Int32(place.x), Int32(place.y), milliseconds)
    }

    /// Presses a button and keeps it down.
    public func press(_ button: Button = .primary) {
        send(button, isDown: true)
        connection.sync()
    }

    /// Lets a button go.
    public func release(_ button: Button = .primary) {
        send(button, isDown: false)
        connection.sync()
    }

    /// Has the X server press a button or let it go, some milliseconds after the input before.
    private func send(_ button: Button, isDown: Bool, after milliseconds: UInt = 0) {
        Glance.forget()
        // If the manager never answers, what the test waits for next doesn't come either.
        if isDown { try? manager.wait() }
        if isDown { held.insert(button) } else { held.remove(button) }
        _ = connection.x.fakeButton(connection.display, button.rawValue, isDown ? 1 : 0, milliseconds)
    }

    /// Clicks at a place. The X server counts the time, so a test that is held up meanwhile doesn't make a hold of it.
    public func click(_ button: Button = .primary, at place: ScreenPoint) {
        move(to: place)
        send(button, isDown: true)
        send(button, isDown: false, after: 20)
        connection.sync()
    }

    /// Clicks twice at a place, as one double click.
    public func doubleClick(_ button: Button = .primary, at place: ScreenPoint) {
        press(button, at: place, times: 2, letsGo: true)
    }

    /// Clicks three times at a place, as one triple click.
    public func tripleClick(_ button: Button = .primary, at place: ScreenPoint) {
        press(button, at: place, times: 3, letsGo: true)
    }

    /// Clicks at a place and at once presses again, as a double click begins, and keeps the button down.
    public func clickAndPress(_ button: Button = .primary, at place: ScreenPoint) {
        press(button, at: place, times: 2, letsGo: false)
    }

    /// Presses some times in quick succession.
    ///
    /// The X server counts the milliseconds that a hand takes in between. Where it, the window manager or the test stood
    /// still for so long that a busy machine may have made single clicks of it, it is done again.
    private func press(_ button: Button, at place: ScreenPoint, times: Int, letsGo: Bool) {
        untilQuick {
            move(to: place)
            clock.mark()
            send(button, isDown: true)
            for _ in 1..<times {
                send(button, isDown: false, after: 20)
                send(button, isDown: true, after: 60)
                clock.mark()
            }
            if letsGo {
                send(button, isDown: false, after: 20)
                clock.mark()
            }
            return clock.gaps().allSatisfy { Double($0) < quickSuccession * 1000 }
        } takeBack: {
            if !letsGo { release(button) }
        }
    }

    /// Presses at a place, holds, and lets go: a hold (touch-and-hold by mouse) if it lasts long enough.
    public func hold(_ button: Button = .primary, at place: ScreenPoint, milliseconds: Double = aHold) {
        hold(button, at: place, milliseconds: milliseconds) {}
    }

    /// Presses at a place and holds; lets go after `whileHeld` has looked at what the hold did.
    public func hold(
        _ button: Button = .primary, at place: ScreenPoint, milliseconds: Double = aHold, whileHeld: () throws -> Void
    ) rethrows {
        move(to: place)
        press(button)
        defer { release(button) }
        pause(milliseconds: milliseconds)
        try whileHeld()
    }

    /// Presses at a place, and after 200 milliseconds, too few for a hold, moves away in one go with the button down.
    ///
    /// The X server counts the time, so a test that is held up meanwhile doesn't make a hold of it. This doesn't wait for
    /// it.
    public func pressAndMoveAway(_ button: Button = .primary, from place: ScreenPoint, to end: ScreenPoint) {
        move(to: place)
        send(button, isDown: true)
        send(end, after: 200)
        connection.flush()
    }

    /// Drags from a place to another.
    public func drag(
        _ button: Button = .primary, from start: ScreenPoint, to end: ScreenPoint, steps: Int = 10,
        milliseconds: Double = 200
    ) {
        move(to: start)
        press(button)
        pause(milliseconds: 30)
        glide(to: end, steps: steps, milliseconds: milliseconds)
        pause(milliseconds: 30)
        release(button)
    }

    /// Turns the wheel at a place, by some clicks; up if negative.
    public func scroll(at place: ScreenPoint, clicks: Int) {
        for _ in 0..<abs(clicks) { click(clicks < 0 ? .scrollUp : .scrollDown, at: place) }
    }

    /// Lets go of every button that is still held.
    public func releaseAll() {
        for button in held { release(button) }
    }
}

extension ScreenPoint {
    /// Some steps of the way to another place.
    func part(_ step: Int, of steps: Int, to end: ScreenPoint) -> ScreenPoint {
        ScreenPoint(x: x + (end.x - x) * step / steps, y: y + (end.y - y) * step / steps)
    }
}
