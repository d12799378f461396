public import Gtk

/// A responder that has to ask another process what was pressed, such as a web page's. Its menu opens when the answer arrives.
public protocol AskingMenuTarget: MenuTarget {
    /// Adapts the selection to a press, like ``MenuTarget/prepareMenu(at:by:)``, but asynchronously.
    ///
    /// - Parameters:
    ///   - point: The position in the widget's coordinates; nil if there is none, as with the keyboard.
    ///   - trigger: How the menu is opened.
    ///   - handler: Call it exactly once, at once or within two seconds, and pass whether there is anything to open a menu for. A
    ///     press, a key or another menu may have cancelled this one by then.
    func prepareMenu(at point: Point?, by trigger: MenuTrigger, whenReady handler: @escaping (Bool) -> Void)
}

extension AskingMenuTarget {
    /// Asks the other process and ignores the answer.
    public func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        prepareMenu(at: point, by: trigger) { _ in }
    }
}
