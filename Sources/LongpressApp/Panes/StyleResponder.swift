import Gtk
import Longpress

/// Copy Style and Paste Style for the selected text (E28, E30).
///
/// The style isn't put on the system's clipboard. What is there stays, so that a text and a style can be carried at the
/// same time; and no other program would know what to do with a style without text.
final class StyleResponder: Responder {
    /// The style last copied in any window, as there is one clipboard for all.
    private static var copied: StyleSample?

    private let view: WeakObject<TextView>

    private let history: History

    init(_ view: TextView, history: History) {
        self.view = WeakObject(view)
        self.history = history
    }

    var nextResponder: (any Responder)? { view.value?.enclosingResponder }

    func canPerform(_ command: Command) -> Bool {
        guard let view = view.value, view.buffer.selection != nil else { return false }
        return switch command.id {
        case Command.copyStyle.id: true
        case Command.pasteStyle.id: Self.copied != nil && view.isEditable
        default: false
        }
    }

    func perform(_ command: Command) {
        guard let buffer = view.value?.buffer, let selection = buffer.selection else { return }
        switch command.id {
        case Command.copyStyle.id: Self.copied = buffer.styleSample(of: selection)
        case Command.pasteStyle.id:
            Self.copied.map { sample in
                history.step(named: command.undoName) { buffer.apply(sample, to: selection) }
                view.value?.revealSelection()
            }
        default: break
        }
    }
}
