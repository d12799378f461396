import CGtk
import Localization
import Platform

/// A file or folder in a folder, described by its name and state.
package nonisolated struct FolderEntry: Hashable, Sendable {
    package let file: File
    /// The name to display.
    package let name: String
    package let isFolder: Bool
    /// The size in bytes.
    package let size: Int
    /// The time of the last change to its content.
    package let modified: Moment
    package let state: FileState
    /// The sort key of the name, compared bytewise: by the user's language, and numbers by their values.
    package let nameKey: [UInt8]

    /// Makes an entry for a path; nil if it is neither a file nor a folder.
    init?(_ path: SystemPath, named base: SystemPath) {
        var state = stat()
        guard lp_stat_path(path.characters, &state) >= 0 else { return nil }
        isFolder = lp_is_folder(&state) != 0
        guard isFolder || lp_is_regular(&state) != 0 else { return nil }
        file = File(path)
        name = String(freeing: g_filename_display_name(base.characters)) ?? base.text
        size = Int(state.st_size)
        modified = Moment(seconds: Int(lp_modified(&state) / 1_000_000_000))
        self.state = FileState(state)
        let key = g_utf8_collate_key_for_filename(name, -1)
        defer { g_free(key) }
        nameKey = key.map { SystemPath($0).bytes } ?? []
    }
}

nonisolated extension File {
    /// Returns the visible entries of this folder: all folders, and the files whose names are wanted. Throws `PlatformError`
    /// if it isn't a local folder or can't be read, or `CancellationError`.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a file of a name is included.
    ///   - deliver: Called from time to time with the entries found since the last call, if reading takes noticeably long.
    package func entries(
        where isWanted: (String) -> Bool, _ cancellation: Cancellation, deliver: ([FolderEntry]) -> Void = { _ in }
    ) throws -> [FolderEntry] {
        guard let folder = systemPath else { throw PlatformError(localized("It isn’t a folder on this computer.")) }
        var error: Int32 = 0
        guard let list = lp_folder_names(folder.characters, &error) else { throw PlatformError(system: error) }
        defer { g_strfreev(list) }
        var (entries, delivered, last, index) = ([FolderEntry](), 0, Clock.milliseconds, 0)
        while let name = list[index] {
            index += 1
            try cancellation.check()
            guard name[0] != CChar(bitPattern: UInt8(ascii: ".")) else { continue }
            let base = SystemPath(name)
            guard let entry = FolderEntry(folder.child(base), named: base), entry.isFolder || isWanted(entry.name)
            else { continue }
            entries.append(entry)
            if Clock.milliseconds - last >= Self.deliveryPause {
                deliver(Array(entries[delivered...]))
                (delivered, last) = (entries.count, Clock.milliseconds)
            }
        }
        return entries
    }

    /// The interval at which partial results are delivered, in milliseconds.
    package static var deliveryPause: Int { 100 }
}
