import CGtk
import Gtk

extension Object {
    /// Calls a method over this bus, and returns the reply.
    ///
    /// - Parameters:
    ///   - parameters: The parameters; the call takes ownership of them.
    ///   - type: The required type of the reply; nil for any.
    ///   - timeLimit: The maximum time for the reply, in milliseconds; nil for GDBus's default.
    /// - Throws: `PlatformError` if the method can't be called, or doesn't reply in time.
    func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ parameters: OpaquePointer?,
        returning type: OpaquePointer? = nil, timeLimit: Int? = nil
    ) async throws -> Variant? {
        try await asyncCall { [self] callback, data in
            g_dbus_connection_call(
                opaque, name, path, interface, method, parameters, type, GDBusCallFlags(rawValue: 0),
                gint(timeLimit ?? -1), nil, callback, data)
        } finish: { [self] result, error in
            g_dbus_connection_call_finish(opaque, result, error).map(Variant.init(owning:))
        }
    }
}
