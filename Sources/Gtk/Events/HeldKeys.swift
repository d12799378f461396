import CGtk

/// The keys that are down. They distinguish the repeated presses of a held key from new presses, which GDK doesn't.
package enum HeldKeys {
    private static var down: Set<UInt32> = []
    /// Whether the key event being handled is a repetition of a held key.
    package private(set) static var isRepeating = false

    /// Starts following the keys, once. All surfaces are watched: a release may go to another surface than the press.
    package static let follow: Void = SurfaceEvents.watch { event, _ in
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS: isRepeating = !down.insert(gdk_key_event_get_keycode(event)).inserted
        case GDK_KEY_RELEASE: down.remove(gdk_key_event_get_keycode(event))
        // Releases while another program has the keyboard focus aren't reported.
        case GDK_FOCUS_CHANGE: down = []
        default: break
        }
    }
}
