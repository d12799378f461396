import CGtk
import Gtk

extension Object {
    /// Calls a method over this bus, and returns its answer.
    ///
    /// - Parameters:
    ///   - parameters: What it is handed; it is taken over.
    ///   - type: The type that the answer must have; nil for any.
    ///   - timeLimit: How long the other program may take, in milliseconds; nil for as long as GDBus waits.
    /// - Throws: `PlatformError` if it can't be called, or doesn't answer in time.
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
