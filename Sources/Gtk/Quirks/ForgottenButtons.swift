import CGtk

/// Remembers the buttons that are down where the pointer goes from a window to its popover and back, on Wayland.
///
/// - Symptom: Holding the secondary button, sliding onto an item of the menu and letting go chooses nothing. Some compositors tell
///   that the pointer has come to the popover while the button is still down, and GDK takes all buttons for up when the pointer
///   comes to another surface.
/// - Versions: seen with 4.24, on Mutter 50.
/// - Source: gdkseat-wayland.c, `pointer_handle_enter`; mutter, meta-wayland-pointer.c,
///   `meta_wayland_pointer_get_implicit_grab_surface`.
/// - Test: `ForgottenButtonsTests`, `WaylandGlideTests.testLettingTheSecondaryButtonGoOnAnItem`.
/// - Remove when: GDK keeps the buttons that are down until it is told that they are up.
struct ForgottenButtons {
    /// The buttons whose press has been given out, and whose release has not.
    private var down: Set<UInt32> = []
    /// Those of them that GDK has forgotten.
    private(set) var forgotten: Set<UInt32> = []

    /// A button goes down. GDK knows of this one; of others that it has forgotten nothing is known any more.
    mutating func press(_ button: UInt32) {
        down = down.subtracting(forgotten).union([button])
        forgotten = []
    }

    /// A button is let go.
    mutating func release(_ button: UInt32) {
        down.remove(button)
        forgotten.remove(button)
    }

    /// The pointer comes to a popover, or to a window. A window that it comes to from elsewhere may have lost a release, as after a
    /// drag; from a popover the pointer comes back with what is down.
    mutating func enter(popover: Bool) { if popover || !forgotten.isEmpty { forgotten = down } }

    /// The pointer moves, and an event tells whether a button is down. Those of which it tells haven't been forgotten.
    mutating func move(tellsOf isDown: (UInt32) -> Bool) {
        forgotten = forgotten.filter { !isDown($0) }
        down = down.filter { isDown($0) || forgotten.contains($0) }
    }
}

extension ForgottenButtons {
    /// Whether a button was down as an event was made. Only the first five have a bit of their own.
    static func isDown(_ button: UInt32, in event: OpaquePointer) -> Bool {
        SwappedButtons.isDown(button, in: event) || all.forgotten.contains(button)
    }

    /// Takes note of an event on its way to a surface. Told of each, in their order, before anybody asks.
    static func follow(_ event: OpaquePointer, to surface: OpaquePointer) {
        guard lp_is_wayland(gdk_event_get_display(event)) != 0 else { return }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: all.press(gdk_button_event_get_button(event))
        case GDK_BUTTON_RELEASE: all.release(gdk_button_event_get_button(event))
        case GDK_ENTER_NOTIFY: all.enter(popover: lp_is_a(UnsafeMutableRawPointer(surface), gdk_popup_get_type()) != 0)
        case GDK_MOTION_NOTIFY where !MadeUpEvents.contains(event):
            all.move { SwappedButtons.isDown($0, in: event) }
        default: break
        }
    }

    private static var all = ForgottenButtons()
}
