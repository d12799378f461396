import Files
import Gtk
import Notes

/// The folders of notes that are shown, each once for all windows, and what is done with their files.
final class OpenFolders {
    let operations: FolderOperations
    private let settings: SettingsStore
    private var known: [Known] = []

    private struct Known {
        weak var folder: NotesFolder?
    }

    init(_ notes: any OpenNotes, _ settings: SettingsStore) {
        (operations, self.settings) = (FolderOperations(notes), settings)
    }

    /// A folder, which is followed as long as somebody has it.
    func folder(_ file: File) -> NotesFolder {
        if let folder = open.first(where: { $0.folder == file }) { return folder }
        let folder = NotesFolder(file, order: settings.settings.folderOrder)
        known.append(Known(folder: folder))
        return folder
    }

    private var open: [NotesFolder] {
        known.removeAll { $0.folder == nil }
        return known.compactMap(\.folder)
    }

    /// Looks anew at what is in them.
    func refresh() { open.forEach { $0.refresh() } }

    /// Has all of them in an order.
    func sort(by order: FolderOrder) { open.forEach { $0.order = order } }
}
