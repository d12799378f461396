import CGtk

/// A thread for one actor only, so that its work doesn't wait for anything else, even if many other threads wait for a disk.
///
/// The thread ends after it has been idle for a while, and is started again when needed.
package nonisolated final class DedicatedThread: SerialExecutor, @unchecked Sendable {
    // GLib's pool may be used on any thread.
    private var pool: UnsafeMutablePointer<GThreadPool>?

    /// Makes an executor that lasts until the program ends.
    package init() {
        pool = g_thread_pool_new(
            { job, executor in
                beginWork()
                defer { endWork() }
                let executor = Unmanaged<DedicatedThread>.fromOpaque(executor!).takeUnretainedValue()
                unsafeBitCast(job!, to: UnownedJob.self).runSynchronously(on: executor.asUnownedSerialExecutor())
            }, Unmanaged.passRetained(self).toOpaque(), 1, 0, nil)
    }

    /// Runs a job on the thread, after the jobs that are already enqueued.
    package func enqueue(_ job: consuming ExecutorJob) {
        // A job is represented by its address (Swift's runtime, `swift_task_enqueue`).
        g_thread_pool_push(pool, unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self), nil)
    }

    /// Returns the executor for an actor's `unownedExecutor`.
    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
