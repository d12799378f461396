import Gtk

/// The outline around a context menu's target while the menu is open. It is overlaid on the window, so that any widget, or any
/// part of one, can have it.
final class TargetOutline {
    private let layer: WindowLayer

    /// Shows the outline around a widget, or a part of it in its coordinates, and follows its position.
    init(around part: @autoclosure @escaping () -> Rectangle?, of target: Widget, in window: Native) {
        let widget = Box(.vertical, role: .presentation)
        widget.addStyle(MenuStyle.target)
        if window.hasLightText { widget.addStyle(MenuStyle.onDark) }
        widget.takesInput = false
        layer = WindowLayer(widget, over: window) { [window = WeakObject(window), target = WeakObject(target)] in
            guard let window = window.value else { return .zero }
            return target.value?.visibleTarget(part(), in: window) ?? .zero
        }
    }

    func remove() { layer.remove() }
}

extension Widget {
    /// Returns the visible part of the widget, or of a rectangle in it, in a window's coordinates.
    func visibleTarget(_ part: Rectangle?, in window: Native) -> Rectangle? {
        guard let visible = visibleBounds(in: window) else { return nil }
        return part.flatMap { convert($0, to: window) }?.visiblePart(in: visible) ?? visible
    }
}
