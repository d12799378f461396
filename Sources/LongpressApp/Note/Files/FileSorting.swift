import Files
import Formats
import Gtk
import Synchronization

/// Distinguishes notes from pictures.
nonisolated enum FileSorting {
    /// Information about a file before it is opened.
    struct Look: Equatable, Sendable {
        var kind: FileKind
        /// The file's identity, independent of its name; nil if its disk hasn't responded.
        var identity: String?
    }

    /// Returns the kinds of files, read off the main thread. A file that can't be read, or whose disk doesn't respond, has the
    /// kind that its name indicates, or neither kind: opening it reports the reason. Throws `CancellationError`.
    static func kinds(of files: [File]) async throws -> [FileKind] {
        let looks = Looks(files)
        await eachByFolder(files, upTo: FileWait.look) { index, cancellation in
            looks.set(Look(kind: try kind(of: files[index], cancellation)), at: index)
        }
        try Task.checkCancellation()
        return looks.all.map(\.kind)
    }

    /// Like ``kinds(of:)``, but returns the files' identities, too. It is for the time before there is a window in which the user
    /// could cancel: a file that doesn't respond soon has the kind that its name indicates, and doesn't delay files in other
    /// folders.
    static func looks(at files: [File]) async -> [Look] {
        let looks = Looks(files)
        await eachByFolder(files) { index, cancellation in
            try looks.set(look(at: files[index], cancellation), at: index)
        }
        return looks.all
    }

    /// Examines files on other threads, those in one folder on the same thread. A file that doesn't respond within some
    /// milliseconds doesn't delay files in other folders. After a file for which `look` throws, the rest of its thread's files
    /// are skipped.
    static func eachByFolder(
        _ files: [File], upTo milliseconds: Int = timeLimit,
        _ look: @escaping @Sendable (_ index: Int, Cancellation) throws -> Void
    ) async {
        await withTaskGroup { group in
            for indices in byFolder(files) {
                group.addTask {
                    try? await BlockingWork.run(at: files[indices[0]], timeLimit: milliseconds) { cancellation in
                        for index in indices { try look(index, cancellation) }
                    }
                }
            }
        }
    }

    /// How long to wait for a disk or network where nothing shows that the program is waiting, in milliseconds.
    static let timeLimit = 1000
    /// The maximum number of threads.
    private static let maxGroups = 8

    /// Returns the indices of files in groups, those of files in the same folder together.
    static func byFolder(_ files: [File]) -> [[Int]] {
        var groups: [[Int]] = []
        var known: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            let folder = file.folder?.uri ?? ""
            let group = known[folder] ?? min(groups.count, maxGroups - 1)
            known[folder] = group
            if group == groups.count { groups.append([]) }
            groups[group].append(index)
        }
        return groups
    }

    /// The results so far.
    private final class Looks: Sendable {
        private let looks: Mutex<[Look]>

        init(_ files: [File]) {
            looks = Mutex(files.map { Look(kind: FileKind(named: $0.name) ?? .other) })
        }

        var all: [Look] { looks.withLock { $0 } }

        func set(_ look: Look, at index: Int) { looks.withLock { $0[index] = look } }
    }

    private static func look(at file: File, _ cancellation: Cancellation) throws -> Look {
        let kind = try kind(of: file, cancellation)
        // A remote file has no other name, and asking takes time.
        guard file.path != nil else { return Look(kind: kind) }
        return Look(kind: kind, identity: (try? file.state(cancellation))?.identity)
    }

    private static func kind(of file: File, _ cancellation: Cancellation) throws -> FileKind {
        if let named = FileKind(named: file.name) {
            try cancellation.check()
            return named
        }
        do {
            let start = try file.start(FileKind.startLength, limit: .max, cancellation: cancellation)
            return FileKind(named: file.name, start: start)
        } catch {
            try cancellation.check()
            return .other
        }
    }
}
