import CGtk

/// Which keys are down, so that the presses that a keyboard makes of a held key can be told from new ones: GDK doesn't say.
package enum HeldKeys {
    private static var down: Set<UInt32> = []
    /// Whether the key event that is being dealt with is a repetition of a held key.
    package private(set) static var isRepeating = false

    /// Begins to follow the keys, once. All surfaces count: a release may come to another one than the press.
    package static let follow: Void = SurfaceEvents.watch { event, _ in
        switch gdk_event_get_event_type(event) {
        case GDK_KEY_PRESS: isRepeating = !down.insert(gdk_key_event_get_keycode(event)).inserted
        case GDK_KEY_RELEASE: down.remove(gdk_key_event_get_keycode(event))
        // What is let go while another program has the keyboard isn't told.
        case GDK_FOCUS_CHANGE: down = []
        default: break
        }
    }
}
