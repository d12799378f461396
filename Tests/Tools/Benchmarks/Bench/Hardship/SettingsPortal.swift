import CGtk

/// A stand-in for the desktop's settings portal.
final class SettingsPortal: @unchecked Sendable {
    private let connection: OpaquePointer

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let answer = "({'org.freedesktop.appearance': {'color-scheme': <uint32 2>}},)"

    /// Starts to answer on a bus.
    init(on address: String) throws(Failure) {
        let flags =
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
        guard
            let connection = g_dbus_connection_new_for_address_sync(
                address, GDBusConnectionFlags(rawValue: flags), nil, nil, nil)
        else { throw Failure("can't connect to the bus at \(address)") }
        self.connection = connection
        // The filter runs on the connection's own thread.
        g_dbus_connection_add_filter(
            connection,
            { connection, message, isIncoming, _ in
                guard isIncoming != 0, let message,
                    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL
                else { return message }
                let reply = g_dbus_message_new_method_reply(message)
                g_dbus_message_set_body(reply, g_variant_parse(nil, SettingsPortal.answer, nil, nil, nil))
                g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
                g_object_unref(reply.map { UnsafeMutableRawPointer($0) })
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, nil, nil)
        let owner = g_dbus_connection_call_sync(
            connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            g_variant_parse(nil, "('\(Self.name)', uint32 0)", nil, nil, nil), nil, GDBusCallFlags(rawValue: 0), -1,
            nil,
            nil)
        guard let owner else { throw Failure("the portal's name is taken") }
        g_variant_unref(owner)
    }

    /// Emits `count` change signals as fast as possible.
    func tell(_ count: Int) {
        let settings = (0..<count).map { number in
            switch number % 3 {
            case 0: ("color-scheme", "uint32 \(1 + number % 2)")
            case 1: ("contrast", "uint32 \(number % 2)")
            default: ("accent-color", "(0.\(number % 10), 0.5, 0.\(number % 7))")
            }
        }
        for (name, value) in settings {
            let parameters = "('org.freedesktop.appearance', '\(name)', <\(value)>)"
            g_dbus_connection_emit_signal(
                connection, nil, Self.path, Self.interface, "SettingChanged",
                g_variant_parse(nil, parameters, nil, nil, nil), nil)
        }
        g_dbus_connection_flush_sync(connection, nil, nil)
    }

    deinit {
        g_dbus_connection_close_sync(connection, nil, nil)
        g_object_unref(UnsafeMutableRawPointer(connection))
    }
}
