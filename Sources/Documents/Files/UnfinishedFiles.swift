import Gtk
import Synchronization

/// The files that are just being written, beside those whose place they are to take.
package nonisolated enum UnfinishedFiles {
    private struct State {
        var paths: Set<SystemPath> = []
        var isOver = false
    }

    private static let state = Mutex(State())

    /// Removes them: the program ends, and won't complete them. From now on nothing is begun.
    @concurrent
    package static func removeAll() async {
        removeAllNow()
    }

    static func removeAllNow(andRefuseMore isOver: Bool = true) {
        let paths = state.withLock {
            $0.isOver = isOver
            return $0.paths
        }
        for path in paths { TemporarySibling.remove(path) }
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
