import CGtk

extension Widget {
    /// Whether the program or GTK listens for long presses on this widget. A scrolled window has one such gesture of GTK's, which
    /// opens nothing and isn't counted.
    package var hasLongPress: Bool {
        let count = controllers.count { $0.isA(gtk_gesture_long_press_get_type()) }
        return count > (isA(gtk_scrolled_window_get_type()) ? 1 : 0)
    }

    /// Whether the program listens on this widget for clicks with the secondary button, and only that button.
    package var listensForSecondaryClicks: Bool { !clicks(by: .secondary).isEmpty }

    /// Whether the program listens on this widget for clicks with any button. GTK's own use of the secondary button on sliders,
    /// spin buttons, title bars and colour planes doesn't count: it opens nothing.
    package var listensForAnyClick: Bool {
        let others = [gtk_range_get_type(), gtk_spin_button_get_type(), gtk_window_handle_get_type()]
        return !others.contains(where: isA) && typeName != "GtkColorPlane" && !clicks(by: .any).isEmpty
    }

    /// Emits a secondary click at a position in this widget's coordinates to the gestures that listen for it: those for the
    /// secondary button alone, and those for any button if they have the press that is down, which then counts as one by the
    /// secondary button. There is no event for the click.
    ///
    /// - Returns: Whether one of the gestures that have the press has claimed it.
    package func emitSecondaryClick(at point: Point) -> Bool {
        for gesture in clicks(by: .secondary) {
            for signal in Self.signals { lp_emit_click(gesture.raw, signal, point.x, point.y) }
        }
        return clicks(by: .any).contains { gesture in
            guard gesture.pressState == GTK_EVENT_SEQUENCE_NONE else { return false }
            for signal in Self.signals {
                lp_emit_click_by(gesture.raw, PointerButton.secondary.rawValue, signal, point.x, point.y)
            }
            return gesture.pressState != GTK_EVENT_SEQUENCE_NONE
        }
    }

    private static let signals = ["pressed", "released"]

    private func clicks(by button: PointerButton) -> [Object] {
        controllers.filter {
            $0.isA(gtk_gesture_click_get_type()) && gtk_gesture_single_get_button($0.opaque) == button.rawValue
                && gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE && !isBuiltInGesture($0)
        }
    }

    /// Returns whether a gesture on a tree view is GTK's own, which mishandles a click without an event.
    private func isBuiltInGesture(_ gesture: Object) -> Bool {
        guard isA(gtk_tree_view_get_type()) else { return false }
        let pressed = g_signal_lookup("pressed", gtk_gesture_click_get_type())
        return g_signal_handler_find(gesture.raw, .byData, pressed, 0, nil, nil, raw) != 0
    }
}

extension Object {
    /// The state of the press that this gesture has; nil if it has none.
    fileprivate var pressState: GtkEventSequenceState? {
        guard gtk_gesture_is_active(opaque) != 0 else { return nil }
        return gtk_gesture_get_sequence_state(opaque, gtk_gesture_single_get_current_sequence(opaque))
    }
}
