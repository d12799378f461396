import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// What the main loop does at leisure comes after what GTK does in idle time.
final class LeisureTests: GtkTestCase {
    /// What keeps GTK busy in idle time, as laying out a long text does, doesn't keep a menu from opening.
    func testIdleDoesNotWaitForWhatIsDoneAtLeisure() throws {
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
