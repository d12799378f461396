/// The windows of one program on the display.
public final class Windows {
    /// A window that is on the screen.
    public struct Window: Equatable, Sendable, CustomStringConvertible {
        /// The X server's number for it.
        public let id: UInt
        /// The title; empty for popovers.
        public let title: String
        /// The window's area on the screen, including an invisible margin for a shadow.
        public let frame: ScreenRectangle
        /// The margins outside the visible edges: left, right, top, bottom.
        public let shadow: [Int]
        /// Whether this is a popover, menu or tooltip, which the window manager doesn't manage.
        public let isPopover: Bool

        /// Whether this is the loupe.
        public var isLoupe: Bool { isPopover && Self.isLoupe(width: frame.width, height: frame.height) }

        /// Returns whether a popover is the loupe, by its size: 120 × 60 points plus its border and the theme's margin for a
        /// shadow.
        package static func isLoupe(width: Int, height: Int) -> Bool { (width, height) == (128, 68) }

        /// The area of the visible part on the screen.
        public var visibleFrame: ScreenRectangle {
            guard shadow.count == 4 else { return frame }
            return ScreenRectangle(
                x: frame.x + shadow[0], y: frame.y + shadow[2], width: frame.width - shadow[0] - shadow[1],
                height: frame.height - shadow[2] - shadow[3])
        }

        /// The kind, title, number and frame of the window.
        public var description: String {
            "\(isPopover ? "popover" : "window \"\(title)\"") 0x\(String(id, radix: 16)), \(frame)"
        }
    }

    private let display: TestDisplay
    private let process: Int32
    private var connection: XConnection { display.connection }

    /// Creates a list of the windows of the process with this id.
    public init(ofProcess process: Int32, on display: TestDisplay) {
        self.display = display
        self.process = process
    }

    /// Every window on the screen, from bottom to top.
    public var all: [Window] { display.windowList.windows(ofProcess: process) }

    /// The ordinary windows on the screen, from bottom to top.
    public var topLevels: [Window] { all.filter { !$0.isPopover } }

    /// The popovers, menus and tooltips on the screen, from bottom to top, without the loupe.
    public var popovers: [Window] { all.filter { $0.isPopover && !$0.isLoupe } }

    /// The loupe; `nil` while there is none. Throws if there are two.
    public var loupe: Window? {
        get throws {
            let loupes = all.filter(\.isLoupe)
            guard loupes.count < 2 else { throw TestFailure("there are \(loupes.count) loupes: \(loupes)") }
            return loupes.first
        }
    }

    /// The window that has the keyboard focus; `nil` if none has. The window manager calls a window active earlier than this:
    /// it only asks the program to take the focus, which GTK then gives to a small window of its own inside.
    public var active: Window? {
        let id = UInt(connection.property("_NET_ACTIVE_WINDOW", of: connection.root)?.numbers.first ?? 0)
        guard id != 0, ([id] + connection.children(of: id)).contains(connection.inputFocus) else { return nil }
        return topLevels.first { $0.id == id }
    }

    /// Focuses a window and brings it to the front.
    public func activate(_ window: Window) throws {
        Glance.forget()
        connection.sendToManager("_NET_ACTIVE_WINDOW", about: window.id, [2, 0, 0])
        try waitUntil("\(window) to become active") { active?.id == window.id }
    }

    /// Resizes a window's visible part. The frame of the window manager follows.
    @discardableResult
    public func resize(_ window: Window, width: Int, height: Int) throws -> Window {
        try asking("\(window) to become \(width)×\(height)") {
            _ = connection.x.resizeWindow(connection.display, window.id, UInt32(width), UInt32(height))
            connection.sync()
        } until: {
            topLevels.first { $0.id == window.id && $0.frame.width == width && $0.frame.height == height }
        }
    }

    /// Maximizes a window or restores it. Openbox keeps the title bar visible.
    public func setMaximized(_ window: Window, _ isMaximized: Bool) throws {
        let states = ["HORZ", "VERT"].map { Int(connection.atom("_NET_WM_STATE_MAXIMIZED_\($0)")) }
        _ = try asking("\(window) to be \(isMaximized ? "maximized" : "restored")") {
            connection.sendToManager("_NET_WM_STATE", about: window.id, [isMaximized ? 1 : 0] + states + [2])
        } until: {
            let held = connection.property("_NET_WM_STATE", of: window.id)?.numbers ?? []
            let isIt = states.allSatisfy { state in held.contains { Int($0) == state } }
            return topLevels.first { $0.id == window.id && isIt == isMaximized }
        }
    }

    /// Moves a window so that its visible part begins at a point, which may be beyond the screen's edges.
    @discardableResult
    public func move(_ window: Window, to origin: ScreenPoint) throws -> Window {
        // Static gravity, with x and y given, requested by a pager (source indication 2).
        let flags = 10 | 1 << 8 | 1 << 9 | 2 << 12
        return try asking("\(window) to be at \(origin)") {
            connection.sendToManager("_NET_MOVERESIZE_WINDOW", about: window.id, [flags, origin.x, origin.y, 0, 0])
        } until: {
            topLevels.first { $0.id == window.id && $0.frame.x == origin.x && $0.frame.y == origin.y }
        }
    }

    /// Repeats a request to the window manager until it has been carried out, because the manager drops requests while it
    /// places a new window. Returns once the manager has also informed the program, so that a following press doesn't arrive
    /// before the window's new position.
    private func asking(_ description: String, _ ask: () -> Void, until outcome: () -> Window?) throws -> Window {
        var tries = 0
        let window = try waitFor(description) {
            if tries % 100 == 0 { ask() }
            tries += 1
            return outcome()
        }
        try display.waitForManager()
        return window
    }

    /// Returns the icon that panels and switchers show for a window, in its largest size; `nil` if it has none.
    public func icon(of window: Window) -> ScreenPicture? {
        var rest = connection.property("_NET_WM_ICON", of: window.id)?.numbers[...] ?? []
        var largest: ScreenPicture?
        // Each icon is its width, its height, and its pixels.
        while let width = rest.popFirst(), let height = rest.popFirst(), rest.count >= width * height {
            if width > largest?.width ?? 0 {
                let pixels = rest.prefix(width * height).map { UInt32(truncatingIfNeeded: $0) & 0xffffff }
                largest = ScreenPicture(width: width, height: height, pixels: pixels)
            }
            rest = rest.dropFirst(width * height)
        }
        return largest
    }

    /// Asks a window to close, as its close button does.
    public func close(_ window: Window) {
        connection.sendToManager("_NET_CLOSE_WINDOW", about: window.id, [0, 2])
    }

    /// Makes the display server disconnect the program of a window, as at the end of a session.
    public func disconnect(_ window: Window) {
        _ = connection.x.killClient(connection.display, window.id)
        connection.sync()
    }

    /// Returns the part of a window's number that identifies its program.
    package static func clientPart(_ window: XID) -> XID { window >> 21 }
}
