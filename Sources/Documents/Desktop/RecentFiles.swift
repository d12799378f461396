import CGtk
import Files
import Gtk

/// The desktop's list of files that programs have opened and saved.
///
/// GTK's own class (`GtkRecentManager`) reads and writes it on the main thread, and blocks all windows if the disk with the
/// user's folders doesn't respond.
package enum RecentFiles {
    private nonisolated static var file: File { File(UserFolder.data.path.child("recently-used.xbel")) }
    /// The maximum number of files in the list, as in GTK (gtkrecentmanager.c, `MAX_LIST_SIZE`).
    private nonisolated static let maxFiles = 1000
    private nonisolated static let byteLimit = 64 << 20
    /// The maximum number of attempts while other programs write the list at the same time.
    private nonisolated static let maxAttempts = 5

    private nonisolated struct Addition: Sendable {
        let uri: String
        let type: String
        let program: String
        let command: String
    }

    private static var pending: [Addition] = []
    private static var writing: Task<Void, Never>?

    /// Adds a file by its URI, at the top, as opened by a program, unless the user has disabled the list. Files that can't be
    /// added are skipped. In the command that starts the program, `%u` stands for the URI.
    package static func add(_ uri: String, type: String, program: String, command: String) {
        guard Settings.remembersFiles, Settings.recentFilesMaxAge != 0 else { return }
        pending.append(Addition(uri: uri, type: type, program: program, command: command))
        guard writing == nil else { return }
        writing = Task {
            while !pending.isEmpty {
                let (new, days) = (pending, Settings.recentFilesMaxAge)
                pending = []
                try? await BlockingWork.run(at: file, timeLimit: FileWait.look) { try add(new, keeping: days, $0) }
            }
            writing = nil
        }
    }

    /// Whether all added files have been written.
    package static var isAtRest: Bool { writing == nil }

    /// Waits until all added files have been written, or have failed to be.
    package static func flush() async { await writing?.value }

    /// Returns the local files of some MIME types that a program has opened, the latest first, whether they still exist or
    /// not; nil if the list can't be read. Files chosen in one of the program's dialogs count as opened, for whatever purpose.
    package static func all(openedBy program: String, types: [String]) async -> [File]? {
        try? await BlockingWork.run(at: file, timeLimit: FileWait.look) { cancellation in
            try list(cancellation).list.files(openedBy: program, types: types)
        }
    }

    // MARK: The file

    private nonisolated static func list(
        _ cancellation: Cancellation
    ) throws -> (list: BookmarkList, state: FileState?) {
        do {
            let (bytes, state) = try file.read(limit: byteLimit, cancellation: cancellation)
            return (bytes.isEmpty ? BookmarkList() : try BookmarkList(bytes), state)
        } catch let error as PlatformError where error.isNotFound {
            return (BookmarkList(), nil)
        }
    }

    private nonisolated static func add(
        _ new: [Addition], keeping days: Int, _ cancellation: Cancellation
    ) throws {
        for round in 1...maxAttempts {
            let (list, state) = try list(cancellation)
            for one in new { list.add(one.uri, type: one.type, program: one.program, command: one.command) }
            list.forget(olderThan: days, butFor: maxFiles)
            do {
                if state == nil { try StateFolder(UserFolder.data.path).make() }
                _ = try file.replace(
                    with: list.bytes, expecting: state.map { .state($0) } ?? .anything, newMode: 0o600,
                    cancellation: cancellation)
                return
            } catch is FileConflict where round < maxAttempts {}
        }
    }

    // MARK: Watching

    private static var watch: FileWatch?

    /// Calls a handler after any program has changed the list. A list on a disk that doesn't respond isn't followed.
    package static func onChange(_ handler: @escaping () -> Void) {
        Task {
            watch = try? await BlockingWork.run(at: file, timeLimit: FileWait.look) { cancellation in
                // GLib starts to watch files one after the other, including those of the main thread: a disk that doesn't
                // respond must not block that.
                _ = try file.state(cancellation)
                try cancellation.check()
                return FileWatch(file, cancellation)
            }
            watch?.onChange(handler)
            // The list may have changed before.
            handler()
        }
    }
}
