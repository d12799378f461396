import Gtk

/// The key that has opened, closed or chosen something in a menu or sheet. While it is still held, its repetitions do
/// nothing, wherever they come: they would close the menu again, or type into the text.
enum SpentKey {
    private static var code: UInt32?

    /// Takes note that a key has done what it was pressed for.
    static func spend(_ key: Key) {
        code = key.code
    }

    /// Whether a key has done what it was pressed for, and is only still held.
    static func isSpent(_ key: Key) -> Bool {
        guard !key.isRepeat else { return key.code == code }
        code = nil
        return false
    }
}
