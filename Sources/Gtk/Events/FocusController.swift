import CGtk

/// Follows the keyboard as it comes to a widget, or to anything in it, and leaves it.
package final class FocusController: EventController {
    package init() {
        super.init(gtk_event_controller_focus_new(), phase: .bubble)
    }

    /// Calls a handler when the keyboard comes from outside.
    package func onEnter(_ handler: @escaping () -> Void) {
        connect("enter") { _ in handler() }
    }

    /// Calls a handler when the keyboard goes outside.
    package func onLeave(_ handler: @escaping () -> Void) {
        connect("leave") { _ in handler() }
    }
}
