import TestSupport

@testable import Gtk
@testable import Platform

/// A window on screen around a widget, for as long as a test looks at it.
@MainActor
enum TestWindow {
    /// Shows a widget in a window until the body has ended.
    static func with<Result>(
        _ child: Widget, width: Int = 400, height: Int = 300, _ body: (Window) throws -> Result
    ) throws -> Result {
        let window = Window()
        window.setDefaultSize(width: width, height: height)
        window.child = child
        defer {
            window.destroy()
            iterateMainContext()
        }
        window.present()
        try waitUntil("the widget to be laid out") { child.isMapped && child.size.width > 1 && child.size.height > 1 }
        return try body(window)
    }
}
