import Gtk

extension Window {
    /// Listens to a window in which no widget may have a menu of ours, and has a finger that holds one without do something.
    ///
    /// - Parameter handler: Asked as the finger is put down, with its position in the window: what a hold there does, or nil for
    ///   nothing. Whoever listened to the finger until then forgets it.
    package func onHoldElsewhere(_ handler: @escaping (Point) -> (() -> Void)?) {
        WindowInteraction.install(on: self)
        WindowInteraction.of(self)?.onHoldElsewhere(handler)
    }

    /// Has the press that is down, if any, be for a menu that it opens, and for nothing else in the window any more.
    package func takePressForMenu() { WindowInteraction.of(self)?.takePressForMenu() }
}
