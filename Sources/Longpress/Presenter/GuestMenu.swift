import Gtk

/// A menu that opens once on a widget, in place of the widget's own.
struct GuestMenu {
    let menu: WidgetMenu
    /// Leaves the focus and the selection to the program, and has nothing to add to what is in the menu.
    let responder: any Responder = Idle()
    /// Called when the menu has left the screen.
    let onClose: () -> Void

    private final class Idle: Responder {
        var canBecomeFirstResponder: Bool { true }

        func handler(for command: Command) -> CommandHandler? { nil }
    }
}
