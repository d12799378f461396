import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The edit menu replaces GTK's own touch menu.
final class TouchMenuTests: LongpressTestCase {
    /// Opens a popover on a view as GTK 4.8 does (gtktextview.c): a child with a style class that is added after its creation.
    private static func openTouchMenu(on view: TextView) -> Widget {
        let popover = Widget(sinking: gtk_popover_new())
        gtk_widget_set_parent(popover.widget, view.widget)
        popover.addStyle("touch-selection")
        gtk_popover_set_autohide(popover.typed(), 0)
        gtk_popover_popup(popover.typed())
        return popover
    }

    func testEditMenuOpensInPlaceOfGtksTouchMenu() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let bubble = Self.openTouchMenu(on: view)
            defer { bubble.unparent() }
            try waitUntil("the edit menu") { MenuOnScreen.outline(in: window) != nil }
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Cut | Copy | Delete | Select All")
            XCTAssertFalse(bubble.isMapped)
            XCTAssertEqual(view.buffer.selection, 0..<4)
        }
    }

    func testGTKsTouchMenuIsReplacedEachTime() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let bubble = Self.openTouchMenu(on: view)
            defer { bubble.unparent() }
            for _ in 0..<3 {
                try waitUntil("the edit menu") { MenuOnScreen.outline(in: window) != nil }
                XCTAssertFalse(bubble.isMapped)
                MenuPresenter.shared.close()
                gtk_popover_popup(bubble.typed())
            }
            try waitUntil("the edit menu") { MenuOnScreen.outline(in: window) != nil }
        }
    }

    func testOtherPopoversOfTheViewStay() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            let other = Widget(sinking: gtk_popover_new())
            defer { other.unparent() }
            gtk_widget_set_parent(other.widget, view.widget)
            gtk_popover_set_autohide(other.typed(), 0)
            gtk_popover_popup(other.typed())
            iterateMainContext()
            XCTAssertTrue(other.isMapped)
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }

    func testAViewWithoutItsMenuOpensNone() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, _ in
            view.menu = nil
            let bubble = Self.openTouchMenu(on: view)
            defer { bubble.unparent() }
            iterateMainContext()
            XCTAssertNil(MenuPresenter.shared.openKind)
        }
    }
}
