import CGtk

/// Withholds from GTK the events that it would misinterpret. Watchers of all events still receive them.
enum HeldBackEvents {
    /// Starts checking the events of all windows and popovers.
    static func begin() { filtering }

    private static let filtering: Void = SurfaceEvents.watchLast { filter($0, for: $1) }

    // Each copy of Longpress unblocks the handlers that it has blocked itself.
    private static let quark = g_quark_from_string(LibraryCopy.own.key("longpress-held-back-events"))

    /// Called before GTK receives an event. A hook can't stop the emission, so GTK's handler, which is identified by its widget,
    /// is blocked until the surface gets its next event.
    private static func filter(_ event: OpaquePointer, for surface: UnsafeMutableRawPointer) {
        let object = surface.assumingMemoryBound(to: GObject.self)
        if let widget = g_object_steal_qdata(object, quark) {
            g_signal_handlers_unblock_matched(surface, .byData, SurfaceEvents.signal, 0, nil, nil, widget)
        }
        let source = OpaquePointer(surface)
        ForgottenButtons.follow(event, to: source)
        guard
            SwappedButtons.isMisleading(event) || LatePresses.isMisleading(event, for: source)
                || MadeUpEvents.isMisleading(event, for: source),
            let widget = gtk_native_get_for_surface(source).map(UnsafeMutableRawPointer.init),
            g_signal_handlers_block_matched(surface, .byData, SurfaceEvents.signal, 0, nil, nil, widget) > 0
        else { return }
        g_object_set_qdata(object, quark, widget)
    }
}

extension GSignalMatchType {
    /// GTK's own handlers differ from others in their data.
    static let byData = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
}
