import Glibc

/// Observes from outside how the menus of any program appear, are painted and disappear. Menus are override-redirect windows.
///
/// The times are those at which the X server's events arrive here. Nothing is polled.
final class MenuWatch {
    private typealias Display = OpaquePointer
    /// A menu's window.
    struct Menu {
        var width: Int32 = 0
        var height: Int32 = 0
        /// The id of the object that reports the window's damage.
        var damage: UInt = 0
        /// The time when the window was mapped; `nil` while it is unmapped.
        var mapped: Instant?
        /// The time when something was first painted into it after it was mapped.
        var painted: Instant?
        /// The time when something was last painted into it.
        var damaged: Instant?

        /// Whether the window is large enough for a menu: smaller ones are a toolkit's helpers and tooltips.
        fileprivate var isMenu: Bool { width > 40 && height > 24 }
    }

    private let pending: @convention(c) (Display) -> Int32
    private let nextEvent: @convention(c) (Display, UnsafeMutableRawPointer) -> Int32
    private let createDamage: @convention(c) (Display, UInt, Int32) -> UInt
    private let subtractDamage: @convention(c) (Display, UInt, UInt, UInt) -> Void
    private let flush: @convention(c) (Display) -> Int32
    private let x: Xlib
    private let display: Display
    private let file: Int32
    private let damageEvent: Int32
    private var menus: [UInt: Menu] = [:]

    /// SubstructureNotify: changes to the children of the root window.
    private static let notifications = 1 << 19

    /// Starts watching the display with this name. Menus whose windows already exist aren't seen.
    init(on name: String) throws(Failure) {
        let (library, damage) = (try Library("libX11.so.6"), try Library("libXdamage.so.1"))
        let selectInput: @convention(c) (Display, UInt, Int) -> Int32 = try library.find("XSelectInput")
        let connection: @convention(c) (Display) -> Int32 = try library.find("XConnectionNumber")
        let queryDamage: @convention(c) (Display, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32 =
            try damage.find("XDamageQueryExtension")
        pending = try library.find("XPending")
        nextEvent = try library.find("XNextEvent")
        flush = try library.find("XFlush")
        createDamage = try damage.find("XDamageCreate")
        subtractDamage = try damage.find("XDamageSubtract")
        x = try Xlib()
        display = try x.openDisplay(name)
        file = connection(display)
        var (firstEvent, firstError): (Int32, Int32) = (0, 0)
        guard queryDamage(display, &firstEvent, &firstError) != 0 else {
            throw Failure("the X server can't tell what is painted (it lacks the Damage extension)")
        }
        damageEvent = firstEvent
        _ = selectInput(display, x.defaultRootWindow(display), Self.notifications)
        _ = flush(display)
    }

    /// The visible menu; the oldest if there are several.
    var menu: Menu? {
        menus.values.filter { $0.mapped != nil && $0.isMenu }.min { $0.mapped! < $1.mapped! }
    }

    /// Waits until `answer` returns a value. Calls it after each event, and at least every `interval` milliseconds. Returns
    /// `nil` after `seconds`.
    func wait<Answer>(seconds: Double, interval: Int32 = 1000, for answer: () -> Answer?) -> Answer? {
        let start = now()
        while true {
            while pending(display) > 0 { takeEvent() }
            if let found = answer() { return found }
            let left = seconds * 1000 - milliseconds(since: start)
            guard left > 0 else { return nil }
            var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            poll(&state, 1, min(interval, Int32(left) + 1))
        }
    }

    private func takeEvent() {
        var event = [Int32](repeating: 0, count: 48)
        _ = nextEvent(display, &event)
        let time = now()
        func window(_ place: Int) -> UInt { event.withUnsafeBytes { $0.load(fromByteOffset: place, as: UInt.self) } }
        switch event[0] {
        case 16 where event[17] != 0:  // CreateNotify of an override-redirect window
            var menu = Menu(width: event[14], height: event[15])
            let whenNotEmpty: Int32 = 3
            menu.damage = createDamage(display, window(40), whenNotEmpty)
            _ = flush(display)
            menus[window(40)] = menu
        case 17: menus[window(40)] = nil  // DestroyNotify
        case 18:  // UnmapNotify
            menus[window(40)]?.mapped = nil
            menus[window(40)]?.painted = nil
        case 19: menus[window(40)]?.mapped = time  // MapNotify
        case 22:  // ConfigureNotify
            menus[window(40)]?.width = event[14]
            menus[window(40)]?.height = event[15]
        case damageEvent:
            subtractDamage(display, window(40), 0, 0)
            _ = flush(display)
            menus[window(32)]?.damaged = time
            guard let menu = menus[window(32)], menu.mapped != nil, menu.painted == nil else { return }
            if showsContent(window(32)) { menus[window(32)]?.painted = time }
        default: break
        }
    }

    /// Returns whether the program has painted a window. When a window is mapped, the server first fills it with the content
    /// below, and also reports this as damage. That content has no transparent corner, but a menu has one.
    private func showsContent(_ window: UInt) -> Bool {
        let (allPlanes, zPixmap): (UInt, Int32) = (.max, 2)
        guard let corner = x.getImage(display, window, 0, 0, 1, 1, allPlanes, zPixmap) else { return false }
        defer { _ = x.destroyImage(corner) }
        return x.getPixel(corner, 0, 0) >> 24 == 0
    }
}
