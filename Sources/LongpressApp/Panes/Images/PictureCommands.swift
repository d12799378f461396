import Gtk
import Longpress
import Notes
import Pictures

/// A responder with pictures for commands to act on: the selected ones in the pane, the one shown in a viewer.
protocol PictureCommands: Responder {
    var pictureCount: Int { get }
    /// The pictures, in the note's order.
    var chosenPictures: [NotePicture] { get }
    /// The window of their note.
    var noteWindow: NoteWindow? { get }
    /// The window over which sheets appear.
    var sheetWindow: Window? { get }
}

extension PictureCommands {
    /// The handlers for pictures, wherever they are shown. Each command acts on all of them, as one step.
    static var pictureHandlers: CommandHandlers<Self> {
        [
            .copyImage: onPictures(.copyImage) { $0.copyPictures() },
            .saveImageAs: onPictures(.saveImageAs) { $0.savePictures() },
            .openWith: .when({ $0.hasPictures && OpenWith.isPossible(.pictures($0.chosenPictures)) }) {
                $0.openPictures()
            },
            // Without pictures, Share… is for the note.
            .share: .when({ $0.canChangePictures }) { $0.sharePictures() }.ifAvailable,
            .rotateLeft: turn(.left, by: .rotateLeft),
            .rotateRight: turn(.right, by: .rotateRight),
            .flipHorizontally: turn(.flipHorizontally, by: .flipHorizontally),
            .flipVertically: turn(.flipVertically, by: .flipVertically),
            .removeImage: onPictures(.removeImage, changesNote: true) { $0.removePictures(by: .removeImage) },
        ]
    }

    /// - Parameter changesNote: Whether the command needs the note, which may be closed while one of its pictures is still shown.
    private static func onPictures(
        _ command: Command, changesNote: Bool = false, _ perform: @escaping @MainActor (Self) -> Void
    ) -> CommandHandlers<Self>.Handler {
        .when(
            { changesNote ? $0.canChangePictures : $0.hasPictures },
            title: { command.title(forImages: $0.pictureCount) }, perform: perform)
    }

    private static func turn(_ turn: Pixels.Turn, by command: Command) -> CommandHandlers<Self>.Handler {
        onPictures(command, changesNote: true) { $0.turnPictures(turn, by: command) }
    }

    var hasPictures: Bool { pictureCount > 0 }

    private var canChangePictures: Bool { hasPictures && noteWindow != nil }

    func copyPictures() { Clipboard.standard.offer(PictureClipboard.forms(of: chosenPictures)) }

    private func savePictures() {
        guard let window = sheetWindow else { return }
        SaveCopy.choose(
            .pictures(chosenPictures), title: pictureCount > 1 ? localized("Save Images") : localized("Save Image As"),
            over: window, in: noteWindow?.application.folders
        ) { [weak noteWindow] in noteWindow?.show($0) }
    }

    private func openPictures() {
        sheetWindow?.afterMenu { [pictures = chosenPictures, weak noteWindow] in
            await OpenWith.choose(.pictures(pictures), over: $0) { noteWindow?.show($0) }
        }
    }

    private func sharePictures() {
        sheetWindow?.afterMenu { [pictures = chosenPictures, weak noteWindow] in
            await ShareSheet.present(.pictures(pictures), over: $0) { noteWindow?.show($0) }
        }
    }

    private func turnPictures(_ turn: Pixels.Turn, by command: Command) {
        guard let noteWindow else { return }
        let (note, pictures) = (noteWindow.note, chosenPictures)
        TurnNotice.message(for: pictures).map(noteWindow.show)
        note.history.step(named: command.undoName(forImages: pictures.count)) {
            for picture in pictures { note.turn(picture.id, turn) }
        }
    }

    /// Removes the pictures under the name of a command, and reports how many.
    func removePictures(by command: Command) {
        let count = pictureCount
        cutPictures(by: command)
        noteWindow?.showRemoved(count)
    }

    /// Removes the pictures under the name of a command.
    func cutPictures(by command: Command) {
        guard let note = noteWindow?.note else { return }
        let pictures = chosenPictures
        note.history.step(named: command.undoName(forImages: pictures.count)) { note.remove(pictures.map(\.id)) }
    }
}
