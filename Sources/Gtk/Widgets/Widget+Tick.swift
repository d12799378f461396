import CGtk

extension Widget {
    /// Calls a handler, which must not hold the widget strongly, before each frame for as long as it answers true, and
    /// has frames drawn meanwhile. Its time is in milliseconds, from any moment. No frame comes while the window isn't
    /// on screen.
    package func onTick(_ handler: @escaping (_ milliseconds: Double) -> Bool) {
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                nonisolated(unsafe) let data = data!
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1000
                return MainActor.assumeIsolated {
                    Unmanaged<TickHandler>.fromOpaque(data).takeUnretainedValue().run(time) ? 1 : 0
                }
            }, Unmanaged.passRetained(TickHandler(handler)).toOpaque(),
            { Unmanaged<TickHandler>.fromOpaque($0!).release() })
    }
}

/// A handler as GTK holds it: freed with the widget or once it has answered false.
private final class TickHandler {
    let run: (Double) -> Bool

    init(_ run: @escaping (Double) -> Bool) {
        self.run = run
    }
}
