import TestSupport
import XCTest

/// A test of the built app as a client of a Wayland compositor, whose window fills the display.
///
/// It is the same on each compositor, by pointer and keyboard alone: not all have a finger (see `WaylandTouchTestCase`), and
/// each takes other commands (see `SwayTestCase`). The parts `wayland`, `weston` and `mutter` of `Tests/run` start one.
class WaylandTestCase: AppTestCase {
    override var environment: [String: String] {
        ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": Self.compositor ?? "", "DISPLAY": ""]
    }

    /// Where the monitor with the window is on the screen.
    var monitor: ScreenRectangle { get throws { try TestDisplay.shared().bounds } }

    /// The compositor's socket.
    static var compositor: String? { TestSupport.environment("LONGPRESS_WAYLAND") }

    /// Whether the window asks for the whole monitor, which not every compositor gives it unasked.
    var asksForMonitor: Bool { true }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        guard asksForMonitor else { return }
        try home.write("[Longpress]\nformat=1\n\n[Window]\nmaximized=true\n", to: SettingsTestCase.file)
    }

    override func setUpWithError() throws {
        guard Self.compositor != nil else {
            throw TestFailure("LONGPRESS_WAYLAND isn't set: run this test with Tests/run, which starts a compositor")
        }
        try super.setUpWithError()
        // GTK finds the compositor of Debian 12 old, and looks for a graphics card.
        toleratedErrors = ["Compositor doesn't support moving popups", "libEGL warning"]
        try waitForWindow(filling: monitor)
        try waitForPlace()
    }

    /// Waits until the compositor, too, has the window where it belongs: it tells of the pointer as the window's place is. mutter
    /// moves a window that fills the monitor later than it gives it the size.
    func waitForPlace() throws {
        let monitor = try monitor
        let corner = ScreenPoint(x: monitor.right - 10, y: monitor.bottom - 10)
        try app.waitUntil("the window to be in its place") {
            app.pointer.jump(to: corner.moved(x: -1))
            app.pointer.jump(to: corner)
            // A busy app may always be one motion behind.
            return app.events.suffix(10).contains {
                $0.contains("motion at (\(monitor.width - 10).0, \(monitor.height - 10).0)")
            }
        }
    }

    /// Waits until the window has its place and size, which are those of a whole monitor, and is drawn as the active one.
    func waitForWindow(filling monitor: ScreenRectangle) throws {
        try app.waitUntil("the window to fill the monitor") {
            guard let window = try self.app.accessible.children.first, window.has("active") else { return false }
            let size = try window.extents
            return size.width == monitor.width && size.height == monitor.height
        }
        _ = try Screenshot.settled()
    }

    // MARK: Menus

    /// Every popover that is open, GTK's own touch menu included, outermost ones only.
    var openPopovers: [AccessibleNode] {
        get throws {
            try app.accessible.outermost { node in
                guard try !["menu", "pop up menu"].contains(node.role) else { return node.isShowing }
                // GTK's touch menu has no role of its own, but belongs to the text, and has buttons.
                return try ["text box", "text", "label"].contains(node.parent?.role ?? "") && node.isShowing
                    && node.first { try $0.role.hasSuffix("button") } != nil
            }
        }
    }

    /// Waits until exactly this menu is open, and no other popover.
    func expectOnlyMenu(
        _ kind: MenuKind, _ expected: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        var seen = ""
        try? TestSupport.waitUntil("the menu", every: 20) {
            seen = try openPopovers.map { "\(MenuKind.kindName(of: try $0.name)): \(try Self.outline(of: $0))" }
                .joined(separator: "\n")
            return seen == "\(kind.rawValue): \(expected)"
        }
        XCTAssertEqual(seen, "\(kind.rawValue): \(expected)", file: file, line: line)
    }

    /// Waits until no popover is open.
    func expectNoPopover() throws {
        try TestSupport.waitFor("no popover", every: 20, value: { try openPopovers }, until: \.isEmpty)
    }

    /// Does what opens a menu, and answers where on the screen that is: the box that is new there.
    ///
    /// - Parameters:
    ///   - earlier: A picture from before what the body ends, such as a hold with its loupe; nil for one of now.
    ///   - color: The menu's colour, where a frame in another one comes with it.
    func opening(
        _ kind: MenuKind, _ expected: String, since earlier: ScreenPicture? = nil, of color: ScreenPicture.Color? = nil,
        by body: () throws -> Void
    ) throws -> ScreenRectangle {
        let before = try earlier ?? Screenshot.settled()
        try body()
        try expectOnlyMenu(kind, expected)
        return try boxOfMenu { $0.newBox(since: before, of: color) }
    }

    /// Where the open menu is on the screen, by what finds it in a picture, once it is drawn: assistive tools know of it before,
    /// and a picture may have settled before, too. No other box that there may be is so small.
    private func boxOfMenu(in picture: (ScreenPicture) throws -> ScreenRectangle?) throws -> ScreenRectangle {
        try app.waitFor("the menu to be drawn") {
            let size = try self.openPopovers.first?.children.first?.extents
            guard let size, let box = try picture(Screenshot.settled()) else { return nil }
            return box.width <= size.width + 40 && box.height <= size.height + 40 ? box : nil
        }
    }

    /// Where the middle of a row of the open context menu is on the screen.
    func place(ofRow name: String) throws -> ScreenPoint { try rectangle(ofRow: name).center }

    /// Where a row of the open context menu is on the screen.
    func rectangle(ofRow name: String) throws -> ScreenRectangle {
        let preview = try app.waitFor("the preview") { try self.preview }
        return try rectangle(of: name, in: menuBox(outside: preview.extents))
    }

    /// Where the open context menu is on the screen. Nothing but the menu is white outside its preview, which has dimmed
    /// all else.
    func menuBox(outside preview: ScreenRectangle) throws -> ScreenRectangle {
        try boxOfMenu { $0.box(of: Self.plain, outside: preview) }
    }

    /// Where an item of the open menu is on the screen, as the menu is in a box there.
    func rectangle(of name: String, in box: ScreenRectangle) throws -> ScreenRectangle {
        let menu = try XCTUnwrap(openPopovers.first)
        let item = try XCTUnwrap(menu.findAll(role: "menu item", name: name).first, "\(name) in \(menu.outline)")
        // Places in a popover are its own; the box on the screen is its content's.
        let (content, own) = (try XCTUnwrap(menu.children.first).extents, try item.extents)
        return ScreenRectangle(
            x: box.center.x + own.x - content.center.x, y: box.center.y + own.y - content.center.y, width: own.width,
            height: own.height)
    }

    /// The background of a menu's items that aren't lit.
    static let plain = ScreenPicture.Color(red: 255, green: 255, blue: 255)

    /// Waits until no item below the pointer is lit, and then until the pointer's motion lights one.
    func expectUnlitUntilMoved() throws {
        XCTAssertEqual(try colorAroundPointer(), Self.plain)
        app.pointer.glide(to: app.pointer.location.moved(x: 12), steps: 6, milliseconds: 120)
        try app.waitUntil("an item to be lit by a motion") { try self.colorAroundPointer() != Self.plain }
    }

    /// The colour that most of a menu is of around the pointer.
    private func colorAroundPointer() throws -> ScreenPicture.Color {
        let place = app.pointer.location
        return try Screenshot.settled(of: ScreenRectangle(x: place.x - 24, y: place.y - 8, width: 48, height: 16))
            .mostCommonColor
    }

    /// Waits until an item that is somewhere on the screen is lit: its background at the right end isn't white any more.
    func expectLit(_ item: ScreenRectangle) throws {
        let end = ScreenPoint(x: item.right - 6, y: item.center.y)
        try app.waitUntil("the item at \(item) to be lit") {
            try Screenshot.pixel(at: end) != Self.plain
        }
    }
}
