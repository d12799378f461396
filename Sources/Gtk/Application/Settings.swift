import CGtk

/// The desktop's settings that affect menus and windows.
public enum Settings {
    static var settings: Object? {
        gtk_settings_get_default().map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// The maximum time between the two presses of a double click, in milliseconds.
    package static var doubleClickTime: Int { settings?.int("gtk-double-click-time") ?? 400 }

    /// The maximum distance between the two presses of a double click, in points.
    package static var doubleClickDistance: Int { settings?.int("gtk-double-click-distance") ?? 5 }

    /// The distance that a press may move along either axis before it is a drag, in points.
    public static var dragThreshold: Double { Double(settings?.int("gtk-dnd-drag-threshold") ?? 8) }

    /// The time after which a press is a hold, in milliseconds.
    public static var longPressTime: Int { settings?.int("gtk-long-press-time") ?? 500 }

    /// The font of the desktop's interface as a Pango font description, such as `Cantarell 11`.
    package static var fontName: String { settings?.string("gtk-font-name") ?? "Sans 11" }

    /// The user's text size relative to the usual one; 1 for 96 dots per inch, the default of desktops.
    package static var textScale: Double {
        let dots = settings?.int("gtk-xft-dpi") ?? -1
        return dots > 0 ? Double(dots) / 1024 / 96 : 1
    }

    /// Runs a body during which a widget keeps its selection when it gets the focus.
    package static func withoutSelectingOnFocus(_ body: () -> Void) {
        let names = ["gtk-entry-select-on-focus", "gtk-label-select-on-focus"]
        let before = names.map { settings?.bool($0) ?? true }
        names.forEach { settings?.set($0, false) }
        body()
        zip(names, before).forEach { settings?.set($0, $1) }
    }

    /// Whether programs may remember which files were opened.
    package static var remembersFiles: Bool { settings?.bool("gtk-recent-files-enabled") ?? true }

    /// The number of days for which programs may remember files; negative for ever.
    package static var recentFilesMaxAge: Int { settings?.int("gtk-recent-files-max-age") ?? 30 }

    /// Whether things may move on screen. GTK 4.22 has a second setting for this, whose value comes from the desktop.
    package static var allowsAnimation: Bool {
        guard let settings else { return true }
        let reduced = "gtk-interface-reduced-motion"
        return settings.bool("gtk-enable-animations") && !(settings.has(reduced) && settings.enumeration(reduced) != 0)
    }
}
