import CGtk

/// Has the start not wait for a portal that doesn't answer.
///
/// - Symptom: Where the desktop's portal hangs, or is slow to start, and there is no session manager of GNOME's or Xfce's, the
///   first window comes after 25 s. For `gtk_application_inhibit` GTK asks the portal what properties its interface has,
///   and waits; what it is told it never uses.
/// - Versions: seen with 4.8.
/// - Source: gtkapplication-dbus.c, `gtk_application_get_proxy_if_service_present`.
/// - Test: `DesktopStyleTests.testAPortalThatDoesNotAnswerHoldsNothingUp`.
/// - Remove when: GTK asks the portal without waiting.
enum SilentPortal {
    /// Has the session bus itself, which answers at once that it has none, be asked in its place from now on. To be called
    /// before the application is registered.
    static func isNotWaitedFor() { passing }

    private static let passing: Void = {
        // GIO keeps the connection as long as somebody does, and gives it to GTK.
        guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        g_dbus_connection_add_filter(bus, lp_pass_by_portal, nil, nil)
    }()
}
