import CGtk

/// The usual single-line text field.
public final class Entry: Editable {
    /// Makes an empty field.
    public init() {
        super.init(sinking: gtk_entry_new())
    }

    /// The text shown while the field is empty.
    public var placeholder: String? {
        get { gtk_entry_get_placeholder_text(typed()).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(typed(), newValue.map(ShownText.line)) }
    }

    /// Whether the letters are visible; if not, each is shown as a dot.
    package var showsText: Bool {
        get { gtk_entry_get_visibility(typed()) != 0 }
        set { gtk_entry_set_visibility(typed(), newValue ? 1 : 0) }
    }

    /// Calls a handler when Return is pressed in the field.
    public func onActivate(_ handler: @escaping () -> Void) {
        connect("activate") { _ in handler() }
    }
}
