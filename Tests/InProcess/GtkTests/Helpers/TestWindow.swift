import GtkTesting

@testable import Gtk
@testable import Platform

/// A window on screen around a widget, shown during a test's body.
@MainActor
enum TestWindow {
    /// Shows a widget in a window until the body returns.
    static func with<Result>(
        _ child: Widget, width: Int = 400, height: Int = 300, _ body: (Window) throws -> Result
    ) throws -> Result {
        try ShownWindow.with(child, width: width, height: height, body)
    }
}
