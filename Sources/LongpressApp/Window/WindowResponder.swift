import Gtk
import Longpress

/// The window's place in the chain: its own commands, and those on pictures wherever the focus is.
final class WindowResponder: Responder {
    private weak var window: NoteWindow?

    init(_ window: NoteWindow) {
        self.window = window
    }

    var nextResponder: (any Responder)? { window?.application }

    func canPerform(_ command: Command) -> Bool {
        guard let window else { return false }
        return switch command.id {
        case Command.closeWindow.id, Command.fullScreen.id, Command.showImages.id: true
        case Command.saveAs.id: window.store.opening == nil
        case Command.save.id: window.store.opening == nil && window.canSave
        case Command.openNote.id: true
        case Command.webPage.id: window.store.opening == nil
        case Command.editCopy.id: window.canEditCopy
        case Command.undo.id: window.history?.undoName != nil
        case Command.redo.id: window.history?.redoName != nil
        case Command.largerText.id: window.text.canResize(by: 1)
        case Command.smallerText.id: window.text.canResize(by: -1)
        case Command.normalText.id: window.text.isResized
        case Command.share.id: window.text.view.buffer.count > 0
        default: pictures(for: command) != nil
        }
    }

    func perform(_ command: Command) {
        guard let window else { return }
        switch command.id {
        case Command.closeWindow.id: window.window.close()
        case Command.openNote.id: window.chooseNote()
        case Command.save.id: window.save()
        case Command.webPage.id: window.togglePage()
        case Command.editCopy.id: window.editCopy()
        case Command.saveAs.id: window.saveAs()
        case Command.fullScreen.id: window.window.isFullScreen.toggle()
        case Command.showImages.id: window.toggleImages()
        case Command.undo.id: window.goThroughHistory { $0.undo() }
        case Command.redo.id: window.goThroughHistory { $0.redo() }
        case Command.largerText.id: window.resizeText(by: 1)
        case Command.smallerText.id: window.resizeText(by: -1)
        case Command.normalText.id: window.resizeText(by: nil)
        case Command.share.id: window.shareNote()
        default: pictures(for: command)?.perform(command)
        }
    }

    /// Undo and Redo say what (E25).
    func title(for command: Command) -> String? {
        let name =
            switch command.id {
            case Command.undo.id: window?.history?.undoName
            case Command.redo.id: window?.history?.redoName
            default: nil as String?
            }
        return name.map(command.titleNaming) ?? pictures(for: command)?.title(for: command)
    }

    func isOn(_ command: Command) -> Bool? {
        switch command.id {
        case Command.fullScreen.id: window?.window.isFullScreen
        case Command.webPage.id: window?.isPageShown
        case Command.showImages.id: window?.showsImages
        default: nil
        }
    }

    /// Paste is handed on too: with no text on the clipboard, a picture is what can be pasted.
    private func pictures(for command: Command) -> (any Responder)? {
        guard let pictures = window?.imageCommands,
            command.id == Command.paste.id || ImageCommandsResponder.isForPictures(command),
            pictures.canPerform(command)
        else { return nil }
        return pictures
    }
}
