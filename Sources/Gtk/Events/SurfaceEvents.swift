import CGtk

/// Every event of every surface (a window or a popover), before GTK receives it.
package enum SurfaceEvents {
    /// A closure that is called with each event and the surface that receives it.
    package typealias Watcher = (_ event: OpaquePointer, _ surface: UnsafeMutableRawPointer) -> Void

    /// The signal that emits the events. It exists once the class does.
    static let signal: guint = {
        _ = g_type_class_ref(gdk_surface_get_type())
        return g_signal_lookup("event", gdk_surface_get_type())
    }()

    private static var watchers: [(number: Int, watcher: Watcher)] = []
    private static var lastWatcher: Watcher?
    private static var last = 0

    /// Calls a watcher for all events from now on, for ever. It can't stop the emission.
    static func watch(_ watcher: @escaping Watcher) { _ = begin(watcher) }

    /// Calls a watcher for all events from now on, for ever, after all other watchers: it knows what they have done on the event.
    static func watchLast(_ watcher: @escaping Watcher) {
        lastWatcher = watcher
        _ = hook
    }

    /// Calls a watcher for all events until `end` is called with the number that this returns.
    package static func begin(_ watcher: @escaping Watcher) -> Int {
        last += 1
        watchers.append((last, watcher))
        _ = hook
        return last
    }

    /// Removes a watcher.
    package static func end(_ number: Int) { watchers.removeAll { $0.number == number } }

    private static let hook: Void = {
        g_signal_add_emission_hook(
            signal, 0,
            { _, count, values, _ in
                guard count > 1, let surface = g_value_get_object(values), let event = g_value_peek_pointer(values! + 1)
                else { return 1 }
                nonisolated(unsafe) let (origin, happening) = (surface, OpaquePointer(event))
                MainActor.assumeIsolated {
                    for (_, watcher) in SurfaceEvents.watchers { watcher(happening, origin) }
                    SurfaceEvents.lastWatcher?(happening, origin)
                }
                return 1
            }, nil, nil)
    }()
}
