import CGtk

/// A text field for searching, with a search icon and a button that clears it.
public final class SearchField: Editable {
    /// Makes an empty field.
    ///
    /// - Parameter name: The name for assistive technologies, which is also shown while the field is empty.
    public init(name: String) {
        super.init(sinking: UnsafeMutableRawPointer(gtk_search_entry_new()))
        // GTK has a function for this only from 4.10 on.
        set("placeholder-text", name)
        setAccessibleName(name)
    }

    /// Calls a handler whenever the text changes.
    public func onChange(_ handler: @escaping () -> Void) {
        connect("changed") { _ in handler() }
    }

    /// Calls a handler when Return is pressed in the field.
    package func onActivate(_ handler: @escaping () -> Void) {
        connect("activate") { _ in handler() }
    }

    /// Calls a handler when Escape is pressed in the field.
    package func onStop(_ handler: @escaping () -> Void) {
        connect("stop-search") { _ in handler() }
    }
}
