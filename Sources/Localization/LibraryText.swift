import Synchronization

/// The texts that the library itself shows, such as “Cut” and “More Items”.
///
/// They are in the user's language if there is a catalogue `longpress-menus` for it, either in `share/locale` of the folder
/// above the program's own or in the system's folders. Otherwise they are in English.
public enum LibraryText {
    /// Sets texts of the program that replace all or some of the library's.
    ///
    /// Call it before anything else of the library: menus keep the texts that they were made with.
    ///
    /// - Parameter words: Returns the program's text for an English text of the library, or nil to use the library's. Names in
    ///   braces, as in “Undo {name}”, are filled in afterwards. It may be called from any thread.
    public static func use(_ words: (@Sendable (_ english: String) -> String?)?) {
        given.withLock { $0 = words }
    }

    private static let given = Mutex<(@Sendable (String) -> String?)?>(nil)

    static func own(_ text: String) -> String? {
        given.withLock { $0 }?(text)
    }
}
