import Gtk

/// The outline around what a context menu is for, while the menu is open. It is laid over the window, so that any widget
/// can have one, and any part of one.
final class TargetOutline {
    private let layer: WindowLayer

    /// Shows the outline around a rectangle in a window's coordinates.
    init(around target: Rectangle, in window: Window) {
        let widget = Box(.vertical, role: .presentation)
        widget.addStyle(MenuStyle.target)
        if window.hasLightText { widget.addStyle(MenuStyle.onDark) }
        widget.takesInput = false
        layer = WindowLayer(widget, over: window) { Rect(target) }
    }

    /// Takes the outline away.
    func remove() { layer.remove() }
}
