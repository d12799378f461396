/// The display's mouse. Its input is real: programs can't distinguish it from a hand's. All points are in screen coordinates. A
/// press isn't sent before the window manager has processed the one before.
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

    /// The pointer's current location.
    public var location: ScreenPoint { query().location }

    /// Returns the pointer's location, the top-level window under it, and the X server's mask of held buttons and modifiers.
    package func query() -> (location: ScreenPoint, window: XID, held: UInt32) {
        var (root, child): (XID, XID) = (0, 0)
        var (x, y, windowX, windowY, mask): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
        _ = connection.x.queryPointer(
            connection.display, connection.root, &root, &child, &x, &y, &windowX, &windowY, &mask)
        return (ScreenPoint(x: Int(x), y: Int(y)), child, UInt32(bitPattern: mask))
    }

    /// Moves to a point as a hand does: by many small motions, with time between them.
    ///
    /// The X server counts the time, so that a delay of the test leaves no gap.
    public func move(to point: ScreenPoint) {
        let start = location
        let distance =
            (Double(point.x - start.x) * Double(point.x - start.x)
            + Double(point.y - start.y) * Double(point.y - start.y)).squareRoot()
        let steps = min(max(Int(distance / 25), 3), 20)
        for step in 1...steps {
            send(start.part(step, of: steps, to: point), after: 5)
        }
        connection.sync()
    }

    /// Clicks an item of an open menu of the menu bar. The pointer moves straight down from the menu's title, then sideways: on
    /// the direct way it could pass over the next title, which would open that menu.
    public func click(inMenu point: ScreenPoint) {
        move(to: ScreenPoint(x: location.x, y: point.y))
        click(at: point)
    }

    /// Moves to a point at once, without motions on the way, as a pen or a tablet does.
    public func jump(to point: ScreenPoint) {
        send(point)
        connection.sync()
    }

    /// Moves to a point in several steps, in a given time.
    public func glide(to point: ScreenPoint, steps: Int = 10, milliseconds: Double = 100) {
        let start = location
        for step in 1...max(steps, 1) {
            jump(to: start.part(step, of: max(steps, 1), to: point))
            pause(milliseconds: milliseconds / Double(steps))
        }
    }

    /// Makes the X server move the pointer, some milliseconds after the previous input.
    private func send(_ point: ScreenPoint, after milliseconds: UInt = 0) {
        Glance.forget()
        _ = connection.x.fakeMotion(connection.display, -1, Int32(point.x), Int32(point.y), milliseconds)
    }

    /// Presses a button without releasing it.
    public func press(_ button: Button = .primary) {
        send(button, isDown: true)
        connection.sync()
    }

    /// Releases a button.
    public func release(_ button: Button = .primary) {
        send(button, isDown: false)
        connection.sync()
    }

    /// Makes the X server press or release a button, some milliseconds after the previous input.
    private func send(_ button: Button, isDown: Bool, after milliseconds: UInt = 0) {
        Glance.forget()
        // If the manager never answers, whatever the test waits for next won't happen either, and reports the failure.
        if isDown { try? manager.wait() }
        if isDown { held.insert(button) } else { held.remove(button) }
        _ = connection.x.fakeButton(connection.display, button.rawValue, isDown ? 1 : 0, milliseconds)
    }

    /// Clicks at a point. The X server counts the time, so that a delay of the test doesn't turn the click into a hold.
    public func click(_ button: Button = .primary, at point: ScreenPoint) {
        move(to: point)
        send(button, isDown: true)
        send(button, isDown: false, after: 20)
        connection.sync()
    }

    /// Clicks twice at a point, as one double click.
    public func doubleClick(_ button: Button = .primary, at point: ScreenPoint) {
        press(button, at: point, times: 2, releasing: true)
    }

    /// Clicks three times at a point, as one triple click.
    public func tripleClick(_ button: Button = .primary, at point: ScreenPoint) {
        press(button, at: point, times: 3, releasing: true)
    }

    /// Clicks at a point and presses again at once, as at the start of a double click, without releasing the button.
    public func clickAndPress(_ button: Button = .primary, at point: ScreenPoint) {
        press(button, at: point, times: 2, releasing: false)
    }

    /// Presses several times in quick succession.
    ///
    /// The X server counts the milliseconds between the presses, as a hand takes them. If the server, the window manager or the
    /// test was stopped for so long that a busy machine may have counted single clicks, this repeats all of it.
    private func press(_ button: Button, at point: ScreenPoint, times: Int, releasing: Bool) {
        untilQuick {
            move(to: point)
            clock.mark()
            send(button, isDown: true)
            for _ in 1..<times {
                send(button, isDown: false, after: 20)
                send(button, isDown: true, after: 60)
                clock.mark()
            }
            if releasing {
                send(button, isDown: false, after: 20)
                clock.mark()
            }
            return clock.gaps().allSatisfy { Double($0) < quickSuccession * 1000 }
        } undo: {
            if !releasing { release(button) }
        }
    }

    /// Presses at a point, holds, and releases. This is a hold gesture if it lasts long enough.
    public func hold(_ button: Button = .primary, at point: ScreenPoint, milliseconds: Double = aHold) {
        hold(button, at: point, milliseconds: milliseconds) {}
    }

    /// Presses at a point and holds. Releases after `whileHeld` has looked at the effect of the hold.
    public func hold(
        _ button: Button = .primary, at point: ScreenPoint, milliseconds: Double = aHold, whileHeld: () throws -> Void
    ) rethrows {
        move(to: point)
        press(button)
        defer { release(button) }
        pause(milliseconds: milliseconds)
        try whileHeld()
    }

    /// Presses at a point, and after 200 milliseconds, too few for a hold, moves away in one step with the button down.
    ///
    /// The X server counts the time, so that a delay of the test doesn't turn the press into a hold. Returns without waiting
    /// for it.
    public func pressAndMoveAway(_ button: Button = .primary, from point: ScreenPoint, to end: ScreenPoint) {
        move(to: point)
        send(button, isDown: true)
        send(end, after: 200)
        connection.flush()
    }

    /// Drags from one point to another.
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

    /// Turns the wheel at a point by a number of clicks; up if negative.
    public func scroll(at point: ScreenPoint, clicks: Int) {
        for _ in 0..<abs(clicks) { click(clicks < 0 ? .scrollUp : .scrollDown, at: point) }
    }

    /// Releases every button that is still held.
    public func releaseAll() {
        for button in held { release(button) }
    }
}

extension ScreenPoint {
    /// Returns the point a number of steps along the way to another point.
    func part(_ step: Int, of steps: Int, to end: ScreenPoint) -> ScreenPoint {
        ScreenPoint(x: x + (end.x - x) * step / steps, y: y + (end.y - y) * step / steps)
    }
}
