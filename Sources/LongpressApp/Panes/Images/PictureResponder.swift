import Longpress
import Notes

/// A picture as first responder. Its commands are the pane's, and act on all selected pictures.
class PictureResponder: Responder {
    private static let handlers: CommandHandlers<PictureResponder> = [
        // With nothing selected, keys act on the picture that visibly has the keyboard focus.
        .editCaption: .when({ $0.pane?.focused == $0.id && $0.pane?.selection.selected.isEmpty == true }) {
            $0.pane?.onEditCaption($0.id)
        }
    ]

    let id: NotePicture.ID
    private(set) weak var pane: ImagePane?

    init(_ id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    var nextResponder: (any Responder)? { pane?.widget.responder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// Selects the picture alone if it isn't selected. Otherwise keeps the selection, so that commands act on all of it.
    func becomeFirstResponder() -> Bool {
        pane?.prepare(for: id)
        return pane != nil
    }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self]?.ifAvailable }
}
