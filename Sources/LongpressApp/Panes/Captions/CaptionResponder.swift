import Gtk
import Longpress
import Notes

/// A caption as first responder. Commands aren't passed on to the pane: users don't expect Delete to remove the picture.
final class CaptionResponder: LabelResponder {
    private static let handlers: CommandHandlers<CaptionResponder> = [
        .editCaption: .always { $0.pane?.onEditCaption($0.id) }
    ]

    private let id: NotePicture.ID
    private weak var pane: ImagePane?

    init(_ label: Label, of id: NotePicture.ID, in pane: ImagePane) {
        self.id = id
        self.pane = pane
        super.init(label)
        label.doubleTapGranularity = .word
    }

    override var nextResponder: (any Responder)? { pane?.widget.enclosingResponder }

    override func becomeFirstResponder() -> Bool {
        pane?.captionPressed(id)
        return super.becomeFirstResponder()
    }

    override func handler(for command: Command) -> CommandHandler? {
        Self.handlers[command, for: self] ?? super.handler(for: command)
    }
}
