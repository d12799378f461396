import Gtk
import Longpress

/// A caption as first responder. Commands don't go on to the pane: nobody would expect Delete to remove the picture.
final class CaptionResponder: LabelResponder {
    private let id: NotePicture.ID
    private weak var pane: ImagePane?

    init(_ label: Label, of id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
        super.init(label)
    }

    override var nextResponder: (any Responder)? { pane?.widget.enclosingResponder }

    override func becomeFirstResponder() -> Bool {
        pane?.captionPressed(id)
        return super.becomeFirstResponder()
    }

    override func canPerform(_ command: Command) -> Bool {
        command.id == Command.editCaption.id || super.canPerform(command)
    }

    override func perform(_ command: Command) {
        if command.id == Command.editCaption.id { pane?.onEditCaption(id) } else { super.perform(command) }
    }

    /// Selects the word (E10, E23).
    override func selectForDoubleTap(at point: Point) {
        guard let label, let word = range(enclosing: closestPosition(to: point), by: .word) else { return }
        label.select(word)
    }
}
