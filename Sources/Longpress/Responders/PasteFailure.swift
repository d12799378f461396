import Gtk

/// The words for a paste that came to nothing.
public enum PasteFailure {
    /// A sentence for the person: what was wrong, and what to do.
    public static func message(for error: any Error) -> String {
        switch error {
        case is TimeLimitReached:
            libraryText(
                "The program that you copied from isn’t responding. Nothing was pasted. Copy again and retry.")
        case let error as PlatformError:
            libraryText("The clipboard couldn’t be read. Nothing was pasted. ({reason})", ["reason": error.message])
        default:
            libraryText("The clipboard couldn’t be read. Nothing was pasted.")
        }
    }
}
