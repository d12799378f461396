import CGtk

/// The time that the installed library takes to give widgets of each kind their menus.
struct Attaching {
    /// The times in microseconds, one for each widget.
    let times: [(kind: String, times: Statistics)]

    private static let count = 400

    /// Measures with widgets in a window on a display, in this process.
    init(library path: String, on display: String) throws(Failure) {
        let attach: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void = try Library(path).find(
            "longpress_set_edit_menu")
        for (name, value) in ["DISPLAY": display, "GDK_BACKEND": "x11", "GTK_A11Y": "none"] { setenv(name, value, 1) }
        guard gtk_init_check() != 0 else { throw Failure("GTK can't use the display \(display)") }
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_window_set_child(UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self), box)
        func time(_ make: () -> UnsafeMutablePointer<GtkWidget>?) -> Statistics {
            Statistics(
                (0..<Self.count).map { _ in
                    let widget = make()
                    gtk_box_append(UnsafeMutableRawPointer(box!).assumingMemoryBound(to: GtkBox.self), widget)
                    let start = now()
                    attach(OpaquePointer(widget), nil)
                    return milliseconds(since: start) * 1000
                })
        }
        times = [
            ("a field", time(gtk_entry_new)), ("a label", time { gtk_label_new("some words") }),
            ("a text view", time(gtk_text_view_new)),
        ]
    }
}
