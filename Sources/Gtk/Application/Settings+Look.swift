import CGtk

extension Settings {
    /// The colour scheme that the program requests; nil leaves it to GTK's own settings.
    package static var colorScheme: ColorScheme? {
        get { asked.scheme }
        set { ask(for: newValue, highContrast: asked.contrast) }
    }

    /// Whether the program requests high contrast; if false, it is left to GTK's own settings.
    package static var hasHighContrast: Bool {
        get { asked.contrast }
        set { ask(for: asked.scheme, highContrast: newValue) }
    }

    /// Requests both together. For each setting that changes, GTK reads its theme again, which takes several milliseconds.
    package static func ask(for scheme: ColorScheme?, highContrast: Bool) {
        let before = asked
        guard (scheme, highContrast) != before else { return }
        asked = (scheme, highContrast)
        if scheme != before.scheme { set(scheme) }
        if highContrast != before.contrast { setHighContrast(highContrast) }
        chooseTheme()
    }

    private static func set(_ scheme: ColorScheme?) {
        let setting = interfaceScheme ?? darkTheme
        guard let scheme else {
            setting?.giveBack()
            // Ending the override of the theme makes GTK read it, too.
            if let settings, interfaceScheme != nil, theme?.isInForce != true { OverwrittenDarkness.undo(in: settings) }
            return
        }
        setting?.apply { settings, name in
            if interfaceScheme == nil {
                settings.set(name, scheme == .dark)
            } else {
                settings.set(name, number: scheme == .dark ? InterfaceScheme.dark : InterfaceScheme.light)
            }
        }
    }

    private static func setHighContrast(_ isHigh: Bool) {
        if isHigh {
            interfaceContrast?.apply { $0.set($1, number: moreContrast) }
        } else {
            interfaceContrast?.giveBack()
        }
    }

    /// Whether the program requests that nothing moves on screen; if false, it is left to GTK's own settings.
    package static var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            if reducesMotion { animations?.apply { $0.set($1, false) } } else { animations?.giveBack() }
        }
    }

    private static let animations = override("gtk-enable-animations")

    private static var asked: (scheme: ColorScheme?, contrast: Bool) = (nil, false)

    /// GTK 4.20 replaced the second setting by the first.
    private static let interfaceScheme = override("gtk-interface-color-scheme")
    private static let darkTheme = override("gtk-application-prefer-dark-theme")
    /// The same for contrast. Older versions have a theme for it instead.
    private static let interfaceContrast = override("gtk-interface-contrast")
    private static let theme = override(themeName)
    private static let themeName = "gtk-theme-name"

    private static func override(_ name: String) -> SettingOverride? {
        settings.flatMap { SettingOverride(name, of: $0) }
    }

    /// The values of `GtkInterfaceColorScheme`, which older headers lack.
    private enum InterfaceScheme {
        static let dark = 2
        static let light = 3
    }

    /// `GTK_INTERFACE_CONTRAST_MORE`.
    private static let moreContrast = 2

    // MARK: The theme

    /// Replaces the user's theme if it is light or dark regardless of the setting, or if only a theme has high contrast.
    private static func chooseTheme() {
        if asked.contrast, interfaceContrast == nil { return apply(theme: clearTheme) }
        theme?.giveBack()
        guard let scheme = asked.scheme, !isShown(scheme), let name = settings?.string(themeName) else { return }
        for theme in siblings(of: name, in: scheme) + [ownTheme] {
            apply(theme: theme)
            if isShown(scheme) { return }
        }
    }

    private static func apply(theme name: String) {
        guard let theme, !theme.isInForce || settings?.string(themeName) != name else { return }
        theme.apply { $0.set($1, name) }
    }

    /// Returns the usual names of themes with the same look in other colours. For a theme that doesn't exist, GTK uses its own.
    private static func siblings(of name: String, in scheme: ColorScheme) -> [String] {
        guard scheme == .light else { return ["\(name)-dark", "\(name)-Dark"] }
        let parts = name.split(separator: "-")
        let rest = parts.filter { $0.lowercased() != "dark" }
        return rest.count < parts.count && !rest.isEmpty ? [rest.joined(separator: "-")] : []
    }

    /// Returns whether text is dark or light as it should be in a colour scheme.
    private static func isShown(_ scheme: ColorScheme) -> Bool {
        // Many themes only colour windows: text outside a window is light for GTK whatever the theme sets.
        let window = Window()
        defer { window.destroy() }
        return window.hasLightText == (scheme == .dark)
    }

    /// Themes that every GTK version contains: the first for light and dark, the second for high contrast.
    private static let (ownTheme, clearTheme) = ("Default", "HighContrast")
}
