import Files
import Formats
import Gtk
import Synchronization

/// Tells notes from pictures.
nonisolated enum FileSorting {
    /// What is known of a file before it is opened.
    struct Look: Equatable, Sendable {
        var kind: FileKind
        /// Which file it is, by whatever name; nil if its disk hasn't told.
        var identity: String?
    }

    /// Returns the kinds of files, read off the main thread. One that can't be read, or whose disk doesn't answer,
    /// counts as what its name says, or as none of both: whoever opens it says why. Throws `CancellationError`.
    static func kinds(of files: [File]) async throws -> [FileKind] {
        let looks = Looks(files)
        await eachByFolder(files, upTo: FileWait.look) { index, cancellation in
            looks.set(Look(kind: try kind(of: files[index], cancellation)), at: index)
        }
        try Task.checkCancellation()
        return looks.all.map(\.kind)
    }

    /// The same with which files they are, for when there is no window yet in which it could be called off: what doesn't
    /// answer soon counts as what its name says, and keeps none of the others that are elsewhere.
    static func looks(at files: [File]) async -> [Look] {
        let looks = Looks(files)
        await eachByFolder(files) { index, cancellation in
            try looks.set(look(at: files[index], cancellation), at: index)
        }
        return looks.all
    }

    /// Looks at files on other threads, at those in one folder on one: what doesn't answer within some milliseconds
    /// keeps none of the others that are elsewhere. The files after one for which `look` throws are left out.
    static func eachByFolder(
        _ files: [File], upTo milliseconds: Int = patience,
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

    /// How long a disk or network is waited for, in milliseconds, where nothing tells of it.
    static let patience = 1000
    /// The most threads for it.
    private static let mostGroups = 8

    /// The indices of files in the list, those in one folder together.
    static func byFolder(_ files: [File]) -> [[Int]] {
        var groups: [[Int]] = []
        var known: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            let folder = file.folder?.uri ?? ""
            let group = known[folder] ?? min(groups.count, mostGroups - 1)
            known[folder] = group
            if group == groups.count { groups.append([]) }
            groups[group].append(index)
        }
        return groups
    }

    /// What has been found out so far.
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
        // Elsewhere it has no other name, and asking takes its time.
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
