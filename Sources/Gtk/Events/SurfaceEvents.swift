import CGtk

/// Every event of every surface (a window or a popover), before GTK hears of it.
enum SurfaceEvents {
    /// Called with each event, and the surface that it is for.
    typealias Watcher = (_ event: OpaquePointer, _ surface: UnsafeMutableRawPointer) -> Void

    /// The signal that gives it out. It comes with the class.
    static let signal: guint = {
        _ = g_type_class_ref(gdk_surface_get_type())
        return g_signal_lookup("event", gdk_surface_get_type())
    }()

    private static var watchers: [Watcher] = []

    /// Calls a watcher from now on, for ever. It can't end the emission.
    static func watch(_ watcher: @escaping Watcher) {
        watchers.append(watcher)
        guard watchers.count == 1 else { return }
        g_signal_add_emission_hook(
            signal, 0,
            { _, count, values, _ in
                guard count > 1, let surface = g_value_get_object(values), let event = g_value_peek_pointer(values! + 1)
                else { return 1 }
                nonisolated(unsafe) let (place, happening) = (surface, OpaquePointer(event))
                MainActor.assumeIsolated { for watcher in SurfaceEvents.watchers { watcher(happening, place) } }
                return 1
            }, nil, nil)
    }
}
