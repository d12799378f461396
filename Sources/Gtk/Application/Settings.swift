import CGtk

/// The desktop's settings as far as they bear on menus and windows.
public enum Settings {
    private static var settings: Object? {
        gtk_settings_get_default().map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// Whether the dark variant of the theme is asked for.
    public static var prefersDark: Bool {
        get { settings?.bool("gtk-application-prefer-dark-theme") ?? false }
        set { settings?.set("gtk-application-prefer-dark-theme", newValue) }
    }

    /// Whether things may move on screen.
    public static var allowsAnimation: Bool { settings?.bool("gtk-enable-animations") ?? true }
}
