import Localization
import Platform

/// Describes, for the user, why a file can't be read or written.
package nonisolated enum FileProblem {
    /// Returns a sentence that says why a file can't be opened.
    package static func opening(_ error: any Error) -> String {
        switch error {
        case is NotANoteError: localized("It isn’t a note. Choose an HTML, Markdown or text file, or an image.")
        case let error as PlatformError where error.isNotFound: localized("The file doesn’t exist.")
        case let error as PlatformError where error.isPermissionDenied:
            localized("You don’t have permission to read it.")
        case let error as PlatformError: error.message
        default: localized("It can’t be read.")
        }
    }

    /// Returns a sentence that says why a file can't be written.
    package static func saving(_ error: any Error) -> String {
        switch error {
        case let error as PlatformError where error.isNotFound: localized("The folder doesn’t exist.")
        case let error as PlatformError where error.isPermissionDenied:
            localized("You don’t have permission to write there.")
        case let error as PlatformError where error.isDiskFull: localized("The disk is full.")
        case let error as PlatformError where error.isReadOnly: localized("The location is read-only.")
        case let error as PlatformError: error.message
        default: localized("It can’t be saved.")
        }
    }
}
