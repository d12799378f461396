import CGtk

/// The icons that the desktop's theme has, and those that a program has brought along.
public enum Icons {
    /// Whether there is an icon of a name.
    public static func hasIcon(named name: String) -> Bool {
        guard let display = gdk_display_get_default(), let theme = gtk_icon_theme_get_for_display(display) else {
            return false
        }
        return gtk_icon_theme_has_icon(theme, name) != 0
    }
}
