import Foundation

/// The display's pen: the stylus of a graphics tablet, which programs can't distinguish from a real one. All points are in
/// screen coordinates.
///
/// A display has a pen if it has a touch screen.
public final class Pen {
    private let socket: InputTestSocket
    private let size: ScreenRectangle
    private var position: ScreenPoint?
    private var down: Set<Part> = []

    nonisolated(unsafe) private static var opened: Pen?

    private init(_ display: TestDisplay) throws {
        guard let touch = environment("LONGPRESS_TOUCH") else {
            throw TestFailure("this display has no pen: set LONGPRESS_TEST_DISPLAY=touch")
        }
        socket = try InputTestSocket(path: (touch as NSString).deletingLastPathComponent + "/pen")
        size = display.bounds
    }

    /// The display's pen, opened by the first call. Call this only on the main thread.
    public static func shared() throws -> Pen {
        if let opened { return opened }
        let pen = try Pen(.shared())
        opened = pen
        return pen
    }

    /// The parts of a pen that can be pressed.
    public enum Part: Int32, CaseIterable, Sendable {
        /// The tip, on the tablet: the primary button.
        case tip = 1
        /// The button on the barrel: the secondary button.
        case button = 3
    }

    // The values are from xf86-input-inputtest-protocol.h.
    private enum Kind: UInt32 {
        case motion = 2
        case proximity = 3
        case button = 4
    }

    /// Moves the pen to a point above the tablet, in several steps.
    public func hover(to point: ScreenPoint, steps: Int = 8, milliseconds: Double = 120) throws {
        if position == nil { try post(.proximity, point, [1, 0]) }
        let start = position ?? point
        for step in 1...steps {
            try post(.motion, start.part(step, of: steps, to: point), [1, 0])
            pause(milliseconds: milliseconds / Double(steps))
        }
        position = point
    }

    /// Presses the tip or the button at the pen's position.
    public func press(_ part: Part = .tip) throws {
        guard let position else { throw TestFailure("the pen isn't near the tablet") }
        down.insert(part)
        try post(.button, position, [1, part.rawValue, 1, 0])
    }

    /// Releases the tip or the button.
    public func release(_ part: Part = .tip) throws {
        guard let position, down.remove(part) != nil else { return }
        try post(.button, position, [1, part.rawValue, 0, 0])
    }

    /// Moves to a point, presses there, and releases.
    public func tap(_ part: Part = .tip, at point: ScreenPoint) throws {
        try hover(to: point)
        try press(part)
        pause(milliseconds: 40)
        try release(part)
    }

    /// Moves to a point, presses the tip there, holds, and releases.
    public func hold(at point: ScreenPoint, milliseconds: Double = aHold) throws {
        try hover(to: point)
        try press()
        defer { try? release() }
        // The server counts the time from when it reads this.
        try TestDisplay.shared().connection.sync()
        pause(milliseconds: milliseconds)
    }

    /// Taps twice at the pen's position, quickly enough for a double tap.
    public func doubleTap() throws {
        try twiceInQuickSuccession {
            try press()
            // The server counts the time from when it reads this.
            try TestDisplay.shared().connection.sync()
        } finish: {
            pause(milliseconds: 40)
            try release()
        }
    }

    /// Moves the pen away from the tablet, and releases what is still pressed.
    public func leave() throws {
        for part in Array(down) { try release(part) }
        guard let position else { return }
        try post(.proximity, position, [0, 0])
        self.position = nil
    }

    private func post(_ kind: Kind, _ point: ScreenPoint, _ numbers: [Int32]) throws {
        Glance.forget()
        typealias Socket = InputTestSocket
        let body = numbers.flatMap(Socket.bytes) + Socket.valuators(at: point, of: size)
        try socket.post(Socket.bytes(UInt32(8 + body.count)) + Socket.bytes(kind.rawValue) + body)
    }
}
