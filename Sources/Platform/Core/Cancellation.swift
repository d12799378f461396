import CGtk
import Synchronization

/// Tells work on a thread of its own, and what GIO does for it, that it has been called off.
///
/// Whoever has one may wait for a disk: `BlockingWork` and `Worker` make them, a `StateFolder` those for its own files, and what
/// touches files asks for one.
package nonisolated final class Cancellation: @unchecked Sendable {
    // GCancellable may be used on any thread.
    package let pointer: UnsafeMutablePointer<GCancellable>
    /// When the work asked last, in microseconds of the monotonic clock.
    private let lastSign = Atomic(g_get_monotonic_time())

    package init() {
        pointer = g_cancellable_new()
    }

    deinit {
        giveBack(pointer) { g_object_unref($0) }
    }

    /// Whether the work has been called off. Asking is also the sign that the work goes on.
    package var isCancelled: Bool {
        lastSign.store(g_get_monotonic_time(), ordering: .relaxed)
        return g_cancellable_is_cancelled(pointer) != 0
    }

    /// How long the work has given no sign, in milliseconds.
    package var silence: Int { Int((g_get_monotonic_time() - lastSign.load(ordering: .relaxed)) / 1000) }

    /// Calls the work off. Doing so again does nothing.
    package func cancel() { g_cancellable_cancel(pointer) }

    /// - Throws: `CancellationError` if the work has been called off.
    package func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
