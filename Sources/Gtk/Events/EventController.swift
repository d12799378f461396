import CGtk

/// An object that follows the input to one widget. Once added, it is owned by the widget.
public class EventController: Object {
    /// The phase in which a controller receives an event.
    public enum Phase: Sendable {
        /// On the event's way to the widget under the pointer, before that widget.
        case capture
        /// On the event's way back, after that widget.
        case bubble

        var gtk: GtkPropagationPhase { self == .capture ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE }
    }

    init(_ pointer: OpaquePointer, phase: Phase) {
        super.init(owning: UnsafeMutableRawPointer(pointer))
        gtk_event_controller_set_propagation_phase(opaque, phase.gtk)
    }

    /// The event being handled; nil outside a handler.
    public var currentEvent: Event? { Self.currentEvent(of: opaque) }

    /// Returns the event that one of GTK's own controllers is handling.
    static func currentEvent(of controller: OpaquePointer) -> Event? {
        gtk_event_controller_get_current_event(controller).map { Event(borrowing: UnsafeMutableRawPointer($0)) }
    }
}

extension Widget {
    /// Adds a controller to this widget, which keeps it from then on.
    public func add(_ controller: EventController) {
        g_object_ref(controller.raw)
        gtk_widget_add_controller(widget, controller.opaque)
        HeldBackEvents.begin()
    }

    /// Removes a controller from this widget.
    public func remove(_ controller: EventController) {
        gtk_widget_remove_controller(widget, controller.opaque)
    }
}
