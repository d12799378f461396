import TestSupport
import XCTest

/// A test of the built app as a client of a Wayland compositor, whose window fills the display with the touch screen.
/// `Tests/run wayland` starts both.
class WaylandTestCase: AppTestCase {
    private(set) var touch: TouchScreen!

    override var environment: [String: String] {
        ["GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": Self.compositor ?? "", "DISPLAY": ""]
    }

    /// Where the monitor with the window is on the screen.
    var monitor: ScreenRectangle { get throws { try TestDisplay.shared().bounds } }

    /// The compositor's socket.
    static var compositor: String? { TestSupport.environment("LONGPRESS_WAYLAND") }

    override func setUpWithError() throws {
        guard Self.compositor != nil else {
            throw TestFailure("LONGPRESS_WAYLAND isn't set: run this test with Tests/run, which starts a compositor")
        }
        try super.setUpWithError()
        // GTK finds the compositor of Debian 12 old, and looks for a graphics card.
        toleratedErrors = ["Compositor doesn't support moving popups", "libEGL warning"]
        // GTK 4.24 is told of a frame by each of the monitors that show the window.
        toleratedErrors.append("Duplicate call to gdk_frame_timings_presented()")
        touch = try TouchScreen.shared()
        try waitForWindow(filling: monitor)
    }

    /// Waits until the window has its place and size: the compositor gives it a whole monitor.
    func waitForWindow(filling monitor: ScreenRectangle) throws {
        try app.waitUntil("the window to fill the monitor") {
            let window = try self.app.accessible.children.first?.extents
            return window?.width == monitor.width && window?.height == monitor.height
        }
        _ = try Screenshot.settled()
    }

    /// Takes the window out of the compositor's tiling, and gives it a place on the screen.
    func float(at place: ScreenRectangle) throws {
        try tellCompositor(
            "[app_id=.*] floating enable, border none, resize set \(place.width) \(place.height), "
                + "move absolute position \(place.x) \(place.y)")
    }

    /// Gives the compositor a command.
    func tellCompositor(_ command: String) throws {
        let socket = try XCTUnwrap(TestSupport.environment("LONGPRESS_SWAY"), "run this test with Tests/run")
        let message = try ChildProcess(
            "swaymsg", ["-s", socket, command], environment: ["PATH": TestSupport.environment("PATH") ?? ""],
            outputIn: app.home)
        XCTAssertEqual(try message.waitForExit(), .exited(0), message.standardError)
    }

    override func tearDownWithError() throws {
        touch?.releaseAll()
        try super.tearDownWithError()
    }

    // MARK: Menus

    /// Every popover that is open, GTK's own touch menu included, outermost ones only.
    private var openPopovers: [AccessibleNode] {
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
    func opening(_ kind: MenuKind, _ expected: String, by body: () throws -> Void) throws -> ScreenRectangle {
        let before = try Screenshot.settled()
        try body()
        try expectOnlyMenu(kind, expected)
        return try XCTUnwrap(Screenshot.settled().newBox(since: before), "the menu isn't visible")
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
        let white = ScreenPicture.Color(red: 255, green: 255, blue: 255)
        return try XCTUnwrap(Screenshot.settled().box(of: white, outside: preview), "the menu isn't visible")
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

    /// Taps an item of the menu that is in a box on the screen.
    func tap(_ name: String, in box: ScreenRectangle) throws { try touch.tap(at: rectangle(of: name, in: box).center) }

    /// Waits until an item that is somewhere on the screen is lit: its background at the right end isn't white any more.
    func expectLit(_ item: ScreenRectangle) throws {
        let end = ScreenPoint(x: item.right - 6, y: item.center.y)
        try app.waitUntil("the item at \(item) to be lit") {
            try Screenshot.pixel(at: end) != ScreenPicture.Color(red: 255, green: 255, blue: 255)
        }
    }
}
