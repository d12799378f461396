import CGtk

/// Keeps what is typed, pasted or dropped out of a text while the program changes it bit by bit.
///
/// - Symptom: A text view that becomes editable, or no longer is, measures all of its lines again. With a million lines that stops
///   the window for 100 ms, and for as long again when the view goes back, and then keeps a processor busy for seconds.
/// - Versions: all, from 4.8 to 4.24.
/// - Source: gtktextview.c, `gtk_text_view_set_editable`, which calls `gtk_text_layout_default_style_changed`.
/// - Test: `TextLockTests`, `ReplacingTests`.
/// - Remove when: `gtk_text_view_set_editable` leaves the measured lines as they are.
extension TextBuffer {
    private static let lockName: StaticString = "gtk-text-buffer-lock"
    private var textLock: TextLock { attached(Self.lockName, or: TextLock(self)) }

    /// Prepares ``lock()``, so that nobody is told of what it keeps out. Call it before anybody follows the buffer's changes.
    package func takesLocks() { _ = textLock }

    /// Whether only the program can change the text now.
    package var isLocked: Bool { attached(Self.lockName, as: TextLock.self)?.isOn == true }

    /// Keeps the person from changing the text until each call of this has been followed by one of ``unlock()``.
    package func lock() { textLock.count += 1 }

    /// Ends what one call of ``lock()`` began.
    package func unlock() { textLock.count -= 1 }
}

/// Drops the changes that GTK makes for the person, all of which are within a user action of the buffer's.
@MainActor final class TextLock {
    /// How often the text has been locked and not unlocked.
    fileprivate var count = 0
    private var openActions = 0
    /// Whether the program removes text, which it does within a user action, too.
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
