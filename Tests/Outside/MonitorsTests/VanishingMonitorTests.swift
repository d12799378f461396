import LongpressTesting
import TestSupport
import XCTest

@testable import Driving

/// The window's monitor is unplugged while a menu, a preview or the loupe is open on it: nothing is lost, and menus open on the
/// first monitor.
///
/// The unplugged one is a third monitor, whose window on the X server covers that of the second: later tests need the other two.
final class VanishingMonitorTests: SwayTestCase {
    /// The third monitor's window on the X server, while it exists. The app is then on that monitor.
    private var third: XID?

    override var monitor: ScreenRectangle {
        get throws {
            let screen = try TestDisplay.shared().bounds
            let half = screen.width / 2
            return ScreenRectangle(x: third == nil ? 0 : half, y: 0, width: half, height: screen.height)
        }
    }

    override func tearDownWithError() throws {
        try removeThird()
        try super.tearDownWithError()
    }

    private var connection: XConnection { get throws { try TestDisplay.shared().connection } }

    /// Plugs in a third monitor, and moves the app to it.
    private func moveToThird() throws {
        let connection = try connection
        let before = Set(connection.children(of: connection.root))
        try tellCompositor("create_output")
        var window: XID?
        try TestSupport.waitUntil("the third monitor") {
            window = connection.children(of: connection.root).first {
                !before.contains($0) && connection.attributes(of: $0)?.isViewable == true
            }
            return window != nil
        }
        let id = try XCTUnwrap(window)
        third = id
        let (place, name) = (try monitor, String(id))
        try run(
            "xdotool",
            ["windowmove", name, String(place.x), "0", "windowsize", name, String(place.width), String(place.height)])
        // The compositor numbers all monitors it has ever had. The workspace of an unplugged monitor has moved to another one.
        let names = (3...40).map { "X11-\($0)" }.joined(separator: " ")
        let workspace = "third-\(name)"
        try tellCompositor(
            "workspace \(workspace) output \(names); [app_id=.*] move container to workspace \(workspace); workspace \(workspace)"
        )
        try waitForWindow(filling: place)
    }

    private func removeThird() throws {
        guard let window = third else { return }
        let connection = try connection
        connection.askToClose(window)
        try TestSupport.waitUntil("the third monitor to be removed") {
            !connection.children(of: connection.root).contains(window)
        }
        third = nil
    }

    private func onScreen(_ place: ScreenPoint) throws -> ScreenPoint { place.moved(x: try monitor.x) }

    /// Moves the window to the first monitor, and expects its menu to open there as usual.
    private func expectMenuOnTheFirst() throws {
        try tellCompositor("[app_id=.*] move container to workspace 1; workspace 1")
        try waitForWindow(filling: monitor)
        try waitForPlace()
        try expectNoPopover()
        let word = try place(of: "picture")
        let box = try opening(.edit, "Select | Select All") { app.pointer.click(.secondary, at: word) }
        XCTAssertTrue(try monitor.contains(box), "\(box)")
        XCTAssertTrue((box.x...box.right).contains(word.x), "\(box) doesn't point at \(word)")
        try app.keyboard.press("Escape")
        try expectNoPopover()
    }

    func testMenusWorkAfterAMonitorVanishesWithAnEditMenu() throws {
        let text = try note.text
        try moveToThird()
        app.pointer.click(.secondary, at: try onScreen(place(of: "picture")))
        try expectOnlyMenu(.edit, "Select | Select All")
        _ = try Screenshot.settled()
        try removeThird()
        try expectMenuOnTheFirst()
        XCTAssertEqual(try note.text, text)
    }

    func testMenusWorkAfterAMonitorVanishesWithAContextMenu() throws {
        try moveToThird()
        app.pointer.click(.secondary, at: try onScreen(picture().extents.center))
        try expectOnlyMenu(.context, PictureTestCase.rows)
        _ = try Screenshot.settled()
        try removeThird()
        try expectMenuOnTheFirst()
        XCTAssertEqual(try pictureNames.count, 1)
    }

    /// While the button is still pressed.
    func testMenusWorkAfterAMonitorVanishesWithTheLoupe() throws {
        try moveToThird()
        let word = try onScreen(place(of: "Now"))
        app.pointer.move(to: word)
        let before = try Screenshot.settled()
        app.pointer.press()
        try app.waitUntil("the loupe") { (try Screenshot.settled().newBox(since: before)?.height ?? 0) > 50 }
        try removeThird()
        app.pointer.release()
        try expectMenuOnTheFirst()
    }
}
