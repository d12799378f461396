import CGtk

extension Editable {
    /// Whether the text is a secret: its letters are hidden, or it is a password or PIN, even while its letters are shown.
    package var isSecret: Bool {
        guard let text = inner else { return false }
        let purpose = gtk_text_get_input_purpose(text.typed())
        return gtk_text_get_visibility(text.typed()) == 0 || purpose == GTK_INPUT_PURPOSE_PASSWORD
            || purpose == GTK_INPUT_PURPOSE_PIN
    }

    /// Whether the field has a button that reveals a secret: it is a GtkPasswordEntry with its “peek icon”, or the text inside
    /// one.
    package var hasPeekButton: Bool {
        [self, parent].compactMap(\.self).contains {
            lp_is_a($0.raw, gtk_password_entry_get_type()) != 0 && $0.bool("show-peek-icon")
        }
    }

    /// Whether the letters of a secret are visible, including those typed later.
    package var showsSecret: Bool {
        get { inner.map { gtk_text_get_visibility($0.typed()) != 0 } ?? false }
        set { if let inner { gtk_text_set_visibility(inner.typed(), newValue ? 1 : 0) } }
    }

    /// Calls a handler when ``isSecret`` or ``showsSecret`` may have changed.
    package func onSecrecyChange(_ handler: @escaping () -> Void) {
        for property in ["visibility", "input-purpose"] { inner?.onChange(of: property, handler) }
    }

    /// Disables the field's own keys for Cut and Copy while the text is a secret: while its letters are visible, GTK would put it
    /// on the clipboard.
    package func hideSecretFromKeys() {
        guard let inner else { return }
        let field = WeakObject(self)
        nonisolated(unsafe) let raw = inner.raw
        for signal in ["cut-clipboard", "copy-clipboard"] {
            inner.connect(signal) { _ in
                if field.value?.isSecret == true { g_signal_stop_emission_by_name(raw, signal) }
            }
        }
    }
}
