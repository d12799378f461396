import CGtk
import Dispatch

/// A connection to a message bus, for synchronous calls.
package final class DBusConnection {
    package let pointer: OpaquePointer
    /// The time at which the current time limit ends.
    private var end: DispatchTime?
    /// The name of the tests' own process on the bus, once it is known. Calls to it are answered only while its main loop
    /// iterates.
    var ownName: String?

    package init(address: String) throws {
        var error: UnsafeMutablePointer<GError>?
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let pointer = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, &error) else {
            throw DBusError(taking: error, doing: "connecting to \(address)")
        }
        self.pointer = pointer
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }

    package func close() {
        g_dbus_connection_close_sync(pointer, nil, nil)
    }

    package func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = [],
        timeout seconds: Double = patience
    ) throws -> Variant {
        let left = end.map { -$0.elapsed } ?? seconds
        guard left > 0 else { throw TestFailure("\(method) of \(path) wasn't answered in time") }
        var error: UnsafeMutablePointer<GError>?
        let body = Variant.tuple(arguments)
        let answer = withExtendedLifetime(body) {
            let milliseconds = Int32(max(min(left, seconds) * 1000, 1))
            guard name != ownName else {
                return callOwn(path, interface, method, body.pointer, milliseconds, &error)
            }
            return g_dbus_connection_call_sync(
                pointer, name, path, interface, method, body.pointer, nil, G_DBUS_CALL_FLAGS_NONE, milliseconds, nil,
                &error)
        }
        guard let answer else { throw DBusError(taking: error, doing: "\(method) of \(path)") }
        return Variant(answer)
    }

    /// Calls the tests' own process, and iterates its main loop until it has answered.
    private func callOwn(
        _ path: String, _ interface: String, _ method: String, _ body: OpaquePointer, _ milliseconds: Int32,
        _ error: inout UnsafeMutablePointer<GError>?
    ) -> OpaquePointer? {
        final class Reply {
            var isThere = false
            var value: OpaquePointer?
            var error: UnsafeMutablePointer<GError>?
        }
        let reply = Reply()
        g_dbus_connection_call(
            pointer, ownName, path, interface, method, body, nil, G_DBUS_CALL_FLAGS_NONE, milliseconds, nil,
            { connection, result, data in
                let reply = Unmanaged<Reply>.fromOpaque(data!).takeRetainedValue()
                reply.value = g_dbus_connection_call_finish(OpaquePointer(connection), result, &reply.error)
                reply.isThere = true
            }, Unmanaged.passRetained(reply).toOpaque())
        while !reply.isThere { g_main_context_iteration(nil, 1) }
        error = reply.error
        return reply.value
    }

    /// Runs a function during which all calls together may take a number of seconds. After that, each call fails at once.
    package func withTimeLimit<Result>(_ seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        end = DispatchTime.now() + seconds
        defer { end = nil }
        return try body()
    }

    /// Whether the time limit is over.
    package var isOverTime: Bool { end.map { $0.elapsed > 0 } ?? false }

    package func property(_ name: String, _ path: String, _ interface: String, _ property: String) throws -> Variant {
        try call(
            name, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)]
        ).child(0).unwrapped
    }

    /// Returns the id of the process that owns a name on the bus.
    package func process(of name: String) throws -> Int32 {
        let (bus, path) = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        let answer = try call(bus, path, bus, "GetConnectionUnixProcessID", [.string(name)])
        return Int32(answer.child(0).int)
    }
}
