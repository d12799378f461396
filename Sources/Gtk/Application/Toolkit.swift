import CGtk

/// GTK's initialization, independent of any application.
public enum Toolkit {
    /// Connects to the display; false if there is none. Safe to call more than once.
    public static func initialize() -> Bool {
        adoptLanguage()
        EventLog.startIfRequested()
        return gtk_init_check() != 0
    }

    /// Adopts the user's language before any text is needed in it. GTK would adopt it later, and would print three lines if that
    /// language isn't installed.
    package static func adoptLanguage() {
        guard gtk_is_initialized() == 0 else { return }
        if !Language.isAdopted { gtk_disable_setlocale() }
        Language.adopt()
    }

    /// Does what a program needs if its main loop isn't `Application.run` but that of C or of another binding. From then on,
    /// Swift's main actor runs in that loop. Calling it again does nothing.
    package static func joinMainLoop() {
        MainLoop.install()
        EventLog.startIfRequested()
    }

    /// Returns whether `G_MESSAGES_DEBUG` in the program's environment contains a domain or "all".
    package static func isDebugging(_ domain: String) -> Bool {
        g_log_writer_default_would_drop(G_LOG_LEVEL_DEBUG, domain) == 0
    }

    /// Warns the program's developer of a mistake, on standard error, as GTK does.
    package static func warn(_ message: String) { lp_log_warning("Longpress", ShownText.line(message)) }

    /// Sets the names by which the desktop knows the program. Windows get the icon with the identifier as its name. Application
    /// windows get it once they are on screen: searching the theme's icons takes as long as half of a window's first frame.
    public static func setProgram(name: String, identifier: String) {
        g_set_prgname(identifier)
        g_set_application_name(name)
        iconName = identifier
    }

    private static var iconName: String?
    private static var hasDefaultIcon = false

    /// Adds to the program's resources from the output of `glib-compile-resources`. Icons among them, in the folder `icons` below
    /// the path that the application's identifier makes (`/org/example/App/icons`), are found by name if the desktop's theme
    /// lacks them. Call this before `Application.run`.
    package static func addFiles(_ bytes: [UInt8]) {
        let data = g_bytes_new(bytes, gsize(bytes.count))
        defer { g_bytes_unref(data) }
        guard let resource = g_resource_new_from_data(data, nil) else { return }
        // The registration keeps its own reference.
        g_resources_register(resource)
        g_resource_unref(resource)
    }

    static func showIcon(of window: Window) {
        guard let iconName else { return }
        if !hasDefaultIcon {
            // This reloads the icon of every window without one of its own, so it is done only once.
            hasDefaultIcon = true
            gtk_window_set_default_icon_name(iconName)
        }
        gtk_window_set_icon_name(window.typed(), iconName)
    }
}
