import Longpress
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A menu of the bar that has closed doesn't keep the keyboard focus.
final class ClosedMenuFocusTests: LongpressTestCase {
    func testTheTextGetsTheFocusBackFromAClosedMenu() throws {
        try MenuBarWindow.with { bar in
            // The items are created when the pointer comes to the bar.
            try TestDisplay.shared().pointer.move(to: bar.menuBar.widget.screenRectangle.center)
            let item = try waitFor("an item of a menu") {
                MenuOnScreen.descendants(of: bar.menuBar.widget).first {
                    $0.typeName == "GtkModelButton" && $0.isSensitive
                }
            }
            bar.window.focus = item
            XCTAssertEqual(bar.window.focus, item)
            try waitUntil("the text to have the focus") { bar.window.focus == bar.view }
        }
    }
}
