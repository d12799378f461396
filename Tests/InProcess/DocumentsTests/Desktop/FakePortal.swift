import CGtk

/// The desktop's portal, played by the test. It records the calls it receives, and the content of the files it is sent.
@MainActor
final class FakePortal {
    private(set) var calls: [String] = []
    private(set) var files: [String] = []
    private let bus: OpaquePointer
    private let node: UnsafeMutablePointer<GDBusNodeInfo>
    private var objects: [guint] = []
    private var name: guint = 0

    private static let description = """
        <node><interface name="org.freedesktop.portal.Email"><method name="ComposeEmail">
        <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method></interface><interface name="org.freedesktop.portal.OpenURI"><method name="OpenFile">
        <arg type="s" direction="in"/><arg type="h" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/></method></interface><interface name="org.freedesktop.portal.Screenshot">
        <method name="Screenshot"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/></method><property name="version" type="u" access="read"/></interface></node>
        """

    /// The response to a screenshot request, in GVariant's text format.
    var response = "(uint32 2, @a{sv} {})"

    /// - Parameter takesScreenshots: Whether the portal has the screenshot service.
    init(takesScreenshots: Bool = true) {
        bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
        node = g_dbus_node_info_new_for_xml(Self.description, nil)
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, parameters, invocation, data in
            nonisolated(unsafe) let (parameters, invocation) = (parameters!, invocation!)
            nonisolated(unsafe) let (method, data) = (method!, data!)
            MainActor.assumeIsolated {
                Unmanaged<FakePortal>.fromOpaque(data).takeUnretainedValue()
                    .answer(String(cString: method), parameters, invocation)
            }
        }
        table.get_property = { _, _, _, _, _, _, _ in g_variant_new_uint32(2) }
        let screenshots = takesScreenshots ? ["org.freedesktop.portal.Screenshot"] : []
        for interface in ["org.freedesktop.portal.Email", "org.freedesktop.portal.OpenURI"] + screenshots {
            objects.append(
                g_dbus_connection_register_object(
                    bus, "/org/freedesktop/portal/desktop", g_dbus_node_info_lookup_interface(node, interface), &table,
                    Unmanaged.passUnretained(self).toOpaque(), nil, nil))
        }
        name = g_bus_own_name_on_connection(
            bus, "org.freedesktop.portal.Desktop", G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
    }

    func stop() {
        g_bus_unown_name(name)
        objects.forEach { _ = g_dbus_connection_unregister_object(bus, $0) }
        g_dbus_node_info_unref(node)
        g_object_unref(UnsafeMutableRawPointer(bus))
    }

    private func answer(_ method: String, _ parameters: OpaquePointer, _ invocation: OpaquePointer) {
        let printed = g_variant_print(parameters, 0)
        defer { g_free(printed) }
        calls.append(method + String(cString: printed!))
        if let list = g_dbus_message_get_unix_fd_list(g_dbus_method_invocation_get_message(invocation)) {
            var count: gint = 0
            let descriptors = g_unix_fd_list_peek_fds(list, &count)
            for index in 0..<Int(count) {
                var buffer = [UInt8](repeating: 0, count: 100)
                let read = read(descriptors![index], &buffer, 100)
                files.append(String(decoding: buffer.prefix(max(read, 0)), as: UTF8.self))
            }
        }
        var path = "/org/freedesktop/portal/desktop/request/1/1"
        if method == "Screenshot" {
            let sender = String(cString: g_dbus_method_invocation_get_sender(invocation)).dropFirst()
            let token = String(cString: printed!).split(separator: "'")[4]
            path = "/org/freedesktop/portal/desktop/request/\(sender.replacing(".", with: "_"))/\(token)"
            // The response arrives even before the reply to the call.
            let answer = g_variant_parse(nil, response, nil, nil, nil)
            g_dbus_connection_emit_signal(
                bus, nil, path, "org.freedesktop.portal.Request", "Response", answer, nil)
            g_variant_unref(answer)
        }
        var handle: OpaquePointer? = g_variant_new_object_path(path)
        g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&handle, 1))
    }
}
