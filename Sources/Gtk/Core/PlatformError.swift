import CGtk

/// An error that GLib, GIO, GdkPixbuf or GTK reported.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error, such as `g-io-error-quark`.
    public let domain: String
    /// Its number within the domain.
    public let code: Int
    /// What went wrong, in the user's language, as the platform words it.
    public let message: String

    /// The message alone.
    public var description: String { message }

    /// Whether the person cancelled, so that no message is due.
    public var isCancellation: Bool {
        (domain == "g-io-error-quark" && code == Int(G_IO_ERROR_CANCELLED.rawValue))
            || (domain == "gtk-dialog-error-quark" && code != 0)
    }

    /// Takes over a GError.
    nonisolated init(consuming error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = String(cString: error.pointee.message)
        g_error_free(error)
    }

    /// An error of this library's own.
    public nonisolated init(_ message: String) {
        domain = "longpress"
        code = 0
        self.message = message
    }
}

/// Calls a C function that reports errors through a GError, and throws what it reports.
nonisolated func throwing<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) throws -> Result
) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = try body(&error)
    if let error { throw PlatformError(consuming: error) }
    return result
}
