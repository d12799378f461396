import CGtk
import Foundation

/// An object with one interface on the session bus of an app under test. It answers on its own thread, as another program
/// would.
public final class BusService: @unchecked Sendable {
    let connection: DBusConnection
    private let context: OpaquePointer
    private let loop: OpaquePointer
    private let (path, interface): (String, String)
    private let answer: @Sendable (_ method: String, _ parameters: String) -> String?
    private let isDone = DispatchSemaphore(value: 0)

    /// Starts to answer.
    ///
    /// - Parameters:
    ///   - name: The service's name on the bus.
    ///   - members: The methods, properties and signals of the interface, in D-Bus's XML.
    ///   - answer: A function that takes a method and its parameters and returns the reply, both in GVariant's text format;
    ///     `nil` leaves the caller waiting. For a property, it takes the name and no parameters, and returns the value.
    public init(
        on bus: SessionBus, name: String, path: String, interface: String, members: String,
        answer: @escaping @Sendable (_ method: String, _ parameters: String) -> String?
    ) throws {
        (self.path, self.interface, self.answer) = (path, interface, answer)
        connection = try DBusConnection(address: bus.address)
        context = g_main_context_new()
        loop = g_main_loop_new(context, 0)
        try register(members)
        let thread = Thread { [self] in
            g_main_context_push_thread_default(context)
            g_main_loop_run(loop)
            g_main_context_pop_thread_default(context)
            isDone.signal()
        }
        thread.start()
        let owned = try connection.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string(name), .uint32(0)])
        guard owned.child(0).int == 1 else { throw TestFailure("\(name) is taken") }
    }

    private func register(_ members: String) throws {
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, parameters, invocation, data in
            let service = Unmanaged<BusService>.fromOpaque(data!).takeUnretainedValue()
            let printed = g_variant_print(parameters, 0)
            defer { g_free(printed) }
            guard let reply = service.answer(String(cString: method!), String(cString: printed!)) else { return }
            g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, reply, nil, nil, nil))
        }
        table.get_property = { _, _, _, _, property, _, data in
            let service = Unmanaged<BusService>.fromOpaque(data!).takeUnretainedValue()
            return service.answer(String(cString: property!), "").flatMap { g_variant_parse(nil, $0, nil, nil, nil) }
        }
        let node = g_dbus_node_info_new_for_xml(
            "<node><interface name=\"\(interface)\">\(members)</interface></node>", nil)
        defer { g_dbus_node_info_unref(node) }
        // The methods are called on the thread whose default context this is.
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        let object = g_dbus_connection_register_object(
            connection.pointer, path, g_dbus_node_info_lookup_interface(node, interface), &table,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        guard object != 0 else { throw TestFailure("\(path) can't be offered") }
    }

    /// Emits a signal with parameters in GVariant's text format; from another object and interface if these are given.
    public func emit(_ signal: String, _ parameters: String, at path: String? = nil, of interface: String? = nil) {
        let body = Variant.parsed(parameters)
        g_dbus_connection_emit_signal(
            connection.pointer, nil, path ?? self.path, interface ?? self.interface, signal, body.pointer, nil)
        g_dbus_connection_flush_sync(connection.pointer, nil, nil)
    }

    /// Returns the unique name of the connection that owns a name on the bus.
    public func owner(of name: String) throws -> String {
        try connection.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetNameOwner", [.string(name)]
        ).child(0).string
    }

    /// Disconnects from the bus, as a program that crashes.
    public func stop() {
        connection.close()
        g_main_loop_quit(loop)
        isDone.wait()
    }
}
