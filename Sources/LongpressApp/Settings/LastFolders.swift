import Documents
import Gtk

/// Where the person has chosen files last.
final class LastFolders {
    private let store: SettingsStore

    init(_ store: SettingsStore) {
        self.store = store
    }

    /// How long a dialog waits for the disk that the folder is on, in milliseconds.
    private static let patience = 500

    /// The folder for a use, if it is still there; nil leaves it to the desktop.
    ///
    /// - Parameter own: A file whose own folder comes first.
    func folder(for use: KeptSettings.FolderUse, unless own: File? = nil) async -> File? {
        if let folder = own?.folder { return folder }
        guard let folder = store.settings.folders[use].map({ File(uri: $0) }) else { return nil }
        let isThere = try? await BlockingWork.run(timeLimit: Self.patience) { _ in folder.isFolder }
        return isThere == true ? folder : nil
    }

    /// Files were chosen.
    func chose(_ files: [File], for use: KeptSettings.FolderUse) {
        guard let folder = files.first?.folder else { return }
        store.change { $0.folders[use] = folder.uri }
    }
}
