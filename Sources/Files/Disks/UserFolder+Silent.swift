import CGtk
import Platform
import Synchronization

nonisolated extension UserFolder {
    /// Returns the paths of the folders whose disks don't respond within some milliseconds, except skipped ones; empty if all
    /// respond.
    package static func silent(among folders: [UserFolder] = allCases, within milliseconds: Int) async -> [SystemPath] {
        var silent: [SystemPath] = []
        // Nothing accesses a skipped folder.
        for folder in folders where !folder.isPassedOver && !silent.contains(where: folder.path.isIn) {
            let path = folder.path
            do {
                try await BlockingWork.run(at: File(path), timeLimit: milliseconds) { look(at: path, $0) }
            } catch {
                silent.append(path)
            }
        }
        return silent
    }

    /// The maximum time that the program's start waits for a disk, in milliseconds.
    private static let timeLimit = 400

    /// Checks whether the disks of the folders respond, and returns the folders whose disks don't, without those inside
    /// another one. Libraries find nothing in these from now on, rather than wait endlessly. Call it before any other code
    /// uses the folders.
    package static func passOverSilent() -> [SystemPath] {
        let all = allCases.map(\.path)
        var silent: Set<Int> = []
        var next = 0
        while next < all.count {
            if silent.contains(where: { all[next].isIn(all[$0]) }) {
                silent.insert(next)
                next += 1
                continue
            }
            guard let index = firstSilent(of: all, from: next) else { break }
            silent.insert(index)
            next = index + 1
        }
        for index in silent { allCases[index].passOver() }
        return silent.sorted().filter { one in !silent.contains { $0 != one && all[one].isIn(all[$0]) } }
            .map { all[$0] }
    }

    /// Returns the index of the first folder in the list whose disk doesn't respond; nil if all do.
    private static func firstSilent(of paths: [SystemPath], from first: Int) -> Int? {
        let answers = Answers()
        let work = Worker(looking: { cancellation in
            for path in paths[first...] {
                look(at: path, cancellation)
                answers.count.add(1, ordering: .relaxed)
            }
            return true
        })
        while true {
            let before = answers.count.load(ordering: .relaxed)
            if work.value(within: timeLimit) != nil { return nil }
            if answers.count.load(ordering: .relaxed) == before { return first + before }
        }
    }

    private final class Answers: Sendable {
        let count = Atomic(0)
    }

    /// Reads an entry of a folder: a network file system may answer queries about the folder itself from its cache.
    private static func look(at path: SystemPath, _ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let folder = g_dir_open(path.characters, 0, nil) else { return }
        _ = g_dir_read_name(folder)
        g_dir_close(folder)
    }
}
