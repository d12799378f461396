import Gtk

extension Native {
    /// Makes holding a finger on a widget that has no menu of ours do something. The window need not have any such menu.
    ///
    /// - Parameter handler: Called when a finger goes down, with its position in the window; returns what a hold there does, or
    ///   nil for nothing. What that does returns whether the finger is cancelled for everything else in the window.
    package func onHoldElsewhere(_ handler: @escaping (Point) -> (() -> Bool)?) {
        WindowInteraction.install(around: self)
        WindowInteraction.of(self)?.onHoldElsewhere(handler)
    }

    /// Reserves the current press, if any, for the menu that it opens: it is cancelled for everything else in the window.
    package func takePressForMenu() { WindowInteraction.of(self)?.takePressForMenu() }
}
