import CGtk

/// Receives every event of a widget, whether or not it is handled elsewhere.
public final class EventWatcher: EventController {
    /// Makes a watcher that receives each event first.
    public init() {
        super.init(gtk_event_controller_legacy_new(), phase: .capture)
    }

    /// Calls a handler for each event.
    public func onEvent(_ handler: @escaping (Event) -> Void) {
        onFilter { event in
            handler(event)
            return false
        }
    }

    /// Calls a handler for each event. If it returns true, the event goes no further.
    package func onFilter(_ handler: @escaping (Event) -> Bool) {
        connectBoolean(
            "event",
            { arguments in
                g_value_peek_pointer(arguments.valuePointer(0)).map { handler(Event(borrowing: $0)) } ?? false
            })
    }
}
