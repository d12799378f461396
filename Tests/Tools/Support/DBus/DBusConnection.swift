import CGtk
import Dispatch

/// A connection to a message bus, for calls that wait for their answer.
final class DBusConnection {
    let pointer: OpaquePointer
    /// When calls are no longer waited for.
    private var end: DispatchTime?

    init(address: String) throws {
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

    func close() {
        g_dbus_connection_close_sync(pointer, nil, nil)
    }

    func call(
        _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = [],
        timeout seconds: Double = patience
    ) throws -> Variant {
        let left = end.map { -$0.elapsed } ?? seconds
        guard left > 0 else { throw TestFailure("the time is over in which \(method) of \(path) was to be answered") }
        var error: UnsafeMutablePointer<GError>?
        let body = Variant.tuple(arguments)
        let answer = withExtendedLifetime(body) {
            g_dbus_connection_call_sync(
                pointer, name, path, interface, method, body.pointer, nil, G_DBUS_CALL_FLAGS_NONE,
                Int32(max(min(left, seconds) * 1000, 1)), nil, &error)
        }
        guard let answer else { throw DBusError(taking: error, doing: "\(method) of \(path)") }
        return Variant(answer)
    }

    /// Has calls be answered within so many seconds in all while a body runs; from then on each fails at once.
    func withTimeLimit<Result>(_ seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        end = DispatchTime.now() + seconds
        defer { end = nil }
        return try body()
    }

    /// Whether the time limit is over.
    var isOverTime: Bool { end.map { $0.elapsed > 0 } ?? false }

    func property(_ name: String, _ path: String, _ interface: String, _ property: String) throws -> Variant {
        try call(
            name, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)]
        ).child(0).unwrapped
    }

    /// The id of the process that has a name on the bus.
    func process(of name: String) throws -> Int32 {
        let (bus, path) = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        let answer = try call(bus, path, bus, "GetConnectionUnixProcessID", [.string(name)])
        return Int32(answer.child(0).int)
    }
}

/// An error that came over a bus.
struct DBusError: Error, CustomStringConvertible {
    let description: String
    /// Whether the object, or the program it was in, is not there (any more).
    let isAbsence: Bool

    /// Whether it is the object alone that isn't there, or can't do that any more; its program is.
    let isOfObject: Bool

    /// Whether the object is there, but doesn't do such a thing.
    let isRefusal: Bool

    init(taking error: UnsafeMutablePointer<GError>?, doing: String) {
        guard let error else {
            description = "\(doing) failed"
            (isAbsence, isOfObject, isRefusal) = (false, false, false)
            return
        }
        description = "\(doing): \(String(cString: error.pointee.message))"
        let name = g_dbus_error_get_remote_error(error)
        let remote = name.map { String(cString: $0) } ?? ""
        g_free(name)
        func isAny(of names: String...) -> Bool { names.contains { remote == "org.freedesktop.DBus.Error." + $0 } }
        isOfObject = isAny(of: "UnknownObject", "UnknownMethod", "UnknownInterface")
        isAbsence = isOfObject || isAny(of: "ServiceUnknown", "NameHasNoOwner", "NoReply")
        isRefusal = remote == "org.freedesktop.DBus.Error.NotSupported"
        g_error_free(error)
    }
}
