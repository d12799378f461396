import CGtk
package import Gtk

/// The windows in the tests' own process.
@MainActor
package enum OpenWindows {
    /// All top-level windows that GTK knows of.
    package static var all: [Window] {
        let list = gtk_window_list_toplevels()
        defer { g_list_free(list) }
        return (0..<g_list_length(list)).compactMap { g_list_nth_data(list, $0).map { Window(borrowing: $0) } }
    }
}
