import Files
import Platform

/// The folders in which the user last chose files.
package final class LastFolders {
    private let store: SettingsStore

    package init(_ store: SettingsStore) {
        self.store = store
    }

    /// The time for which a dialog waits for the folder's disk, in milliseconds.
    private static let timeLimit = 500

    /// Returns the folder for a use, preferably that of the `own` file, if it still exists. Returns `nil` to leave the choice to
    /// the desktop. If the `own` file's folder can't be accessed, falls back to the home folder: otherwise GTK's chooser might
    /// begin with the recent files, and access the disk that doesn't respond.
    package func folder(for use: StoredSettings.FolderUse, unless own: File? = nil) async -> File? {
        // GTK's chooser hangs in a folder that it can't access.
        if let folder = own?.folder, await Self.exists(folder) { return folder }
        if let folder = store.settings.folders[use].map({ File(uri: $0) }), await Self.exists(folder) { return folder }
        guard own != nil else { return nil }
        let home = File(UserFolder.home.path)
        return await Self.exists(home) ? home : nil
    }

    private static func exists(_ folder: File) async -> Bool {
        (try? await BlockingWork.run(at: folder, timeLimit: timeLimit) { folder.isFolder($0) }) == true
    }

    package func chose(_ files: [File], for use: StoredSettings.FolderUse) {
        guard let folder = files.first?.folder else { return }
        store.change { $0.folders[use] = folder.uri }
    }
}
