import Gtk

/// The messages for failed pastes.
public enum PasteFailure {
    /// Returns a sentence for the user: what went wrong and what to do.
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
