import CGtk

/// Redirects GTK's query to the portal, so that the start doesn't wait for a portal that doesn't reply.
///
/// - Symptom: If the desktop's portal hangs or is slow to start, and the desktop has neither GNOME's nor Xfce's session manager,
///   the first window appears after 25 s. For `gtk_application_inhibit`, GTK queries the properties of the portal's interface and
///   waits for the reply, which it never uses.
/// - Versions: seen with 4.8.
/// - Source: gtkapplication-dbus.c, `gtk_application_get_proxy_if_service_present`.
/// - Test: `DesktopStyleTests.testAnUnresponsivePortalDoesNotBlockTheApp`.
/// - Remove when: GTK queries the portal without waiting.
enum SilentPortal {
    /// Redirects the query to the session bus itself, which replies at once that it has no such properties. Call this before the
    /// application is registered.
    static func preventWaiting() { passing }

    private static let passing: Void = {
        // GIO shares this connection with GTK while a reference to it exists.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        g_dbus_connection_add_filter(bus, lp_pass_by_portal, nil, nil)
    }()
}
