import TestSupport
import XCTest

/// A test of the built app as a client of a Wayland compositor, with a window that fills the display.
///
/// It is the same on each compositor, with pointer and keyboard only: not all compositors support touch (see
/// `WaylandTouchTestCase`), and each takes different commands (see `SwayTestCase`). The parts `wayland`, `weston` and `mutter`
/// of `Tests/run` start a compositor.
class WaylandTestCase: AppTestCase {
    override var environment: [String: String] {
        ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": Self.compositor ?? "", "DISPLAY": ""]
    }

    /// The area of the window's monitor on the screen.
    var monitor: ScreenRectangle { get throws { try TestDisplay.shared().bounds } }

    /// The compositor's socket.
    static var compositor: String? { TestSupport.environment("LONGPRESS_WAYLAND") }

    /// Whether the window asks for the whole monitor, which some compositors give it only on request.
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
        // GTK warns about the old compositor of Debian 12, and looks for a graphics card.
        toleratedErrors = ["Compositor doesn't support moving popups", "libEGL warning"]
        try waitForWindow(filling: monitor)
        try waitForPlace()
    }

    /// Waits until the window has its final place in the compositor, which shows in the positions of pointer events. mutter
    /// moves a window that fills the monitor after it has resized it.
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

    /// Waits until the window fills a monitor, and is drawn as the active window.
    func waitForWindow(filling monitor: ScreenRectangle) throws {
        try app.waitUntil("the window to fill the monitor") {
            guard let window = try self.app.accessible.children.first, window.has("active") else { return false }
            let size = try window.extents
            return size.width == monitor.width && size.height == monitor.height
        }
        _ = try Screenshot.settled()
    }

    // MARK: Menus

    /// Every open popover, including GTK's own touch menu; only the outermost ones.
    var openPopovers: [AccessibleNode] {
        get throws {
            try app.accessible.outermost { node in
                guard try !["menu", "pop up menu"].contains(node.role) else { return node.isShowing }
                // GTK's touch menu has no role of its own, but is a child of the text and has buttons.
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

    /// Opens a menu with a function, and returns the menu's area on the screen: the box that has appeared there.
    ///
    /// - Parameters:
    ///   - earlier: A picture from before the action that the function ends, such as a hold with its loupe; `nil` to take one
    ///     now.
    ///   - color: The menu's colour, if a frame in another colour appears with it.
    func opening(
        _ kind: MenuKind, _ expected: String, since earlier: ScreenPicture? = nil, of color: ScreenPicture.Color? = nil,
        by body: () throws -> Void
    ) throws -> ScreenRectangle {
        let before = try earlier ?? Screenshot.settled()
        try body()
        try expectOnlyMenu(kind, expected)
        return try boxOfMenu { $0.newBox(since: before, of: color) }
    }

    /// Returns the area of the open menu on the screen, found in a picture by a function, once the menu is drawn. The
    /// accessibility tree has the menu earlier, and a picture may have settled earlier, too. No other box on the screen is so
    /// small.
    private func boxOfMenu(in picture: (ScreenPicture) throws -> ScreenRectangle?) throws -> ScreenRectangle {
        try app.waitFor("the menu to be drawn") {
            let size = try self.openPopovers.first?.children.first?.extents
            guard let size, let box = try picture(Screenshot.settled()) else { return nil }
            return box.width <= size.width + 40 && box.height <= size.height + 40 ? box : nil
        }
    }

    /// Returns the centre of a row of the open context menu on the screen.
    func place(ofRow name: String) throws -> ScreenPoint { try rectangle(ofRow: name).center }

    /// Returns the area of a row of the open context menu on the screen.
    func rectangle(ofRow name: String) throws -> ScreenRectangle {
        let preview = try app.waitFor("the preview") { try self.preview }
        return try rectangle(of: name, in: menuBox(outside: preview.extents))
    }

    /// Returns the area of the open context menu on the screen. Outside the preview, which dims everything else, only the menu
    /// is white.
    func menuBox(outside preview: ScreenRectangle) throws -> ScreenRectangle {
        try boxOfMenu { $0.box(of: Self.plain, outside: preview) }
    }

    /// Returns the area of an item of the open menu on the screen, given the menu's area.
    func rectangle(of name: String, in box: ScreenRectangle) throws -> ScreenRectangle {
        let menu = try XCTUnwrap(openPopovers.first)
        let item = try XCTUnwrap(menu.findAll(role: "menu item", name: name).first, "\(name) in \(menu.outline)")
        // Extents in a popover are relative to it; the box on the screen is that of its content.
        let (content, own) = (try XCTUnwrap(menu.children.first).extents, try item.extents)
        return ScreenRectangle(
            x: box.center.x + own.x - content.center.x, y: box.center.y + own.y - content.center.y, width: own.width,
            height: own.height)
    }

    /// The background colour of a menu's items that aren't highlighted.
    static let plain = ScreenPicture.Color(red: 255, green: 255, blue: 255)

    /// Expects that no item under the pointer is highlighted, and waits until a motion of the pointer highlights one.
    func expectNoHighlightUntilMoved() throws {
        XCTAssertEqual(try colorAroundPointer(), Self.plain)
        app.pointer.glide(to: app.pointer.location.moved(x: 12), steps: 6, milliseconds: 120)
        try app.waitUntil("an item to be highlighted by a motion") { try self.colorAroundPointer() != Self.plain }
    }

    /// Returns the most common colour of a menu around the pointer.
    private func colorAroundPointer() throws -> ScreenPicture.Color {
        let place = app.pointer.location
        return try Screenshot.settled(of: ScreenRectangle(x: place.x - 24, y: place.y - 8, width: 48, height: 16))
            .mostCommonColor
    }

    /// Waits until an item on the screen is highlighted: its background at the right end is no longer white.
    func expectHighlighted(_ item: ScreenRectangle) throws {
        let end = ScreenPoint(x: item.right - 6, y: item.center.y)
        try app.waitUntil("the item at \(item) to be highlighted") {
            try Screenshot.pixel(at: end) != Self.plain
        }
    }
}
