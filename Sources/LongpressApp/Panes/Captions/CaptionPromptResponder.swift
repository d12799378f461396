import Gtk
import Longpress
import Notes

/// The placeholder of a missing caption as first responder. Its text can't be copied (R27). A press on it selects the picture, so
/// that the placeholder stays visible while its menu is open.
final class CaptionPromptResponder: PictureResponder {
    private static let handlers: CommandHandlers<CaptionPromptResponder> = [
        .editCaption: .always { $0.pane?.onEditCaption($0.id) }
    ]

    override var nextResponder: (any Responder)? { pane?.widget.enclosingResponder }

    override func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}
