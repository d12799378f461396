import CGtk
import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// A window on screen around a widget, shown during a test's body.
@MainActor
enum TestWindow {
    /// Shows a widget in a window, active and with the keyboard focus, until the body returns.
    static func with<Result>(
        _ child: Widget, in window: Window = Window(), width: Int = 600, height: Int = 400,
        _ body: (Window) throws -> Result
    ) throws -> Result {
        try ShownWindow.with(child, in: window, width: width, height: height) {
            defer { MenuPresenter.shared.close() }
            return try body($0)
        }
    }

    /// Handles all pending events. X reports late that a selection was given up, and GTK would take that for the end of the next
    /// one.
    static func settle() {
        gdk_display_sync(gdk_display_get_default())
        iterateMainContext()
    }

    /// Shows a text view with an edit menu until the body returns.
    static func withText(
        _ text: String, select range: Range<Int>? = nil, menu: EditMenu = EditMenu(), width: Int = 600,
        height: Int = 400, _ body: (TextView, Window) throws -> Void
    ) throws {
        let view = TextView()
        view.setTextMargins(horizontal: 100, vertical: 150)
        view.buffer.text = text
        if let range { view.buffer.select(range) } else { view.buffer.insertionPoint = 0 }
        view.responder = TextViewResponder(view)
        view.menu = .edit(menu)
        try with(ScrolledWindow(view), width: width, height: height) { window in
            view.grabFocus()
            try waitUntil("the text to be laid out") { view.bounds(of: 0..<0).height > 0 }
            try body(view, window)
        }
    }
}
