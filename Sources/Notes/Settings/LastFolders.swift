import Platform

/// Where the person has chosen files last.
package final class LastFolders {
    private let store: SettingsStore

    package init(_ store: SettingsStore) {
        self.store = store
    }

    /// How long a dialog waits for the disk that the folder is on, in milliseconds.
    private static let patience = 500

    /// The folder for a use, that of a file of one's own first, if it is still there; nil leaves it to the desktop.
    package func folder(for use: KeptSettings.FolderUse, unless own: File? = nil) async -> File? {
        // GTK's chooser stands still where it can't look.
        if let folder = own?.folder, await Self.isThere(folder) { return folder }
        guard let folder = store.settings.folders[use].map({ File(uri: $0) }) else { return nil }
        return await Self.isThere(folder) ? folder : nil
    }

    private static func isThere(_ folder: File) async -> Bool {
        (try? await BlockingWork.run(at: folder, timeLimit: patience) { folder.isFolder($0) }) == true
    }

    package func chose(_ files: [File], for use: KeptSettings.FolderUse) {
        guard let folder = files.first?.folder else { return }
        store.change { $0.folders[use] = folder.uri }
    }
}
