import CGtk

/// An error that came over a bus.
package struct DBusError: Error, CustomStringConvertible {
    package let description: String
    /// Whether the object, or its program, doesn't exist or no longer exists.
    package let isAbsence: Bool

    /// Whether only the object is missing, or no longer has that method; its program is still there.
    package let isObjectError: Bool

    /// Whether the object exists, but doesn't support the request.
    package let isRefusal: Bool

    init(taking error: UnsafeMutablePointer<GError>?, doing: String) {
        guard let error else {
            description = "\(doing) failed"
            (isAbsence, isObjectError, isRefusal) = (false, false, false)
            return
        }
        description = "\(doing): \(String(cString: error.pointee.message))"
        let name = g_dbus_error_get_remote_error(error)
        let remote = name.map { String(cString: $0) } ?? ""
        g_free(name)
        func isAny(of names: String...) -> Bool { names.contains { remote == "org.freedesktop.DBus.Error." + $0 } }
        isObjectError = isAny(of: "UnknownObject", "UnknownMethod", "UnknownInterface")
        isAbsence = isObjectError || isAny(of: "ServiceUnknown", "NameHasNoOwner", "NoReply")
        isRefusal = remote == "org.freedesktop.DBus.Error.NotSupported"
        g_error_free(error)
    }
}
