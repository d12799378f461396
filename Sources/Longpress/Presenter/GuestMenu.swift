import Gtk

/// A menu that opens once on a widget instead of the widget's own.
struct GuestMenu {
    let menu: WidgetMenu
    /// A responder that leaves focus and selection unchanged and performs no commands.
    let responder: any Responder = Idle()
    /// Called when the menu has left the screen.
    let onClose: () -> Void

    private final class Idle: Responder {
        var canBecomeFirstResponder: Bool { true }

        func handler(for command: Command) -> CommandHandler? { nil }
    }
}
