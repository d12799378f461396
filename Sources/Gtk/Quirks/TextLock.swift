import CGtk

/// Keeps what is typed, pasted or dropped out of a text while the program changes it bit by bit.
///
/// - Symptom: A text view that becomes editable, or no longer is, measures all of its lines again. With a million lines that stops
///   the window for 100 ms, and for as long again when the view goes back, and then keeps a processor busy for seconds.
/// - Versions: all, from 4.8 to 4.24.
/// - Source: gtktextview.c, `gtk_text_view_set_editable`, which calls `gtk_text_layout_default_style_changed`.
/// - Test: `TextLockTests`, `ReplacingTests`.
/// - Remove when: a view's lines are still measured after `gtk_text_view_set_editable`.
extension TextBuffer {
    private static let lockName: StaticString = "gtk-text-buffer-lock"

    /// Prepares ``lock()``, so that nobody is told of what it keeps out. Call it before anybody follows the buffer's changes.
    package func takesLocks() { _ = attached(Self.lockName, or: TextLock(self)) }

    /// Whether only the program can change the text now.
    package var isLocked: Bool { attached(Self.lockName, as: TextLock.self)?.isOn == true }

    /// Keeps the person from changing the text until ``unlock()`` has been called as often as this.
    package func lock() { attached(Self.lockName, or: TextLock(self)).count += 1 }

    package func unlock() { attached(Self.lockName, or: TextLock(self)).count -= 1 }
}

/// Drops what GTK changes for the person: that comes within an action of the user's.
@MainActor final class TextLock {
    fileprivate var count = 0
    private var openActions = 0
    /// Whether the program takes something out, which is an action too.
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

    /// Lets a body change texts that are locked.
    static func pass(_ body: () -> Void) {
        let wasPassed = isPassed
        isPassed = true
        defer { isPassed = wasPassed }
        body()
    }
}
