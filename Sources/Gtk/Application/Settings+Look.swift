import CGtk

/// Light or dark colours.
package nonisolated enum ColorScheme: Sendable {
    case light
    case dark
}

extension Settings {
    /// The colours that the program asks for; nil leaves that to GTK's own settings.
    package static var colorScheme: ColorScheme? {
        get { asked.scheme }
        set {
            guard let settings, newValue != asked.scheme else { return }
            asked.scheme = newValue
            let name = settings.has(interfaceScheme) ? interfaceScheme : darkTheme
            guard let newValue else { return gtk_settings_reset_property(settings.opaque, name) }
            if name == interfaceScheme {
                settings.set(name, number: newValue == .dark ? InterfaceScheme.dark : InterfaceScheme.light)
            } else {
                settings.set(name, newValue == .dark)
            }
        }
    }

    /// Whether the program asks for colours that stand out clearly; otherwise that is left to GTK's own settings.
    package static var hasHighContrast: Bool {
        get { asked.contrast }
        set {
            guard let settings, newValue != asked.contrast else { return }
            asked.contrast = newValue
            let name = settings.has(interfaceContrast) ? interfaceContrast : themeName
            guard newValue else { return gtk_settings_reset_property(settings.opaque, name) }
            if name == interfaceContrast {
                settings.set(name, number: moreContrast)
            } else {
                settings.set(name, clearTheme)
            }
        }
    }

    private static var asked: (scheme: ColorScheme?, contrast: Bool) = (nil, false)

    /// GTK 4.20 put the first in place of the second.
    private static let (interfaceScheme, darkTheme) = (
        "gtk-interface-color-scheme", "gtk-application-prefer-dark-theme"
    )
    /// The same for contrast.
    private static let (interfaceContrast, themeName) = ("gtk-interface-contrast", "gtk-theme-name")

    /// GtkInterfaceColorScheme, which older headers don't have.
    private enum InterfaceScheme {
        static let dark = 2
        static let light = 3
    }

    /// `GTK_INTERFACE_CONTRAST_MORE`.
    private static let moreContrast = 2
    /// A theme that each GTK has in itself, for light and dark.
    private static let clearTheme = "HighContrast"
}
