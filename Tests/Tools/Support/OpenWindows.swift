import CGtk

/// The windows in the tests' own process.
public enum OpenWindows {
    /// The number of windows that GTK knows of. Call it on the main thread only.
    public static var count: Int {
        let list = gtk_window_list_toplevels()
        defer { g_list_free(list) }
        return Int(g_list_length(list))
    }
}
