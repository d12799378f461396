public import Gtk

/// A responder that has to ask another process what was pressed, as a web page's is. Its menu opens once that has answered.
public protocol AskingMenuTarget: MenuTarget {
    /// Adapts the selection to a press, as ``MenuTarget/prepareMenu(at:by:)`` does, in its own time.
    ///
    /// - Parameters:
    ///   - point: The position in the widget's coordinates; nil if there is none, as with the keyboard.
    ///   - trigger: What opens the menu.
    ///   - handler: To be called once, at once or later, but within two seconds: whether there is anything to open a menu
    ///     for. A press, a key or another menu may have called this one off by then.
    func prepareMenu(at point: Point?, by trigger: MenuTrigger, whenReady handler: @escaping (Bool) -> Void)
}

extension AskingMenuTarget {
    /// Asks, and leaves it at that.
    public func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        prepareMenu(at: point, by: trigger) { _ in }
    }
}
