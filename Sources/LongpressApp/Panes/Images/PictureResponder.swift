import Longpress

/// A picture as first responder: its commands are the pane's, on all that is selected.
final class PictureResponder: Responder {
    private let id: NotePicture.ID
    private weak var pane: ImagePane?

    init(_ id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    var nextResponder: (any Responder)? { pane?.widget.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// One outside the selection is selected alone; one within it leaves it, so that commands act on all.
    func becomeFirstResponder() -> Bool {
        pane?.prepare(for: id)
        return pane != nil
    }

    /// With nothing selected, keys act on the picture that visibly has the keyboard.
    func canPerform(_ command: Command) -> Bool {
        command.id == Command.editCaption.id && pane?.focused == id && pane?.selection.selected.isEmpty == true
    }

    func perform(_ command: Command) {
        if command.id == Command.editCaption.id { pane?.onEditCaption(id) }
    }
}
