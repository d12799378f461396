import Foundation

/// The display's touch screen. Its touches are real: programs can't distinguish them from a finger's. All points are in screen
/// coordinates.
///
/// A display has one if the tests are run with `LONGPRESS_TEST_DISPLAY=touch`, which needs Xorg and its driver `dummy`.
public final class TouchScreen {
    private let socket: InputTestSocket
    private let size: ScreenRectangle
    private var down: [UInt32: ScreenPoint] = [:]

    nonisolated(unsafe) private static var opened: TouchScreen?

    private init(_ display: TestDisplay) throws {
        guard let path = environment("LONGPRESS_TOUCH") else {
            throw TestFailure("this display has no touch screen: set LONGPRESS_TEST_DISPLAY=touch")
        }
        socket = try InputTestSocket(path: path)
        size = display.bounds
    }

    /// The display's touch screen, opened by the first call. Call this only on the main thread.
    public static func shared() throws -> TouchScreen {
        if let opened { return opened }
        // The first call of `TestDisplay.shared()` sets LONGPRESS_TOUCH.
        let screen = try TouchScreen(.shared())
        opened = screen
        return screen
    }

    private enum Kind: UInt32 {
        case begin = 18
        case update = 19
        case end = 20
    }

    /// Puts a finger down.
    public func begin(at point: ScreenPoint, finger: UInt32 = 0) throws {
        down[finger] = point
        try post(.begin, point, finger)
    }

    /// Moves a finger that is down to a point, in several steps.
    public func move(to point: ScreenPoint, finger: UInt32 = 0, steps: Int = 8, milliseconds: Double = 120) throws {
        guard let start = down[finger] else { throw TestFailure("finger \(finger) isn't down") }
        for step in 1...steps {
            try post(.update, start.part(step, of: steps, to: point), finger)
            pause(milliseconds: milliseconds / Double(steps))
        }
        down[finger] = point
    }

    /// Lifts a finger.
    public func end(finger: UInt32 = 0) throws {
        guard let point = down.removeValue(forKey: finger) else { return }
        try post(.end, point, finger)
    }

    /// Taps at a point.
    public func tap(at point: ScreenPoint) throws {
        try begin(at: point)
        pause(milliseconds: 40)
        try end()
    }

    /// Taps twice at a point, quickly enough for a double tap.
    public func doubleTap(at point: ScreenPoint) throws {
        try twiceInQuickSuccession {
            try begin(at: point)
            // The server counts the time from when it reads this.
            try TestDisplay.shared().connection.sync()
        } finish: {
            pause(milliseconds: 40)
            try end()
        }
    }

    /// Touches a point and holds. Lifts the finger after `whileHeld` has looked at the effect of the hold.
    public func hold(
        at point: ScreenPoint, milliseconds: Double = aHold, whileHeld: () throws -> Void = {}
    ) throws {
        try begin(at: point)
        defer { try? end() }
        // The server counts the time from when it reads this.
        try TestDisplay.shared().connection.sync()
        pause(milliseconds: milliseconds)
        try whileHeld()
    }

    /// Lifts every finger that is still down.
    public func releaseAll() {
        for finger in Array(down.keys) { try? end(finger: finger) }
    }

    private func post(_ kind: Kind, _ point: ScreenPoint, _ finger: UInt32) throws {
        Glance.forget()
        typealias Socket = InputTestSocket
        var message = Socket.bytes(UInt32(1056)) + Socket.bytes(UInt32(6))
        message += Socket.bytes(finger) + Socket.bytes(kind.rawValue) + Socket.valuators(at: point, of: size)
        try socket.post(message)
    }
}
