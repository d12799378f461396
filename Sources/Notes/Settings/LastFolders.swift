import Files
import Platform

/// Where the person has chosen files last.
package final class LastFolders {
    private let store: SettingsStore

    package init(_ store: SettingsStore) {
        self.store = store
    }

    /// How long a dialog waits for the disk that the folder is on, in milliseconds.
    private static let patience = 500

    /// The folder for a use, that of a file of one's own first, if it is still there. Nil leaves it to the desktop; where one's own
    /// file can't be looked at, it is the home folder, since GTK's chooser might otherwise begin with the files that were used
    /// last, and ask that disk about them.
    package func folder(for use: KeptSettings.FolderUse, unless own: File? = nil) async -> File? {
        // GTK's chooser stands still where it can't look.
        if let folder = own?.folder, await Self.isThere(folder) { return folder }
        if let folder = store.settings.folders[use].map({ File(uri: $0) }), await Self.isThere(folder) { return folder }
        guard own != nil else { return nil }
        let home = File(UserFolder.home.path)
        return await Self.isThere(home) ? home : nil
    }

    private static func isThere(_ folder: File) async -> Bool {
        (try? await BlockingWork.run(at: folder, timeLimit: patience) { folder.isFolder($0) }) == true
    }

    package func chose(_ files: [File], for use: KeptSettings.FolderUse) {
        guard let folder = files.first?.folder else { return }
        store.change { $0.folders[use] = folder.uri }
    }
}
