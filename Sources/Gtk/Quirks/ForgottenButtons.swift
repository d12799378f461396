import CGtk

/// Remembers which buttons are down while the pointer moves from a window to its popover and back, on Wayland.
///
/// - Symptom: Holding the secondary button, sliding onto an item of the menu and releasing the button chooses nothing. Some
///   compositors report that the pointer enters the popover while the button is still down, and GDK assumes that all buttons are
///   up when the pointer enters another surface.
/// - Versions: seen with 4.24, on Mutter 50.
/// - Source: gdkseat-wayland.c, `pointer_handle_enter`; mutter, meta-wayland-pointer.c,
///   `meta_wayland_pointer_get_implicit_grab_surface`.
/// - Test: `ForgottenButtonsTests`, `WaylandGlideTests.testReleasingTheSecondaryButtonOnAnItemChoosesIt`.
/// - Remove when: GDK keeps buttons down until it receives their release.
struct ForgottenButtons {
    /// The buttons whose press has been delivered and whose release has not.
    private var down: Set<UInt32> = []
    /// The pressed buttons that GDK has forgotten.
    private(set) var forgotten: Set<UInt32> = []

    /// Records that a button was pressed. GDK knows about this button; nothing is known any more about the buttons that it has
    /// forgotten.
    mutating func press(_ button: UInt32) {
        down = down.subtracting(forgotten).union([button])
        forgotten = []
    }

    /// Records that a button was released.
    mutating func release(_ button: UInt32) {
        down.remove(button)
        forgotten.remove(button)
    }

    /// Records that the pointer entered a popover or a window. If it enters a window from elsewhere, a release may have been
    /// lost, as after a drag. If it returns from a popover, the buttons are still down.
    mutating func enter(popover: Bool) { if popover || !forgotten.isEmpty { forgotten = down } }

    /// Records that the pointer moved, with an event that reports which buttons are down. GDK hasn't forgotten these.
    mutating func move(tellsOf isDown: (UInt32) -> Bool) {
        forgotten = forgotten.filter { !isDown($0) }
        down = down.filter { isDown($0) || forgotten.contains($0) }
    }
}

extension ForgottenButtons {
    /// Whether a button was down when an event was created. Only the first five buttons have a bit of their own.
    static func isDown(_ button: UInt32, in event: OpaquePointer) -> Bool {
        SwappedButtons.isDown(button, in: event) || all.forgotten.contains(button)
    }

    /// Records an event on its way to a surface. Call this for every event, in order, before calling `isDown(_:in:)`.
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
