import CGtk

extension Window {
    /// Whether an input method or a dead key is composing something in the focused widget that isn't text yet.
    package var isComposing: Bool { focus.map { !$0.composing.isEmpty } ?? false }

    /// Finishes what is being composed in the focused widget, as losing the focus does: the input method commits its text at
    /// once. What can't become text yet, such as an accent without its letter, is dropped.
    ///
    /// Call this before moving the insertion point. GTK only resets the input method then. IBus drops a syllable on a reset, and
    /// other methods may put it at the new position.
    public func finishComposing() {
        guard let focus else { return }
        for (method, text) in focus.composing {
            gtk_im_context_focus_out(method)
            if preedit(of: method).isEmpty {
                RepeatedCommit.drop(text, from: method, to: focus)
            } else {
                // What remains can't become text.
                gtk_im_context_reset(method)
            }
            if gtk_widget_has_focus(focus.widget) != 0 { gtk_im_context_focus_in(method) }
        }
    }
}

extension Widget {
    /// The input methods of the widget that are composing, with the text that they show.
    fileprivate var composing: [(method: UnsafeMutablePointer<GtkIMContext>, text: String)] {
        controllers.compactMap { controller in
            guard controller.isA(gtk_event_controller_key_get_type()),
                let method = gtk_event_controller_key_get_im_context(controller.opaque)
            else { return nil }
            let text = preedit(of: method)
            return text.isEmpty ? nil : (method, text)
        }
    }
}

/// Returns the text that an input method shows while composing.
private func preedit(of method: UnsafeMutablePointer<GtkIMContext>) -> String {
    var text: UnsafeMutablePointer<CChar>?
    gtk_im_context_get_preedit_string(method, &text, nil, nil)
    return String(freeing: text) ?? ""
}
