import Gtk
import Longpress
import TestSupport
import XCTest

/// A test with GTK in its own process, and with menus: it begins with an empty clipboard and leaves no menu open.
class LongpressTestCase: GtkTestCase {
    override func begin() throws {
        try super.begin()
        Clipboard.standard.offer([])
    }

    override func end() throws {
        iterateMainContext()
        XCTAssertNil(MenuPresenter.shared.openKind, "the test leaves a menu open")
        try super.end()
    }
}
