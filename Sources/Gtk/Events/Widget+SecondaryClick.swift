import CGtk

extension Widget {
    /// Whether the program, or GTK, waits for presses on this widget that last. What scrolls has one such gesture of GTK's, by which
    /// nothing opens.
    package var hasLongPress: Bool {
        let count = controllers.count { $0.isA(gtk_gesture_long_press_get_type()) }
        return count > (isA(gtk_scrolled_window_get_type()) ? 1 : 0)
    }

    /// Whether the program listens for clicks with the secondary button, and no other, on this widget.
    package var listensForSecondaryClicks: Bool { !clicks(by: .secondary).isEmpty }

    /// Whether the program listens for clicks with any button on this widget. What GTK does by the secondary button on a slider, a
    /// spin button, a title bar and a choice of colours isn't meant: it opens nothing.
    package var listensForAnyClick: Bool {
        let others = [gtk_range_get_type(), gtk_spin_button_get_type(), gtk_window_handle_get_type()]
        return !others.contains(where: isA) && typeName != "GtkColorPlane" && !clicks(by: .any).isEmpty
    }

    /// Tells whoever listens for such clicks of one at a position in this widget's coordinates: for the secondary button alone, or
    /// for any button, as long as they have the press that is down. That is taken for one by the secondary button. There is no event
    /// to go with it.
    ///
    /// - Returns: Whether one of those who have the press has claimed it.
    package func tellOfSecondaryClick(at point: Point) -> Bool {
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
                && gtk_event_controller_get_propagation_phase($0.opaque) != GTK_PHASE_NONE && !isGtksOwn($0)
        }
    }

    /// Whether GTK itself has a gesture on a tree view, with which it takes a click without an event amiss.
    private func isGtksOwn(_ gesture: Object) -> Bool {
        guard isA(gtk_tree_view_get_type()) else { return false }
        let pressed = g_signal_lookup("pressed", gtk_gesture_click_get_type())
        return g_signal_handler_find(gesture.raw, .byData, pressed, 0, nil, nil, raw) != 0
    }
}

extension Object {
    /// What this gesture makes of the press that it has; nil if it has none.
    fileprivate var pressState: GtkEventSequenceState? {
        guard gtk_gesture_is_active(opaque) != 0 else { return nil }
        return gtk_gesture_get_sequence_state(opaque, gtk_gesture_single_get_current_sequence(opaque))
    }
}
