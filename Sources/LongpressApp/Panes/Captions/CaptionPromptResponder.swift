import Gtk
import Longpress
import Notes

/// The words in the place of a caption that isn't there yet as first responder. They can't be copied (R27).
final class CaptionPromptResponder: HandlingResponder {
    private static let handlers: CommandHandlers<CaptionPromptResponder> = [
        .editCaption: .always { $0.pane?.onEditCaption($0.id) }
    ]

    private let id: NotePicture.ID
    private weak var pane: ImagePane?

    init(for id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
    }

    var nextResponder: (any Responder)? { pane?.widget.enclosingResponder }

    var canBecomeFirstResponder: Bool { pane != nil }

    /// A press there is one on the picture. It is selected, so that the words stay while their menu is open.
    func becomeFirstResponder() -> Bool {
        pane?.prepare(for: id)
        return pane != nil
    }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}
