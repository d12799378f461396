import CGtk

/// Follows the keyboard focus as it enters and leaves a widget or its descendants.
package final class FocusController: EventController {
    package init() {
        super.init(gtk_event_controller_focus_new(), phase: .bubble)
    }

    /// Calls a handler when the focus enters from outside.
    package func onEnter(_ handler: @escaping () -> Void) {
        connect("enter") { _ in handler() }
    }

    /// Calls a handler when the focus leaves.
    package func onLeave(_ handler: @escaping () -> Void) {
        connect("leave") { _ in handler() }
    }
}
