public import Gtk

/// A responder that can adapt to a press before its widget's menu is composed: an ``EditMenuTarget`` or a ``ContextMenuTarget``,
/// each for menus of its kind.
public protocol MenuTarget: Responder {
    /// Adapts the insertion point or the selection to a press. Called after ``Menus/Responder/becomeFirstResponder()``.
    ///
    /// - Parameters:
    ///   - point: The position in the widget's coordinates; nil if there is none, as with the keyboard.
    ///   - trigger: How the menu is opened.
    func prepareMenu(at point: Point?, by trigger: MenuTrigger)
}
