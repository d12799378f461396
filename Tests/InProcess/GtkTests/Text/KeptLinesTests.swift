import CGtk
import GtkTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkEditor

/// Typing needs memory only for the text, however busy the program is meanwhile.
final class KeptLinesTests: GtkTestCase {
    func testChangedLinesAreFreedWhileTheLoopIsBusy() throws {
        let view = TextView()
        view.freeChangedLines()
        try TestWindow.with(ScrolledWindow(view), height: 300) { _ in
            let busy = g_idle_add_full(G_PRIORITY_DEFAULT, { _ in 1 }, nil, nil)
            defer { g_source_remove(busy) }
            // Typing the first letter loads the fonts.
            Self.type(1, in: view)
            let growth = MemoryGrowth.of { Self.type(40, in: view) }
            XCTAssertLessThan(growth, 500, "kilobytes for 40 lines")
        }
    }

    /// Types lines, and lays them out again after each letter.
    private static func type(_ count: Int, in view: TextView) {
        for letter in String(repeating: "What is typed, in lines of a usual length.\n", count: count) {
            view.buffer.replaceSelection(with: String(letter))
            _ = view.bounds(of: view.buffer.insertionPoint..<view.buffer.insertionPoint)
            g_main_context_iteration(nil, 0)
        }
    }
}
