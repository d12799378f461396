import Gtk

/// The words for a paste that came to nothing.
public enum PasteFailure {
    /// A sentence for the person: what was wrong, and what to do.
    public static func message(for error: any Error) -> String {
        switch error {
        case is TimeLimitReached:
            libraryText(
                "The program that holds the clipboard doesn’t answer. Nothing was pasted; copy again and retry.")
        case let error as PlatformError:
            libraryText("The clipboard couldn’t be read. Nothing was pasted. ({reason})", ["reason": error.message])
        default:
            libraryText("The clipboard couldn’t be read. Nothing was pasted.")
        }
    }
}
