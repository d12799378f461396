import Gtk
import TestSupport
import XCTest

/// A test with GTK in its own process. It can let the main loop turn, and leaves no window open.
open class GtkTestCase: MainThreadTestCase {
    open override func begin() throws {
        try super.begin()
        guard Toolkit.initialize() else { throw TestFailure("there is no display: run this test with Tests/run") }
        CriticalMessages.report { XCTFail($0) }
        MainLoop.install()
        Self.taskThreads
    }

    /// As in the program; once is enough.
    private static let taskThreads: Void = TaskThreads.install()

    open override func end() throws {
        iterateMainContext()
        XCTAssertEqual(OpenWindows.count, 0, "the test leaves windows open")
        try super.end()
    }
}
