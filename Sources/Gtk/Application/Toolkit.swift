import CGtk

/// GTK's start, apart from any application.
public enum Toolkit {
    /// Connects to the display; false if there is none. Safe to call more than once.
    public static func initialize() -> Bool {
        takeUpLanguage()
        EventLog.beginIfAsked()
        return gtk_init_check() != 0
    }

    /// Takes up the user's language before anything is said in it. GTK would do so later, and say it in three lines if
    /// that language isn't installed.
    package static func takeUpLanguage() {
        guard gtk_is_initialized() == 0 else { return }
        if !Language.isAdopted { gtk_disable_setlocale() }
        Language.adopt()
    }

    /// Sees to what a program needs whose main loop isn't `Application.run`: it may be C's, or another binding's. Swift's
    /// main actor runs under it from now on. Calling it again does nothing.
    package static func joinMainLoop() {
        MainLoop.install()
        EventLog.beginIfAsked()
    }

    /// Whether G_MESSAGES_DEBUG in the program's environment has a domain, or "all".
    package static func isDebugging(_ domain: String) -> Bool {
        g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, domain) == 0
    }

    /// Tells whoever writes the program of a mistake, on standard error, as GTK itself does.
    package static func warn(_ message: String) { lp_log_warning("Longpress", ShownText.line(message)) }

    /// Sets the names by which the desktop knows the program. Windows get the icon of this name, application windows once
    /// they are on screen: looking through the theme's icons takes as long as half of a window's first frame.
    public static func setProgram(name: String, identifier: String) {
        g_set_prgname(identifier)
        g_set_application_name(name)
        iconName = identifier
    }

    private static var iconName: String?
    private static var hasDefaultIcon = false

    /// Adds to the files that the program has in itself, from what `glib-compile-resources` has written. Icons among
    /// them, in the folder `icons` of the path that the application's identifier makes (`/org/example/App/icons`), are
    /// found by their names, where the desktop's theme doesn't have them. To be called before `Application.run`.
    package static func addFiles(_ bytes: [UInt8]) {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        guard let resource = g_resource_new_from_data(data, nil) else { return }
        // Whoever looks in them keeps them.
        g_resources_register(resource)
        g_resource_unref(resource)
    }

    static func showIcon(of window: Window) {
        guard let iconName else { return }
        if !hasDefaultIcon {
            // It has the icons of all windows that have no other loaded anew: once is enough.
            hasDefaultIcon = true
            gtk_window_set_default_icon_name(iconName)
        }
        gtk_window_set_icon_name(window.typed(), iconName)
    }
}
