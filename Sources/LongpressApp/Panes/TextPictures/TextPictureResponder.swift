import Gtk
import Longpress
import Notes

/// The responder of a picture in the text.
final class TextPictureResponder: PictureCommands {
    private static let handlers = pictureHandlers.merging([
        .openImage: .always { $0.pictures?.open($0.id) },
        .copyText: .when({ _ in TextCopying.isPossible }) { responder in
            responder.chosenPictures.first.map { responder.noteWindow?.imageCommands.copyText(in: $0) }
        },
        .copy: .always { $0.copyPictures() },
        .cut: .when({ $0.isEditable }) {
            $0.copyPictures()
            $0.cutPictures(by: .cut)
        },
        .delete: .when({ $0.isEditable }) { $0.removePictures(by: .delete) },
        .editCaption: .when({ $0.isEditable }) { $0.pictures?.editCaption(of: $0.id) },
        .moveToSide: .when({ $0.isEditable }) { responder in
            responder.step(.moveToSide) { $0.moveToSide([responder.id]) }
        },
        // These are for pictures beside the text.
        .moveToText: .when({ _ in false }) { _ in }, .moveEarlier: .when({ _ in false }) { _ in },
        .moveLater: .when({ _ in false }) { _ in },
        .smallSize: size(.small, by: .smallSize), .mediumSize: size(.medium, by: .mediumSize),
        .fullSize: size(.full, by: .fullSize),
    ])

    private static func size(
        _ size: TextPicture.Size, by command: Command
    ) -> CommandHandlers<TextPictureResponder>.Handler {
        .when({ $0.isEditable }, isOn: { $0.noteWindow?.note.sizeInText($0.id) == size }) { responder in
            responder.step(command) { $0.setSize(size, of: [responder.id]) }
        }
    }

    private weak var item: TextPictureItem?
    private weak var pictures: TextPictures?

    init(_ item: TextPictureItem, in pictures: TextPictures) { (self.item, self.pictures) = (item, pictures) }

    private var id: NotePicture.ID { item?.id ?? 0 }

    private var isEditable: Bool { noteWindow?.text.view.isEditable == true }

    private func step(_ command: Command, _ body: (Note) -> Void) {
        guard let note = noteWindow?.note else { return }
        note.history.step(named: command.undoName) { body(note) }
    }

    // MARK: Responder

    var nextResponder: (any Responder)? { item?.widget.enclosingResponder }

    var canBecomeFirstResponder: Bool { item != nil }

    func becomeFirstResponder() -> Bool {
        guard let pictures, let item else { return false }
        pictures.choose(item.id)
        return true
    }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    // MARK: PictureCommands

    var pictureCount: Int { chosenPictures.count }

    var chosenPictures: [NotePicture] { noteWindow?.note.picture(id).map { [$0] } ?? [] }

    var noteWindow: NoteWindow? { pictures?.window }

    var sheetWindow: Window? { noteWindow?.window }
}
