import Gtk
import GtkEditor
import Longpress
import Notes

/// Copy Style and Paste Style for the selected text (E28, E30).
///
/// The style isn't put on the system's clipboard. So the clipboard keeps its content, and the user can copy text and a style at
/// the same time. No other program could use a style without text.
final class StyleResponder: Responder {
    private static let handlers: CommandHandlers<StyleResponder> = [
        .copyStyle: .with({ $0.selection }) { responder, selection in
            copied = responder.view.value?.buffer.styleSample(of: selection)
        },
        .pasteStyle: .with({ $0.selection != nil && $0.view.value?.isEditable == true ? copied : nil }) {
            $0.paste($1)
        },
    ]

    /// The style last copied in any window. All windows share it, like the clipboard.
    private static var copied: StyleSample?

    private let view: WeakObject<TextView>

    private let history: History

    init(_ view: TextView, history: History) {
        self.view = WeakObject(view)
        self.history = history
    }

    var nextResponder: (any Responder)? { view.value?.enclosingResponder }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private var selection: Range<Int>? { view.value?.buffer.selection }

    private func paste(_ sample: StyleSample) {
        guard let view = view.value, let selection else { return }
        history.step(named: Command.pasteStyle.undoName) { view.buffer.apply(sample, to: selection) }
        view.revealSelection()
    }
}
