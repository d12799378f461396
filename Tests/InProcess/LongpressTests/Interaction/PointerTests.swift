import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Menus by mouse, with real presses. The tests that drive the built app repeat these from outside.
final class PointerTests: LongpressTestCase {
    private static func middle(of range: Range<Int>, in view: TextView, _ window: Window) throws
        -> ScreenPoint
    {
        let bounds = view.bounds(of: range)
        return try RowPlace.place(bounds.midX, bounds.midY, of: view, in: window)
    }

    func testASecondaryClickOpensOneMenuAndNotGTKs() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let display = try TestDisplay.shared()
            display.pointer.click(.secondary, at: try Self.middle(of: 0..<4, in: view, window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Cut | Copy | Delete | Select All" }
            XCTAssertEqual(display.windows.popovers.count, 1)
            let menus = MenuOnScreen.descendants(of: view).filter { $0.typeName == "GtkPopoverMenu" }
            XCTAssertFalse(menus.contains(where: \.isMapped))
        }
    }

    func testE4EditMenuOpensWhenTheHoldEnds() throws {
        try TestWindow.withText("some text") { view, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.hold(at: try Self.middle(of: 5..<9, in: view, window)) {
                XCTAssertNil(MenuPresenter.shared.openKind, "not before the button is released")
            }
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Select | Select All" }
            XCTAssertEqual(view.buffer.insertionPoint, 7)
        }
    }

    func testC3ContextMenuOpensDuringTheHoldAndStays() throws {
        try ItemWindow.with { item, responder, window in
            let pointer = try TestDisplay.shared().pointer
            pointer.hold(at: try RowPlace.place(20, 10, of: item, in: window)) {
                XCTAssertEqual(MenuPresenter.shared.openKind, .context)
            }
            iterateMainContext()
            XCTAssertEqual(MenuPresenter.shared.openKind, .context, "releasing neither closes nor chooses")
            XCTAssertEqual(responder.performed, [])
        }
    }

    func testE19DoubleClickOnAWordShowsTheMenuForIt() throws {
        try TestWindow.withText("some text") { view, window in
            try TestDisplay.shared().pointer.doubleClick(at: try Self.middle(of: 5..<9, in: view, window))
            try waitUntil("the menu") { MenuOnScreen.outline(in: window) == "Cut | Copy | Delete | Select All" }
            XCTAssertEqual(view.buffer.selection, 5..<9)
        }
    }

    func testPressBesideAContextMenuOnlyClosesIt() throws {
        try ItemWindow.with { item, responder, window in
            var clicks = 0
            let other = Button(label: "other")
            other.onClick { clicks += 1 }
            gtk_box_append(window.child?.typed(), other.widget)
            try waitUntil("the layout") { other.isMapped && other.size.height > 1 }
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            let pointer = try TestDisplay.shared().pointer
            let place = try RowPlace.place(other.size.width - 20, 5, of: other, in: window)
            pointer.click(at: place)
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            XCTAssertEqual(clicks, 0)
            pointer.click(at: place)
            try waitUntil("the next click to reach the button") { clicks == 1 }
            XCTAssertEqual(responder.performed, [])
        }
    }

    /// E18, C2: a press that only closed a menu ends with its release, whatever GTK's own clock says.
    func testAPressThatClosesAContextMenuDoesNotCountForTheNextHold() throws {
        try ItemWindow.with { item, responder, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            let pointer = try TestDisplay.shared().pointer
            pointer.click(at: try RowPlace.place(300, 10, of: item, in: window))
            try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            // Part of the time of a hold; the delay is the input of this test.
            pause(milliseconds: 250)
            iterateMainContext()

            pointer.move(to: try RowPlace.place(20, 10, of: item, in: window))
            pointer.press()
            defer { pointer.release() }
            let start = Clock.milliseconds
            try waitUntil("the menu of the second press") { MenuPresenter.shared.openKind == .context }
            XCTAssertGreaterThan(Clock.milliseconds - start, 400, "the hold was counted from the first press")
            pointer.release()
            TestWindow.settle()
            MenuPresenter.shared.close()
            XCTAssertEqual(responder.performed, [])
        }
    }
}
