import CGtk

/// A thread that an actor has to itself: what it does there waits for nothing else, however many others wait for a disk.
///
/// The thread ends when it has had nothing to do for a while, and comes again.
package nonisolated final class OwnThread: SerialExecutor, @unchecked Sendable {
    // GLib's pool may be used on any thread.
    private var pool: UnsafeMutablePointer<GThreadPool>?

    /// Makes one, for as long as the program runs.
    package init() {
        pool = g_thread_pool_new(
            { job, executor in
                beginWork()
                defer { endWork() }
                let executor = Unmanaged<OwnThread>.fromOpaque(executor!).takeUnretainedValue()
                unsafeBitCast(job!, to: UnownedJob.self).runSynchronously(on: executor.asUnownedSerialExecutor())
            }, Unmanaged.passRetained(self).toOpaque(), 1, 0, nil)
    }

    /// Has a job run there, after those that are there already.
    package func enqueue(_ job: consuming ExecutorJob) {
        // A job is the address of one (Swift's runtime, `swift_task_enqueue`).
        g_thread_pool_push(pool, unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self), nil)
    }

    /// The executor for an actor's `unownedExecutor`.
    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
