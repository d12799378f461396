import CGtk

/// The icons of the desktop's theme and those that the program brings along.
public enum Icons {
    /// The folders in which icons are searched. When an icon is looked up more than five seconds after the last check, GTK checks
    /// each folder again on the main thread; a folder whose disk doesn't answer blocks all windows.
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

    /// Returns whether there is an icon with a name.
    public static func hasIcon(named name: String) -> Bool {
        guard let theme else { return false }
        return gtk_icon_theme_has_icon(theme, name) != 0
    }
}
