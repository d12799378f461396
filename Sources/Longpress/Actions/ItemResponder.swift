import Gtk

/// The responder of an item that has a menu and none of its own: it takes the focus if it can, and performs nothing itself.
final class ItemResponder: Responder {
    private let widget: WeakObject<Widget>

    init(_ widget: Widget) {
        self.widget = WeakObject(widget)
    }

    var nextResponder: (any Responder)? { widget.value?.enclosingResponder }

    var canBecomeFirstResponder: Bool { widget.value != nil }

    /// Agrees even if the keyboard can't go to the item: the menu of a press needs no focus.
    func becomeFirstResponder() -> Bool {
        _ = widget.value?.grabFocusIfNeeded()
        return true
    }

    func handler(for command: Command) -> CommandHandler? { nil }
}
