import CGtk
import Localization
import Platform

/// A file or folder in the desktop's trash, with its original path.
///
/// GIO doesn't report the file's name in the trash, so it is found by its identity: the trash is on the same disk, where
/// renaming keeps a file's identity (Desktop Trash Can Specification 1.0).
package nonisolated struct TrashedFile: Hashable, Sendable {
    /// The original path.
    package let file: File
    private let identity: String

    /// Moves a file or folder to the trash. Throws `PlatformError` if there is no trash for its disk, or `CancellationError`.
    package init(moving file: File, _ cancellation: Cancellation) throws {
        guard let state = try file.state(cancellation) else { throw PlatformError(system: ENOENT) }
        (self.file, identity) = (file, state.identity)
        try file.withFile { pointer in
            _ = try File.cancellable(cancellation) { g_file_trash(pointer, cancellation.pointer, $0) }
        }
    }

    /// Moves the file back to its original path, unless that is taken. Throws `PlatformError`, also if the file is no longer
    /// in the trash.
    package func restore(_ cancellation: Cancellation) throws {
        guard let path = file.systemPath else { throw PlatformError(system: ENOTSUP) }
        for trash in Self.trashes(around: path) {
            let files = trash.child("files")
            var problem: Int32 = 0
            guard let list = lp_folder_names(files.characters, &problem) else { continue }
            defer { g_strfreev(list) }
            var index = 0
            while let name = list[index] {
                index += 1
                try cancellation.check()
                let base = SystemPath(name)
                var state = stat()
                guard lp_stat_path(files.child(base).characters, &state) >= 0, FileState(state).identity == identity
                else { continue }
                try checked(lp_rename_new(files.child(base).characters, path.characters))
                _ = lp_remove(trash.child("info").child(base.text + ".trashinfo").characters)
                return
            }
        }
        throw PlatformError(localized("It isn’t in the trash any more."))
    }

    /// Returns the possible trash folders: the user's own, and one in each enclosing folder, of which one is the top of the disk.
    private static func trashes(around path: SystemPath) -> [SystemPath] {
        var trashes = [UserFolder.data.path.child("Trash")]
        var folder = path.folder
        while true {
            trashes += [folder.child(".Trash-\(getuid())"), folder.child(".Trash").child("\(getuid())")]
            guard folder.folder != folder else { return trashes }
            folder = folder.folder
        }
    }
}
