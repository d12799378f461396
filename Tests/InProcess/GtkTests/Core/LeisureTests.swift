import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// The main loop's leisure work is done after GTK's idle work.
final class LeisureTests: GtkTestCase {
    /// GTK's idle work, such as laying out a long text, doesn't delay opening a menu.
    func testIdleWorkDoesNotWaitForLeisureWork() throws {
        let view = TextView()
        view.buffer.text = String(repeating: "a line of a long text\n", count: 20_000)
        let window = Window()
        window.child = ScrolledWindow(view)
        defer {
            window.destroy()
            iterateMainContext()
        }
        var order: [String] = []
        window.present()
        MainLoop.atLeisure { order.append("leisure") }
        window.afterFirstFrame { order.append("frame") }
        try waitUntil("both") { order.count == 2 }
        XCTAssertEqual(order, ["frame", "leisure"])
    }
}
