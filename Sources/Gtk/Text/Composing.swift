import CGtk

extension Window {
    /// Whether an input method, or keys with an accent, compose something where the keyboard is that is no text yet.
    package var isComposing: Bool { focus.map { !$0.composing.isEmpty } ?? false }

    /// Finishes what is being composed where the keyboard is, as the keyboard's going elsewhere does: the input method makes
    /// text of it, at once. What is none yet, such as an accent without its letter, is dropped.
    ///
    /// It is for before the insertion point is moved. GTK only resets the method then, by which IBus drops a syllable, and
    /// others may put it to the new position.
    public func finishComposing() {
        guard let focus else { return }
        for (method, text) in focus.composing {
            gtk_im_context_focus_out(method)
            if preedit(of: method).isEmpty {
                RepeatedCommit.drop(text, from: method, to: focus)
            } else {
                // Nothing that could be text.
                gtk_im_context_reset(method)
            }
            if gtk_widget_has_focus(focus.widget) != 0 { gtk_im_context_focus_in(method) }
        }
    }
}

extension Widget {
    /// The input methods of the widget that have begun something, with what they show of it.
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

/// What an input method shows of what is being composed.
private func preedit(of method: UnsafeMutablePointer<GtkIMContext>) -> String {
    var text: UnsafeMutablePointer<CChar>?
    gtk_im_context_get_preedit_string(method, &text, nil, nil)
    return String(freeing: text) ?? ""
}
