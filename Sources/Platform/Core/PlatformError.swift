import CGtk
import Localization

/// An error that GLib, GIO, GdkPixbuf or GTK reported.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error, such as `g-io-error-quark`.
    package let domain: String
    /// Its number within the domain.
    public let code: Int
    /// The fault, in the user's language, as the platform words it.
    public let message: String

    /// The message alone.
    public var description: String { message }

    /// Whether there is no such file.
    public nonisolated var isNotFound: Bool {
        isInputOutput(G_IO_ERROR_NOT_FOUND) || isInputOutput(G_IO_ERROR_NOT_DIRECTORY)
    }

    /// Whether the person isn't allowed to read or write there.
    public nonisolated var isPermissionDenied: Bool { isInputOutput(G_IO_ERROR_PERMISSION_DENIED) }

    /// Whether there is such a file already.
    package nonisolated var isExisting: Bool { isInputOutput(G_IO_ERROR_EXISTS) }

    /// Whether files can't be made under such a name, or can't be given another one, there.
    package nonisolated var isRefusedName: Bool {
        isInputOutput(G_IO_ERROR_NOT_SUPPORTED) || isInputOutput(G_IO_ERROR_INVALID_FILENAME)
            || isInputOutput(G_IO_ERROR_FILENAME_TOO_LONG)
    }

    /// Whether there is no room left on the disk, or for the person on it.
    public nonisolated var isDiskFull: Bool { isInputOutput(G_IO_ERROR_NO_SPACE) }

    /// Whether nothing can be written there by anybody.
    public nonisolated var isReadOnly: Bool { isInputOutput(G_IO_ERROR_READ_ONLY) }

    /// Whether the disk hasn't answered in time.
    package nonisolated var isDiskSilence: Bool { isInputOutput(G_IO_ERROR_TIMED_OUT) }

    /// The error of a disk that hasn't answered in time.
    package nonisolated static var diskSilence: PlatformError {
        PlatformError(
            domain: "g-io-error-quark", code: Int(G_IO_ERROR_TIMED_OUT.rawValue),
            message: libraryText("The disk isn’t responding."))
    }

    private nonisolated func isInputOutput(_ kind: GIOErrorEnum) -> Bool {
        domain == "g-io-error-quark" && code == Int(kind.rawValue)
    }

    /// Takes over a GError.
    package nonisolated init(consuming error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = ShownText.line(Self.trimmed(String(cString: error.pointee.message)))
        g_error_free(error)
    }

    package nonisolated init(domain: String, code: Int, message: String) {
        (self.domain, self.code, self.message) = (domain, code, ShownText.line(Self.trimmed(message)))
    }

    /// An error of this library's own.
    public nonisolated init(_ message: String) {
        domain = "longpress"
        code = 0
        self.message = ShownText.lines(message)
    }

    /// The message without a line break at its end, which some libraries give it.
    private nonisolated static func trimmed(_ message: String) -> String {
        var message = message
        while message.last?.isWhitespace == true { message.removeLast() }
        return message
    }
}

/// Calls a C function that reports errors through a GError, and throws what it reports.
package nonisolated func throwing<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) throws -> Result
) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = try body(&error)
    if let error { throw PlatformError(consuming: error) }
    return result
}
