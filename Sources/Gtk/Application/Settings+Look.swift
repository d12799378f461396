import CGtk

extension Settings {
    /// The colours that the program asks for; nil leaves that to GTK's own settings.
    package static var colorScheme: ColorScheme? {
        get { asked.scheme }
        set { ask(for: newValue, highContrast: asked.contrast) }
    }

    /// Whether the program asks for colours that stand out clearly; otherwise that is left to GTK's own settings.
    package static var hasHighContrast: Bool {
        get { asked.contrast }
        set { ask(for: asked.scheme, highContrast: newValue) }
    }

    /// Asks for both together: GTK reads its theme anew, which takes several milliseconds, once for each setting that changes.
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
            // Another theme's end has it read, too.
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

    /// Whether the program asks for nothing to move on screen; otherwise that is left to GTK's own settings.
    package static var reducesMotion = false {
        didSet {
            guard reducesMotion != oldValue else { return }
            if reducesMotion { animations?.apply { $0.set($1, false) } } else { animations?.giveBack() }
        }
    }

    private static let animations = override("gtk-enable-animations")

    private static var asked: (scheme: ColorScheme?, contrast: Bool) = (nil, false)

    /// GTK 4.20 put the first in place of the second.
    private static let interfaceScheme = override("gtk-interface-color-scheme")
    private static let darkTheme = override("gtk-application-prefer-dark-theme")
    /// The same for contrast: before, there was a theme for it.
    private static let interfaceContrast = override("gtk-interface-contrast")
    private static let theme = override(themeName)
    private static let themeName = "gtk-theme-name"

    private static func override(_ name: String) -> SettingOverride? {
        settings.flatMap { SettingOverride(name, of: $0) }
    }

    /// GtkInterfaceColorScheme, which older headers don't have.
    private enum InterfaceScheme {
        static let dark = 2
        static let light = 3
    }

    /// `GTK_INTERFACE_CONTRAST_MORE`.
    private static let moreContrast = 2

    // MARK: The theme

    /// Takes another theme than the person's where that is light or dark whatever the setting for it says.
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

    /// What themes are called that have a theme's look in other colours. GTK takes its own for one that isn't there.
    private static func siblings(of name: String, in scheme: ColorScheme) -> [String] {
        guard scheme == .light else { return ["\(name)-dark", "\(name)-Dark"] }
        let parts = name.split(separator: "-")
        let rest = parts.filter { $0.lowercased() != "dark" }
        return rest.count < parts.count && !rest.isEmpty ? [rest.joined(separator: "-")] : []
    }

    /// Whether text is dark or light, as it is in these colours.
    private static func isShown(_ scheme: ColorScheme) -> Bool {
        // Many themes colour windows alone: text that is in none is light for GTK whatever they say.
        let window = Window()
        defer { window.destroy() }
        return window.hasLightText == (scheme == .dark)
    }

    /// Themes that each GTK has in itself, for light and dark: the second for text that stands out clearly.
    private static let (ownTheme, clearTheme) = ("Default", "HighContrast")
}
