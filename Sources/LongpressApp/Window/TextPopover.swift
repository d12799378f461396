import Gtk

/// A small popover beside a piece of the text or something else in the window.
enum TextPopover {
    /// The distance from the window's edge, in points, like that of an edit menu.
    private static let gap = 8.0
    private static let key: StaticString = "longpress-text-popover"

    /// Shows a widget at a rectangle, in the window's coordinates, with an accessible name.
    @discardableResult
    static func show(_ content: Widget, named name: String, at target: Rectangle, in window: Window) -> Popover {
        let popover = Popover(role: .dialog)
        popover.isModal = true
        popover.setAccessibleName(name)
        popover.child = content
        popover.attach(to: window)
        // The window must not be destroyed with the popover in it.
        let ending = window.onDestroy { [weak popover] in popover?.unparent() }
        window.attach(popover, as: key)
        let focus = window.focus.map { WeakObject($0) }
        popover.onClosed { [weak popover, window = WeakObject(window)] in
            ending.disconnect()
            // At once: GTK returns the focus only after the next frame, and keys typed before that would be lost.
            if let window = window.value, window.focus == nil || popover?.containsFocus == true {
                window.focus = focus?.value
            }
            // Not while the popover is still closing.
            MainLoop.whenIdle {
                popover?.unparent()
                let kept: Popover? = window.value?.attached(key)
                if kept == popover { window.value?.attach(nil, as: key) }
            }
        }
        let isLow = target.maxY > window.size.height / 2
        popover.open(
            over: window, at: target, side: isLow ? .above : .below,
            shift: (shift(of: popover, at: target, in: window), 0))
        return popover
    }

    /// Returns how far to move a popover that is centred on the target, so that it is within the window.
    private static func shift(of popover: Popover, at target: Rectangle, in window: Window) -> Double {
        let middle = target.midX
        let half = popover.bodySize.width / 2 + gap
        return min(max(middle, half), max(window.size.width - half, half)) - middle
    }
}
