import CGtk

/// An error that came over a bus.
package struct DBusError: Error, CustomStringConvertible {
    package let description: String
    /// Whether the object, or the program it was in, is not there (any more).
    package let isAbsence: Bool

    /// Whether it is the object alone that isn't there, or can't do that any more; its program is.
    package let isOfObject: Bool

    /// Whether the object is there, but doesn't do such a thing.
    package let isRefusal: Bool

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
