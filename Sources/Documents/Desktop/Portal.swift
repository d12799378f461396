import CGtk
import Files
import Gtk

/// The desktop's services for programs in a sandbox, which can't start other programs themselves.
package enum Portal {
    /// Whether to use the portal: in a sandbox, or if the environment requires it, by the same rule as GTK (GTK 4.8, gdk.c,
    /// `gdk_should_use_portal`).
    package static var isInUse: Bool {
        if let setting = g_getenv("GTK_USE_PORTAL") { return String(cString: setting).hasPrefix("1") }
        return g_getenv("SNAP") != nil || isFlatpak.value
    }

    /// Whether the sandbox's marker file exists, which never changes. It is in the sandbox's memory.
    private static let isFlatpak = Worker { g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) != 0 }

    /// Makes the user's mail program begin a message, with local files attached. Throws `PlatformError` if there is no such
    /// service, or a file can't be read.
    package static func composeEmail(subject: String, body: String, attachments: [File] = []) async throws {
        let subject = MailAddress.subject(subject)
        try await call(
            "org.freedesktop.portal.Email", "ComposeEmail",
            { lp_compose_email_parameters(subject, body, gint(attachments.count)) }, files: attachments)
    }

    /// Lets the user choose a program to open a local file; throws `PlatformError` if there is no such service.
    package static func open(_ file: File) async throws {
        try await call("org.freedesktop.portal.OpenURI", "OpenFile", lp_open_file_parameters, files: [file])
    }

    private static func call(
        _ interface: String, _ method: String, _ parameters: () -> OpaquePointer?, files: [File]
    ) async throws {
        let list = Object(owning: UnsafeMutableRawPointer(g_unix_fd_list_new()))
        for file in files {
            let opened: OpenFile
            do {
                opened = try await file.open()
            } catch is PlatformError {
                throw PlatformError(localized("“{name}” can’t be read.", ["name": file.name]))
            }
            // The list keeps a duplicate.
            _ = try withExtendedLifetime(opened) {
                try throwing { g_unix_fd_list_append(list.typed(), opened.descriptor, $0) }
            }
        }
        let bus = Object(
            owning: UnsafeMutableRawPointer(try throwing { g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0) }!))
        try await asyncCall { callback, data in
            g_dbus_connection_call_with_unix_fd_list(
                bus.opaque, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", interface, method,
                parameters(), nil, G_DBUS_CALL_FLAGS_NONE, -1, list.typed(), nil, callback, data)
        } finish: { result, error in
            if let reply = g_dbus_connection_call_with_unix_fd_list_finish(bus.opaque, nil, result, error) {
                g_variant_unref(reply)
            }
        }
    }
}
