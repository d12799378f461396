import CGtk

/// Drops what an input method makes text of a second time.
///
/// - Symptom: A syllable that is being composed as a command is performed by keys is there twice. IBus's engines finish it when
///   Control goes down, but its module for GTK 4 lets the next key be dealt with before it has word of that (it runs the main
///   loop until it has an answer): by then the syllable has been finished for the command.
/// - Versions: seen with 4.8 and IBus 1.5.27.
/// - Source: IBus, client/gtk2/ibusimcontext.c, `_process_key_event`.
/// - Test: `HangulCommandTests`.
/// - Remove when: keys are dealt with one after another with IBus.
final class RepeatedCommit {
    /// The time that word of what was finished may take, in milliseconds.
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
                MainActor.assumeIsolated { RepeatedCommit.expected?.comes(committed, from: sender) }
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

    /// Drops a text if it is what the method commits to the widget next, and soon.
    static func drop(_ text: String, from method: UnsafeMutablePointer<GtkIMContext>, to widget: Widget) {
        expected?.finish()
        expected = RepeatedCommit(text, Object(borrowing: UnsafeMutableRawPointer(method)), widget)
    }

    private init(_ text: String, _ method: Object, _ widget: Widget) {
        (self.text, self.method, self.widget) = (text, method, widget)
        _ = Self.signal
        // After the widget's own.
        connection = method.connect("commit") { [weak self] _ in self?.finish() }
        end = MainLoop.after(milliseconds: Self.limit) { [weak self] in self?.finish() }
    }

    /// Comes before the widget hears of it. A hook can't end the emission, so the widget's handler is held back for it.
    private func comes(_ text: String, from sender: UnsafeMutableRawPointer) {
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
