import Synchronization

/// The words that the library itself shows, such as “Cut” and “More Items”.
///
/// They are in the user's language where there is a catalogue `longpress-menus` for it: beside the program, in
/// `share/locale` of the folder above the program's own, or in the system's. Where there is none they are in English.
public enum LibraryText {
    /// Has the program give words of its own, in place of all or some of the library's.
    ///
    /// Call it before anything else of the library: menus keep the words that they were made with.
    ///
    /// - Parameter words: Returns the program's words for an English text of the library, or nil for the library's. What
    ///   stands in braces, as in “Undo {name}”, is filled in afterwards. It may be called from any thread.
    public static func use(_ words: (@Sendable (_ english: String) -> String?)?) {
        given.withLock { $0 = words }
    }

    private static let given = Mutex<(@Sendable (String) -> String?)?>(nil)

    static func own(_ text: String) -> String? {
        given.withLock { $0 }?(text)
    }
}
