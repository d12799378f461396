import CGtk

/// The icons that the desktop's theme has, and those that a program has brought along.
public enum Icons {
    /// The folders in which icons are looked for. GTK looks at each of them again, on the main thread, when an icon is looked up
    /// five seconds after it last did; one whose disk doesn't answer holds up all windows.
    package static var folders: [SystemPath] {
        get {
            guard let theme, let paths = gtk_icon_theme_get_search_path(theme) else { return [] }
            defer { g_strfreev(paths) }
            return SystemPath.list(UnsafeRawPointer(paths).assumingMemoryBound(to: UnsafePointer<CChar>?.self))
        }
        set {
            guard let theme else { return }
            withCStrings(newValue.map(\.characters)) { gtk_icon_theme_set_search_path(theme, $0) }
        }
    }

    private static var theme: OpaquePointer? {
        gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) }
    }

    /// Whether there is an icon of a name.
    public static func hasIcon(named name: String) -> Bool {
        guard let theme else { return false }
        return gtk_icon_theme_has_icon(theme, name) != 0
    }
}
