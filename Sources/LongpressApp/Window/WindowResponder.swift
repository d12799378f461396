import Gtk
import Longpress
import Notes

/// The responder of the window: its own commands, and those for pictures and listed notes wherever the focus is.
final class WindowResponder: Responder {
    private static let handlers: CommandHandlers<NoteWindow> = [
        .openNote: .always { $0.chooseNote() },
        .chooseFolder: .always { $0.chooseFolder() },
        .save: .when({ $0.store.reading == nil && $0.canSave }) { $0.save() },
        .saveAs: .when({ $0.store.reading == nil }) { $0.saveAs() },
        .editCopy: .when({ $0.canEditCopy }) { $0.editCopy() },
        .exportPDF: .when({ $0.canPrint }) { $0.exportPDF() },
        .print: .when({ $0.canPrint }) { $0.print() },
        .closeWindow: .always { $0.window.close() },
        // The titles of Undo and Redo name the change (E25).
        .undo: .when({ $0.history?.undoName != nil }, title: { $0.history?.undoName.map(Command.undo.titleNaming) }) {
            $0.goThroughHistory(.back)
        },
        .redo: .when({ $0.history?.redoName != nil }, title: { $0.history?.redoName.map(Command.redo.titleNaming) }) {
            $0.goThroughHistory(.forward)
        },
        .find: .when({ $0.canFind }) { $0.finder.open(replacing: false) },
        .replace: .when({ $0.canFind && $0.text.view.isEditable }) { $0.finder.open(replacing: true) },
        .findNext: .when({ $0.canFindNext }) { $0.finder.move(forward: true) },
        .findPrevious: .when({ $0.canFindNext }) { $0.finder.move(forward: false) },
        .share: .when({ $0.text.view.buffer.count > 0 }) { $0.shareNote() },
        .largerText: .when({ $0.text.canResize(by: 1) }) { $0.resizeText(by: 1) },
        .smallerText: .when({ $0.text.canResize(by: -1) }) { $0.resizeText(by: -1) },
        .normalText: .when({ $0.text.isResized }) { $0.resizeText(by: nil) },
        .showFolder: .always(isOn: { $0.showsSidebar }) { $0.toggleSidebar() },
        .showImages: .always(isOn: { $0.showsImages }) { $0.toggleImages() },
        .webPage: .when({ $0.store.reading == nil }, isOn: { $0.isPageShown }) { $0.togglePage() },
        .fullScreen: .always(isOn: { $0.window.isFullScreen }) { $0.window.isFullScreen.toggle() },
    ]

    private weak var window: NoteWindow?

    init(_ window: NoteWindow) {
        self.window = window
    }

    var nextResponder: (any Responder)? { window?.application }

    func handler(for command: Command) -> CommandHandler? {
        guard let window else { return nil }
        return Self.handlers[command, for: window] ?? listed(command, in: window) ?? pictures(command, in: window)
    }

    private func listed(_ command: Command, in window: NoteWindow) -> CommandHandler? {
        guard window.showsSidebar, FolderResponder.isForFolder(command) else { return nil }
        return window.sidebar?.responder.handler(for: command)
    }

    /// Forwards commands for pictures, and Paste: without text on the clipboard, it pastes a picture.
    private func pictures(_ command: Command, in window: NoteWindow) -> CommandHandler? {
        guard command.id == Command.paste.id || ImageCommandsResponder.isForPictures(command) else { return nil }
        return window.imageCommands.handler(for: command)
    }
}
