import Files
import Gtk
import Notes

/// The folders of notes that are shown, each shared by all windows, and the operations on their files.
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

    /// Returns a folder, which is followed while it has an owner.
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

    /// Reads all folders again.
    func refresh() { open.forEach { $0.refresh() } }

    // MARK: Pins

    private var pins: Set<String> { Set(settings.settings.pinnedNotes) }

    /// Pins or unpins notes. Pinned notes come first in their folder.
    func pin(_ files: [File], _ isOn: Bool) {
        let uris = files.map(\.uri)
        settings.change { settings in
            settings.pinnedNotes.removeAll(where: uris.contains)
            if isOn { settings.pinnedNotes += uris }
            settings.pinnedNotes = settings.pinnedNotes.suffix(StoredSettings.maxPinned)
        }
        for folder in open { folder.pins = pins }
    }

    /// Moves a pin along with its note.
    private func movePin(_ from: File, _ to: File) {
        guard pins.contains(from.uri) else { return }
        pin([from], false)
        pin([to], true)
    }

    /// Sets the order of all folders.
    func sort(by order: FolderOrder) { open.forEach { $0.order = order } }
}
