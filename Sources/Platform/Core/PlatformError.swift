import CGtk
import Localization

/// An error that GLib, GIO, GdkPixbuf or GTK reported.
public struct PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of error, such as `g-io-error-quark`.
    package let domain: String
    /// The error's number within its domain.
    public let code: Int
    /// The platform's error message, in the user's language.
    public let message: String

    /// The message without the domain and the code.
    public var description: String { message }

    /// Whether the file doesn't exist.
    public nonisolated var isNotFound: Bool {
        isInputOutput(G_IO_ERROR_NOT_FOUND) || isInputOutput(G_IO_ERROR_NOT_DIRECTORY)
    }

    /// Whether the user isn't permitted to read or write there.
    public nonisolated var isPermissionDenied: Bool { isInputOutput(G_IO_ERROR_PERMISSION_DENIED) }

    /// Whether the file already exists.
    package nonisolated var isExisting: Bool { isInputOutput(G_IO_ERROR_EXISTS) }

    /// Whether files can't be created under such a name, or can't be renamed, there.
    package nonisolated var isRefusedName: Bool {
        isInputOutput(G_IO_ERROR_NOT_SUPPORTED) || isInputOutput(G_IO_ERROR_INVALID_FILENAME)
            || isInputOutput(G_IO_ERROR_FILENAME_TOO_LONG)
    }

    /// Whether the disk, or the user's quota on it, is full.
    public nonisolated var isDiskFull: Bool { isInputOutput(G_IO_ERROR_NO_SPACE) }

    /// Whether the file system is read-only.
    public nonisolated var isReadOnly: Bool { isInputOutput(G_IO_ERROR_READ_ONLY) }

    /// Whether the disk hasn't responded in time.
    package nonisolated var isDiskSilence: Bool { isInputOutput(G_IO_ERROR_TIMED_OUT) }

    /// The error that a disk hasn't responded in time.
    package nonisolated static var diskSilence: PlatformError {
        PlatformError(
            domain: "g-io-error-quark", code: Int(G_IO_ERROR_TIMED_OUT.rawValue),
            message: libraryText("The disk isn’t responding."))
    }

    private nonisolated func isInputOutput(_ kind: GIOErrorEnum) -> Bool {
        domain == "g-io-error-quark" && code == Int(kind.rawValue)
    }

    /// Makes an error from a GError, and frees that.
    package nonisolated init(consuming error: UnsafeMutablePointer<GError>) {
        domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
        code = Int(error.pointee.code)
        message = ShownText.line(Self.trimmed(String(cString: error.pointee.message)))
        g_error_free(error)
    }

    package nonisolated init(domain: String, code: Int, message: String) {
        (self.domain, self.code, self.message) = (domain, code, ShownText.line(Self.trimmed(message)))
    }

    /// Makes an error of this library.
    public nonisolated init(_ message: String) {
        domain = "longpress"
        code = 0
        self.message = ShownText.lines(message)
    }

    /// Returns the message without the line break at its end, which some libraries add.
    private nonisolated static func trimmed(_ message: String) -> String {
        var message = message
        while message.last?.isWhitespace == true { message.removeLast() }
        return message
    }
}

/// Calls a C function that reports errors through a GError, and throws the reported error.
package nonisolated func throwing<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) throws -> Result
) throws -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = try body(&error)
    if let error { throw PlatformError(consuming: error) }
    return result
}
