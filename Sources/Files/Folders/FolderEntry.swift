import CGtk
import Localization
import Platform

/// A file or folder in a folder, by its name and state alone.
package nonisolated struct FolderEntry: Hashable, Sendable {
    package let file: File
    /// Its name, as to be shown to a person.
    package let name: String
    package let isFolder: Bool
    /// In bytes.
    package let size: Int
    /// When its content was changed last.
    package let modified: Moment
    package let state: FileState
    /// What it is sorted by among names, byte by byte: by the person's language, numbers by their values.
    package let nameKey: [UInt8]

    /// Looks at a path; nil if there is neither a file nor a folder.
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
    /// What is in this folder, without what is hidden, of that whose names are wanted; folders all. Throws `PlatformError` if it is
    /// no local folder or can't be read, `CancellationError`.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a file of a name is to be looked at.
    ///   - deliver: Called now and then with what has been found by then and not been delivered, if looking takes longer than an
    ///     eye notices.
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

    /// How often what is read bit by bit is delivered, in milliseconds.
    package static var deliveryPause: Int { 100 }
}
