import Platform
import Synchronization

/// The temporary files that are being written.
package nonisolated enum UnfinishedFiles {
    private struct State {
        var paths: Set<SystemPath> = []
        var isOver = false
    }

    private static let state = Mutex(State())

    static var paths: Set<SystemPath> { state.withLock { $0.paths } }

    /// Removes the files, because the program is ending and won't complete them. From now on no file can be added.
    ///
    /// Each is removed on a thread of its own, so that a disk that doesn't respond doesn't delay the others.
    package static func removeAll() async {
        let paths = state.withLock {
            $0.isOver = true
            return $0.paths
        }
        await withTaskGroup { group in
            for path in paths {
                group.addTask {
                    try? await BlockingWork.run(at: File(path), isNeeded: true, timeLimit: FileWait.look) { _ in
                        TemporarySibling.remove(path)
                    }
                }
            }
        }
    }

    /// Records a file that is about to be made; returns false if the program is ending.
    static func add(_ path: SystemPath) -> Bool {
        state.withLock {
            guard !$0.isOver else { return false }
            $0.paths.insert(path)
            return true
        }
    }

    /// Removes the record of a file that has been renamed or deleted.
    static func forget(_ path: SystemPath) {
        state.withLock { _ = $0.paths.remove(path) }
    }
}
