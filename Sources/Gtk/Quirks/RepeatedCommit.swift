import CGtk

/// Drops text that an input method commits a second time.
///
/// - Symptom: A syllable that is being composed when a shortcut performs a command appears twice. IBus's engines commit it when
///   Control goes down. But IBus's module for GTK 4 runs the main loop until it has a reply, so the next key is handled before
///   the commit arrives. By then the program has already committed the syllable for the command.
/// - Versions: seen with 4.8 and IBus 1.5.27.
/// - Source: IBus, client/gtk2/ibusimcontext.c, `_process_key_event`.
/// - Test: `HangulCommandTests`.
/// - Remove when: IBus handles keys one after another.
final class RepeatedCommit {
    /// The time that IBus's commit may take to arrive, in milliseconds.
    private static let limit = 500

    private static var expected: RepeatedCommit?

    private static let signal: guint = {
        let signal = g_signal_lookup("commit", gtk_im_context_get_type())
        g_signal_add_emission_hook(
            signal, 0,
            { _, count, values, _ in
                guard count > 1, let method = g_value_get_object(values), let text = g_value_get_string(values! + 1)
                else { return 1 }
                nonisolated(unsafe) let sender = method
                let committed = String(cString: text)
                MainActor.assumeIsolated { RepeatedCommit.expected?.handle(committed, from: sender) }
                return 1
            }, nil, nil)
        return signal
    }()

    private let method: Object
    private let widget: Widget
    private let text: String
    private var end: Timer?
    private var connection: SignalConnection?
    private var isHeldBack = false

    /// Drops a text if it is the next one that the input method commits to the widget, within the time limit.
    static func drop(_ text: String, from method: UnsafeMutablePointer<GtkIMContext>, to widget: Widget) {
        expected?.finish()
        expected = RepeatedCommit(text, Object(borrowing: UnsafeMutableRawPointer(method)), widget)
    }

    private init(_ text: String, _ method: Object, _ widget: Widget) {
        (self.text, self.method, self.widget) = (text, method, widget)
        _ = Self.signal
        // Runs after the widget's own handler.
        connection = method.connect("commit") { [weak self] _ in self?.finish() }
        end = MainLoop.after(milliseconds: Self.limit) { [weak self] in self?.finish() }
    }

    /// Called before the widget's handler. A hook can't stop the emission, so this blocks the widget's handler instead.
    private func handle(_ text: String, from sender: UnsafeMutableRawPointer) {
        guard method.raw == sender, text == self.text else { return }
        isHeldBack = g_signal_handlers_block_matched(sender, .byData, Self.signal, 0, nil, nil, widget.raw) > 0
    }

    private func finish() {
        if isHeldBack {
            g_signal_handlers_unblock_matched(method.raw, .byData, Self.signal, 0, nil, nil, widget.raw)
        }
        connection?.disconnect()
        end?.cancel()
        if Self.expected === self { Self.expected = nil }
    }
}
