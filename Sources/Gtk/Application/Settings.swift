import CGtk

/// The desktop's settings as far as they bear on menus and windows.
public enum Settings {
    static var settings: Object? {
        gtk_settings_get_default().map { Object(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// The greatest time in milliseconds between the two presses of a double click.
    package static var doubleClickTime: Int { settings?.int("gtk-double-click-time") ?? 400 }

    /// The greatest distance in points between the two presses of a double click.
    package static var doubleClickDistance: Int { settings?.int("gtk-double-click-distance") ?? 5 }

    /// The distance that a press may be moved in either direction before it is a drag, in points.
    public static var dragThreshold: Double { Double(settings?.int("gtk-dnd-drag-threshold") ?? 8) }

    /// The time after which a press is a hold, in milliseconds.
    public static var longPressTime: Int { settings?.int("gtk-long-press-time") ?? 500 }

    /// The font of the desktop's texts, as Pango describes one, such as `Cantarell 11`.
    package static var fontName: String { settings?.string("gtk-font-name") ?? "Sans 11" }

    /// How much larger than usual the person has text; 1 for 96 dots an inch, which is what desktops begin with.
    package static var textScale: Double {
        let dots = settings?.int("gtk-xft-dpi") ?? -1
        return dots > 0 ? Double(dots) / 1024 / 96 : 1
    }

    /// Runs a body during which a widget that gets the focus keeps its selection.
    package static func withoutSelectingOnFocus(_ body: () -> Void) {
        let names = ["gtk-entry-select-on-focus", "gtk-label-select-on-focus"]
        let before = names.map { settings?.bool($0) ?? true }
        names.forEach { settings?.set($0, false) }
        body()
        zip(names, before).forEach { settings?.set($0, $1) }
    }

    /// Whether programs may remember which files were opened.
    package static var remembersFiles: Bool { settings?.bool("gtk-recent-files-enabled") ?? true }

    /// How many days they may remember them; negative for ever.
    package static var daysOfRememberedFiles: Int { settings?.int("gtk-recent-files-max-age") ?? 30 }

    /// Whether things may move on screen. GTK 4.22 has a second setting for that, which it takes over from the desktop.
    package static var allowsAnimation: Bool {
        guard let settings else { return true }
        let reduced = "gtk-interface-reduced-motion"
        return settings.bool("gtk-enable-animations") && !(settings.has(reduced) && settings.enumeration(reduced) != 0)
    }
}
