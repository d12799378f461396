import Documents
import Gtk
import Longpress

/// The commands on the picture that a viewer shows. A change of it is a step of the note's history.
extension PictureViewer {
    func canPerform(_ command: Command) -> Bool {
        switch command.id {
        case Command.copyImage.id, Command.saveImageAs.id, Command.zoomIn.id, Command.fullScreen.id: true
        case Command.share.id, Command.removeImage.id: owner != nil
        case Command.openWith.id: OpenWith.isPossible(.pictures([picture]))
        case Command.zoomOut.id, Command.fitWindow.id: !zoom.fits
        case Command.actualSize.id: zoom.percent != 100
        case Command.nextImage.id: index + 1 < pictures.count
        case Command.previousImage.id: index > 0
        default: ImageCommandsResponder.turns[command.id] != nil && owner != nil
        }
    }

    func perform(_ command: Command) {
        guard let window = window.value else { return }
        let content = SharedContent.pictures([picture])
        switch command.id {
        case Command.copyImage.id: Clipboard.standard.offer(PictureClipboard.forms(of: [picture]))
        case Command.saveImageAs.id:
            SaveCopy.choose(content, title: localized("Save Image As"), over: window) { [weak owner] in owner?.show($0)
            }
        case Command.openWith.id: present { OpenWith.choose(content, over: $0, onFailure: $1) }
        case Command.share.id: present { ShareSheet.present(content, over: $0, onFailure: $1) }
        case Command.zoomIn.id: change { $0.zoom(by: PictureZoom.step) }
        case Command.zoomOut.id: change { $0.zoom(by: 1 / PictureZoom.step) }
        case Command.fitWindow.id: change { $0.fit() }
        case Command.actualSize.id: change { $0.showPixels() }
        case Command.nextImage.id: go(by: 1)
        case Command.previousImage.id: go(by: -1)
        case Command.fullScreen.id: toggleFullScreen()
        case Command.removeImage.id: remove(by: command)
        default: if let turn = ImageCommandsResponder.turns[command.id] { make(turn, by: command) }
        }
    }

    private func make(_ turn: Pixels.Turn, by command: Command) {
        guard let owner else { return }
        TurnNotice.message(for: [picture]).map(owner.show)
        owner.note.history.step(named: command.undoName) { owner.note.turn(picture.id, turn) }
    }

    private func remove(by command: Command) {
        guard let owner else { return }
        owner.note.history.step(named: command.undoName) { owner.note.remove([picture.id]) }
        owner.showRemoved(1)
    }

    /// Shows a sheet once the menu that it was chosen from has given the focus back.
    private func present(_ body: @escaping (Window, _ onFailure: @escaping (String) -> Void) -> Void) {
        MainLoop.whenIdle { [weak self] in
            guard let window = self?.window.value else { return }
            body(window) { [weak owner = self?.owner] in owner?.show($0) }
        }
    }
}
