import Gtk

/// The responder of a widget that has a menu but no responder of its own. It takes the focus if possible, and performs no
/// commands.
final class ItemResponder: Responder {
    private let widget: WeakObject<Widget>

    init(_ widget: Widget) {
        self.widget = WeakObject(widget)
    }

    var nextResponder: (any Responder)? { widget.value?.enclosingResponder }

    var canBecomeFirstResponder: Bool { widget.value != nil }

    /// Returns true even if the widget can't have the focus: a press's menu needs no focus.
    func becomeFirstResponder() -> Bool {
        _ = widget.value?.grabFocusIfNeeded()
        return true
    }

    func handler(for command: Command) -> CommandHandler? { nil }
}
