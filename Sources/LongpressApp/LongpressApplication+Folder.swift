import Files
import Gtk
import Longpress
import Notes

/// The notes folder in all windows.
extension LongpressApplication {
    static func sorting(by order: FolderOrder) -> CommandHandlers<LongpressApplication>.Handler {
        .when({ $0.settings.settings.notesFolder != nil }, isOn: { $0.settings.settings.folderOrder == order }) {
            $0.sort(by: order)
        }
    }

    private func sort(by order: FolderOrder) {
        settings.change { $0.folderOrder = order }
        openFolders.sort(by: order)
        for window in windows { window.setNeedsValidation() }
    }

    /// Closes notes whose files have been moved to the trash, if nothing in them would be lost. The window in which that was done
    /// starts a new note; other windows close.
    func leave(_ files: [File], from window: NoteWindow) {
        for other in windows {
            guard let file = other.store.location.file, files.contains(file), other.canGiveWay else { continue }
            if other === window { other.store.clear() } else { other.window.close() }
        }
    }
}
