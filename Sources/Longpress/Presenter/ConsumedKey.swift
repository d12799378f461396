import Gtk

/// The key that has opened, closed or chosen something in a menu or sheet. While it is held, its repetitions are ignored
/// everywhere: they would close the menu again, or type into the text.
enum ConsumedKey {
    private static var code: UInt32?

    /// Records that a key has had its effect.
    static func consume(_ key: Key) {
        code = key.code
    }

    /// Returns whether a key is a repetition of one that has had its effect.
    static func isConsumed(_ key: Key) -> Bool {
        guard !key.isRepeat else { return key.code == code }
        code = nil
        return false
    }
}
