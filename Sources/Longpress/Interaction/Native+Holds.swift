import Gtk

extension Native {
    /// Adds an action for holding a finger on a widget that has no Longpress menu. The window need not have any such menu.
    ///
    /// - Parameter handler: Called when a finger goes down, with its position in the window. Returns what a hold there does, or
    ///   nil for nothing. That closure returns whether to cancel the finger for everything else in the window.
    package func onHoldElsewhere(_ handler: @escaping (Point) -> (() -> Bool)?) {
        WindowInteraction.install(around: self)
        WindowInteraction.of(self)?.onHoldElsewhere(handler)
    }

    /// Reserves the current press, if any, for the menu that it opens: it is cancelled for everything else in the window.
    package func claimPressForMenu() { WindowInteraction.of(self)?.claimPressForMenu() }
}
