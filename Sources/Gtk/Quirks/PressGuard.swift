import CGtk

/// Keeps GTK from taking a quick click back: nobody gets to see the motion that would. It has to be the newest controller
/// of its widget, for that is the one that sees an event first.
///
/// - Symptom: On a busy machine a click does nothing. After each layout GTK makes up a motion, with the buttons that are
///   down by then; made between the press and the release of a click that the hand has long ended, it has no button, and
///   on such a motion every gesture forgets the press.
/// - Versions: seen with 4.8.
/// - Source: gdksurface.c, as for MadeUpMotion.
/// - Test: `PressGuardTests`, `ItemUnderPointerTests.testAClickInABusyProgramCounts`.
/// - Remove when: a motion that GTK makes up has the buttons of its place among the events.
final class PressGuard {
    private static let name: StaticString = "gtk-press-guard"

    private let watcher = EventWatcher()
    /// The buttons whose press has been dealt with, and whose release has not.
    private var pressed: Set<UInt32> = []

    /// Puts a guard on a window or popover, before all of its other controllers; on other widgets none.
    static func guardFirst(on widget: Widget) {
        guard widget.isA(gtk_native_get_type()) else { return }
        let guarding: PressGuard
        if let known: PressGuard = widget.attached(name) {
            guarding = known
            widget.remove(guarding.watcher)
        } else {
            guarding = PressGuard()
            widget.attach(guarding, as: name)
        }
        g_object_ref(guarding.watcher.raw)
        gtk_widget_add_controller(widget.widget, guarding.watcher.opaque)
    }

    private init() {
        watcher.onFilter { [weak self] in self?.takesClickBack($0) ?? false }
    }

    private func takesClickBack(_ event: Event) -> Bool {
        switch gdk_event_get_event_type(event.raw) {
        case GDK_BUTTON_PRESS: pressed.insert(gdk_button_event_get_button(event.raw))
        case GDK_BUTTON_RELEASE: pressed.remove(gdk_button_event_get_button(event.raw))
        case GDK_MOTION_NOTIFY where !event.isTouch && !pressed.isEmpty && !pressed.contains(where: event.isDown):
            // What is made up has no time. A real motion without the button says that its release has been lost.
            if event.time == 0 { return true }
            pressed = []
        default: break
        }
        return false
    }
}

extension Event {
    /// Whether a button was down as the event was made. Only the first five have a bit of their own.
    func isDown(_ button: UInt32) -> Bool {
        guard (1...5).contains(button) else { return true }
        return gdk_event_get_modifier_state(raw).rawValue & (GDK_BUTTON1_MASK.rawValue << (button - 1)) != 0
    }
}
