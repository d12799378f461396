import CGtk

extension Widget {
    /// Whether the program, or GTK, waits for presses on this widget that last.
    package var hasLongPress: Bool { controllers.contains { $0.isA(gtk_gesture_long_press_get_type()) } }

    /// Whether the program listens for clicks with the secondary button, and no other, on this widget.
    package var listensForSecondaryClicks: Bool { !secondaryClicks.isEmpty }

    /// Tells whoever listens for them of a click at a position in this widget's coordinates. There is no event to go with it.
    package func tellOfSecondaryClick(at point: Point) {
        for gesture in secondaryClicks {
            for signal in ["pressed", "released"] { lp_emit_click(gesture.raw, signal, point.x, point.y) }
        }
    }

    /// A gesture for any button asks the event which one it was, and there is none.
    private var secondaryClicks: [Object] {
        controllers.filter {
            $0.isA(gtk_gesture_click_get_type())
                && gtk_gesture_single_get_button($0.opaque) == PointerButton.secondary.rawValue
                && gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE
        }
    }
}
