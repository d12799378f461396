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
        operations.onMove = { [weak self] from, to in self?.movePin(from, to) }
    }

    /// A folder, which is followed as long as somebody has it.
    func folder(_ file: File) -> NotesFolder {
        if let folder = open.first(where: { $0.folder == file }) { return folder }
        let folder = NotesFolder(file, order: settings.settings.folderOrder, pins: pins)
        known.append(Known(folder: folder))
        return folder
    }

    private var open: [NotesFolder] {
        known.removeAll { $0.folder == nil }
        return known.compactMap(\.folder)
    }

    /// Looks anew at what is in them.
    func refresh() { open.forEach { $0.refresh() } }

    // MARK: Pins

    private var pins: Set<String> { Set(settings.settings.pinnedNotes) }

    /// Pins notes, which come first in their folder then, or takes their pins away.
    func pin(_ files: [File], _ isOn: Bool) {
        let uris = files.map(\.uri)
        settings.change { settings in
            settings.pinnedNotes.removeAll(where: uris.contains)
            if isOn { settings.pinnedNotes += uris }
            settings.pinnedNotes = settings.pinnedNotes.suffix(KeptSettings.mostPinned)
        }
        for folder in open { folder.pins = pins }
    }

    /// A pin goes along with its note.
    private func movePin(_ from: File, _ to: File) {
        guard pins.contains(from.uri) else { return }
        pin([from], false)
        pin([to], true)
    }

    /// Has all of them in an order.
    func sort(by order: FolderOrder) { open.forEach { $0.order = order } }
}
