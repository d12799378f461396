import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A text with a menu, in a window that is laid out anew as a whole while the text gets another size.
final class TextRelayoutTests: LongpressTestCase {
    /// A menu that closes has its window laid out. When the divider beside the text moves just then, as under a finger
    /// that closes the menu and goes on, it must be there to be moved again in the next frame.
    ///
    /// GTK's fault shows only with a widget between window and divider that keeps its size, and with a text that breaks
    /// into other lines.
    func testTheDividerBesideATextMovesWhileTheWindowIsLaidOut() throws {
        let view = TextView()
        view.buffer.text = String(repeating: "a paragraph of some words that break into lines\n", count: 9)
        view.menu = .edit(EditMenu())
        let paned = Paned(.horizontal, start: ScrolledWindow(view, horizontalBar: false), end: Label("beside"))
        try TestWindow.with(Overlay(over: paned)) { window in
            @MainActor func move(to position: Int) throws {
                paned.position = position
                try waitUntil("the text to be \(position) points wide") { view.size.width == Double(position) }
            }
            // While the window still opens, the fault doesn't show either.
            for _ in 1...30 {
                gtk_widget_queue_resize(window.widget)
                try move(to: 250)
                try move(to: 400)
            }
        }
    }
}
