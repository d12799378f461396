import CGtk

/// Prevents the user from changing a text by typing, pasting or dropping while the program changes it bit by bit.
///
/// - Symptom: A text view measures all its lines again when it becomes editable or read-only. With a million lines, this blocks
///   the window for 100 ms, blocks it for as long again when the view changes back, and then keeps a processor busy for seconds.
/// - Versions: all, from 4.8 to 4.24.
/// - Source: gtktextview.c, `gtk_text_view_set_editable`, which calls `gtk_text_layout_default_style_changed`.
/// - Test: `TextLockTests`, `ReplacingTests`.
/// - Remove when: `gtk_text_view_set_editable` keeps the measurements of lines.
extension TextBuffer {
    private static let lockName: StaticString = "gtk-text-buffer-lock"
    private var textLock: TextLock { attached(Self.lockName, or: TextLock(self)) }

    /// Prepares ``lock()``. Call it before other handlers are connected to the buffer, so that they aren't called for changes
    /// that the lock prevents.
    package func prepareLock() { _ = textLock }

    /// Whether only the program can currently change the text.
    package var isLocked: Bool { attached(Self.lockName, as: TextLock.self)?.isOn == true }

    /// Prevents the user from changing the text until ``unlock()`` has been called once for each call of this method.
    package func lock() { textLock.count += 1 }

    /// Reverts one call of ``lock()``.
    package func unlock() { textLock.count -= 1 }
}

/// Drops the changes that GTK makes for the user. All of them are within a user action of the buffer.
@MainActor final class TextLock {
    /// The number of locks that haven't been unlocked.
    fileprivate var count = 0
    private var openActions = 0
    /// Whether the program itself is removing text, which also happens within a user action.
    private static var isPassed = false

    fileprivate var isOn: Bool { count > 0 }

    fileprivate init(_ buffer: TextBuffer) {
        buffer.connect("begin-user-action") { [weak self] _ in self?.openActions += 1 }
        buffer.connect("end-user-action") { [weak self] _ in self?.openActions -= 1 }
        for signal in ["insert-text", "insert-paintable", "insert-child-anchor", "delete-range"] {
            buffer.connect(signal) { [weak self] arguments in
                guard let self, isOn, openActions > 0, !TextBuffer.insertsExactly, !Self.isPassed else { return }
                g_signal_stop_emission_by_name(arguments.emitter, signal)
            }
        }
    }

    /// Runs a closure that may change locked texts.
    static func pass(_ body: () -> Void) {
        let wasPassed = isPassed
        isPassed = true
        defer { isPassed = wasPassed }
        body()
    }
}
