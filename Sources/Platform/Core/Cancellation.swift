import CGtk
import Synchronization

/// Notifies work on a thread of its own, and GIO calls of that work, that it has been cancelled.
///
/// Code that has one may wait for a disk: `BlockingWork` and `Worker` make them, `StateFolder` makes them for its own files,
/// and functions that access files require one.
package nonisolated final class Cancellation: @unchecked Sendable {
    // GCancellable may be used on any thread.
    package let pointer: UnsafeMutablePointer<GCancellable>
    /// The time of the work's last check, in microseconds of the monotonic clock.
    private let lastSign = Atomic(g_get_monotonic_time())

    package init() {
        pointer = g_cancellable_new()
    }

    deinit {
        giveBack(pointer) { g_object_unref($0) }
    }

    /// Whether the work has been cancelled. Reading it also is the sign that the work makes progress.
    package var isCancelled: Bool {
        lastSign.store(g_get_monotonic_time(), ordering: .relaxed)
        return g_cancellable_is_cancelled(pointer) != 0
    }

    /// The time without a sign of progress, in milliseconds.
    package var silence: Int { Int((g_get_monotonic_time() - lastSign.load(ordering: .relaxed)) / 1000) }

    /// Cancels the work. Repeated calls have no effect.
    package func cancel() { g_cancellable_cancel(pointer) }

    /// Checks for cancellation.
    ///
    /// - Throws: `CancellationError` if the work has been cancelled.
    package func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
