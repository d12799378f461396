import CGtk

/// A text field for what is looked for, with a sign for that and a button that empties it.
public final class SearchField: Editable {
    /// Makes an empty field.
    ///
    /// - Parameter name: What assistive tools call it, and what shows in it as long as it is empty.
    public init(name: String) {
        super.init(sinking: UnsafeMutableRawPointer(gtk_search_entry_new()))
        // GTK has a function for it only from 4.10 on.
        set("placeholder-text", name)
        setAccessibleName(name)
    }

    /// Calls a handler whenever the text is another one.
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
