import Platform
import Synchronization

/// The files that are just being written, beside those whose place they are to take.
package nonisolated enum UnfinishedFiles {
    private struct State {
        var paths: Set<SystemPath> = []
        var isOver = false
    }

    private static let state = Mutex(State())

    static var paths: Set<SystemPath> { state.withLock { $0.paths } }

    /// Removes them: the program ends, and won't complete them. From now on nothing is begun.
    ///
    /// Each goes on a thread of its own: one that lies on a disk which doesn't answer keeps none of the others.
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

    /// Notes one that is about to be made; false if the program is ending.
    static func add(_ path: SystemPath) -> Bool {
        state.withLock {
            guard !$0.isOver else { return false }
            $0.paths.insert(path)
            return true
        }
    }

    /// One has its place, or is gone.
    static func forget(_ path: SystemPath) {
        state.withLock { _ = $0.paths.remove(path) }
    }
}
