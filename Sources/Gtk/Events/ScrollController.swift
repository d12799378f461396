import CGtk

/// Follows scrolling.
public final class ScrollController: EventController {
    /// Makes a controller.
    public init(phase: Phase) {
        super.init(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES), phase: phase)
    }

    /// Calls a handler on each scroll step. If it returns true, the step was handled and goes no further.
    public func onScroll(_ handler: @escaping () -> Bool) {
        connectBoolean("scroll", { _ in handler() })
    }

    /// Calls a handler on each scroll step, with its distance. If it returns true, the step was handled and goes no further.
    ///
    /// - Parameter handler: Called with the distance to the right and downwards: in steps of a wheel, or in points, as for
    ///   touchpads, if the last argument is true.
    public func onScrollBy(_ handler: @escaping (_ x: Double, _ y: Double, _ inPoints: Bool) -> Bool) {
        // Unretained: the object is alive while it emits, and its own handler would keep it alive for ever.
        let controller = opaque
        connectBoolean(
            "scroll",
            { arguments in
                let unit = gtk_event_controller_scroll_get_unit(controller)
                return handler(arguments.double(0), arguments.double(1), unit == GDK_SCROLL_UNIT_SURFACE)
            })
    }
}
