import Synchronization

/// Places in a list, noted on several threads.
nonisolated final class Places: Sendable {
    private let places = Mutex<Set<Int>>([])

    /// Those that have been noted so far.
    var all: Set<Int> { places.withLock { $0 } }

    /// Notes one.
    func add(_ place: Int) { places.withLock { _ = $0.insert(place) } }
}
