import Synchronization

/// Indices in a list, found on several threads.
nonisolated final class FoundIndices: Sendable {
    private let indices = Mutex<Set<Int>>([])

    /// The indices found so far.
    var all: Set<Int> { indices.withLock { $0 } }

    func add(_ index: Int) { indices.withLock { _ = $0.insert(index) } }
}
