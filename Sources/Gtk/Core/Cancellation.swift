import CGtk

/// Tells work on other threads, and what GIO does for it, that it has been called off.
package nonisolated final class Cancellation: @unchecked Sendable {
    // GCancellable may be used on any thread.
    package let pointer: UnsafeMutablePointer<GCancellable>

    /// Nothing has been called off yet.
    package init() {
        pointer = g_cancellable_new()
    }

    deinit {
        giveBack(pointer) { g_object_unref($0) }
    }

    /// Whether the work has been called off.
    package var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

    /// Calls the work off. Doing so again does nothing.
    package func cancel() { g_cancellable_cancel(pointer) }

    /// - Throws: `CancellationError` if the work has been called off.
    package func check() throws {
        if isCancelled { throw CancellationError() }
    }
}
