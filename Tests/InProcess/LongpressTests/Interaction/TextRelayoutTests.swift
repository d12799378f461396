import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A text with a menu, in a window that is laid out as a whole while the text's size changes.
final class TextRelayoutTests: LongpressTestCase {
    /// A menu that closes causes a layout of its window. If the divider beside the text moves at that moment, as under a finger
    /// that closes the menu and moves on, it must be possible to move it again in the next frame.
    ///
    /// The bug in GTK occurs only if a widget between window and divider keeps its size, and if the text's line breaks change.
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
            // The bug doesn't occur while the window is opening.
            for _ in 1...30 {
                gtk_widget_queue_resize(window.widget)
                try move(to: 250)
                try move(to: 400)
            }
        }
    }
}
