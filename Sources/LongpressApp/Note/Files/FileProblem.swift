import Gtk

/// Why a file can't be read or written, in words for the person.
nonisolated enum FileProblem {
    /// Why it can't be opened, as a sentence.
    static func opening(_ error: any Error) -> String {
        switch error {
        case is NotANote: "It is not a note. Choose an HTML, Markdown or text file, or a picture."
        case let error as PlatformError where error.isNotFound: "There is no such file."
        case let error as PlatformError where error.isPermissionDenied: "You aren’t allowed to read it."
        case let error as PlatformError: error.message
        default: "It can’t be read."
        }
    }

    /// Why it can't be written, as a sentence.
    static func saving(_ error: any Error) -> String {
        switch error {
        case let error as PlatformError where error.isNotFound: "There is no such folder."
        case let error as PlatformError where error.isPermissionDenied: "You aren’t allowed to write there."
        case let error as PlatformError where error.isDiskFull: "There is no room left on the disk."
        case let error as PlatformError where error.isReadOnly: "Nothing can be written there."
        case let error as PlatformError: error.message
        default: "It can’t be written."
        }
    }
}
