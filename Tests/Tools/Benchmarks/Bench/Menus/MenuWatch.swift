import Glibc

/// Sees the menus of any program come, be painted and go, from outside: windows that place themselves.
///
/// Times are those at which the X server's word arrived here; nothing is asked again and again.
final class MenuWatch {
    private typealias Display = OpaquePointer
    /// A menu's window.
    struct Menu {
        var width: Int32 = 0
        var height: Int32 = 0
        /// What tells of its damage, by number.
        var damage: UInt = 0
        /// When it appeared; nil while it doesn't show.
        var mapped: Instant?
        /// When something was first painted into it since it appeared.
        var painted: Instant?
        /// When something was last painted into it.
        var damaged: Instant?

        /// Smaller ones are a toolkit's helpers and tips.
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

    /// SubstructureNotify: what becomes of the windows on the root.
    private static let notifications = 1 << 19

    /// Watches the display of this name from now on: menus whose windows are there already aren't seen.
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

    /// The menu that shows; the one that was there first if there are several.
    var menu: Menu? {
        menus.values.filter { $0.mapped != nil && $0.isMenu }.min { $0.mapped! < $1.mapped! }
    }

    /// Waits until there is an answer, which is looked for whenever something has happened, and each `interval`
    /// milliseconds; nil when so many seconds have passed without.
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
        case 16 where event[17] != 0:  // CreateNotify of one that places itself
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

    /// Whether the program has painted a window. When it appears, the server lets it show what lies below, and tells of
    /// that as damage too; that has no transparent corner, but a menu has.
    private func showsContent(_ window: UInt) -> Bool {
        let (allPlanes, zPixmap): (UInt, Int32) = (.max, 2)
        guard let corner = x.getImage(display, window, 0, 0, 1, 1, allPlanes, zPixmap) else { return false }
        defer { _ = x.destroyImage(corner) }
        return x.getPixel(corner, 0, 0) >> 24 == 0
    }
}
