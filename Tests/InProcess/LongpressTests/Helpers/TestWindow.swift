import CGtk
import Longpress
import TestSupport

@testable import Gtk
@testable import Platform

/// A window on screen around a widget, for as long as a test looks at it.
@MainActor
enum TestWindow {
    /// Shows a widget in a window, active and with the keyboard, until the body has ended.
    static func with<Result>(
        _ child: Widget, in window: Window = Window(), width: Int = 600, height: Int = 400,
        _ body: (Window) throws -> Result
    ) throws -> Result {
        try ShownWindow.with(child, in: window, width: width, height: height) {
            defer { MenuPresenter.shared.close() }
            return try body($0)
        }
    }

    /// Handles every event so far. X tells late that a selection was given up; GTK would take it for the next one’s end.
    static func settle() {
        gdk_display_sync(gdk_display_get_default())
        iterateMainContext()
    }

    /// Shows a text view with an edit menu until the body has ended.
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
