import CGtk
import Localization
import Platform

/// A file or folder in the desktop's trash, and where it was before.
///
/// GIO doesn't tell what it calls a file there, so it is found by which file it is: the trash is on the same disk, where a file
/// that is renamed stays the same one (Desktop Trash Can Specification 1.0).
package nonisolated struct TrashedFile: Hashable, Sendable {
    /// Where it was.
    package let file: File
    private let identity: String

    /// Moves a file or folder to the trash. Throws `PlatformError` if there is none for its disk, `CancellationError`.
    package init(moving file: File, _ cancellation: Cancellation) throws {
        guard let state = try file.state(cancellation) else { throw PlatformError(system: ENOENT) }
        (self.file, identity) = (file, state.identity)
        try file.withFile { pointer in
            _ = try File.cancellable(cancellation) { g_file_trash(pointer, cancellation.pointer, $0) }
        }
    }

    /// Puts it back where it was, unless something else is there. Throws `PlatformError`, also if it isn't in the trash any more.
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

    /// Where the trash may be: the person's own, and that of each folder around, one of which is the top of its disk.
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
