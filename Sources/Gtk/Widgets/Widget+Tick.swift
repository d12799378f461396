import CGtk

extension Widget {
    /// Calls a handler before each frame until it returns false, and causes frames to be drawn in the meantime. The handler gets
    /// the time in milliseconds from an arbitrary moment, and must not hold the widget strongly. There are no frames while the
    /// window isn't on screen.
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
