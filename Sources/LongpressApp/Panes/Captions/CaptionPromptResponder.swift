import Gtk
import Longpress
import Notes

/// The words in the place of a caption that isn't there yet as first responder. They can't be copied (R27). A press there is
/// one on the picture: it is selected, so that the words stay while their menu is open.
final class CaptionPromptResponder: PictureResponder {
    private static let handlers: CommandHandlers<CaptionPromptResponder> = [
        .editCaption: .always { $0.pane?.onEditCaption($0.id) }
    ]

    override var nextResponder: (any Responder)? { pane?.widget.enclosingResponder }

    override func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}
