import Gtk
import TestSupport
import XCTest

@_exported public import MainThread

/// A test with GTK in its own process. It can let the main loop turn, and leaves no window open.
open class GtkTestCase: MainLoopTestCase {
    open override func begin() throws {
        guard Toolkit.initialize() else { throw TestFailure("there is no display: run this test with Tests/run") }
        try super.begin()
    }

    open override func end() throws {
        iterateMainContext()
        XCTAssertEqual(OpenWindows.count, 0, "the test leaves windows open")
        try super.end()
    }
}
