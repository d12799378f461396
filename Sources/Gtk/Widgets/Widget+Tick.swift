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
                return MainActor.assumeIsolated { UserData<(Double) -> Bool>.value(of: data)(time) ? 1 : 0 }
            }, UserData.retained(handler), releaseUserData)
    }
}
