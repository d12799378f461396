import Gtk

/// Describes, for the person, why a file can't be read or written.
nonisolated enum FileProblem {
    /// Returns a sentence that says why it can't be opened.
    static func opening(_ error: any Error) -> String {
        switch error {
        case is NotANote: localized("It is not a note. Choose an HTML, Markdown or text file, or a picture.")
        case let error as PlatformError where error.isNotFound: localized("There is no such file.")
        case let error as PlatformError where error.isPermissionDenied: localized("You aren’t allowed to read it.")
        case let error as PlatformError: error.message
        default: localized("It can’t be read.")
        }
    }

    /// Returns a sentence that says why it can't be written.
    static func saving(_ error: any Error) -> String {
        switch error {
        case let error as PlatformError where error.isNotFound: localized("There is no such folder.")
        case let error as PlatformError where error.isPermissionDenied: localized("You aren’t allowed to write there.")
        case let error as PlatformError where error.isDiskFull: localized("There is no room left on the disk.")
        case let error as PlatformError where error.isReadOnly: localized("Nothing can be written there.")
        case let error as PlatformError: error.message
        default: localized("It can’t be written.")
        }
    }
}
