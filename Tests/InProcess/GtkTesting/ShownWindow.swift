import Gtk
import TestSupport

/// A window on screen around a widget, active and with the keyboard focus, shown during a test's body.
@MainActor
public enum ShownWindow {
    /// Shows a widget in a window until the body returns.
    public static func with<Result>(
        _ child: Widget, in window: Window = Window(), width: Int = 600, height: Int = 400,
        _ body: (Window) throws -> Result
    ) throws -> Result {
        window.setDefaultSize(width: width, height: height)
        window.child = child
        defer {
            window.destroy()
            iterateMainContext()
        }
        window.present()
        try waitUntil("the window to be on screen") { child.isMapped && child.size.height > 1 && window.isActive }
        return try body(window)
    }
}
