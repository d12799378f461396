import CGtk

/// The threads on which Swift's tasks run beside the main actor.
///
/// Swift has them from Dispatch, which wakes up every second to count them, for as long as the program runs. GLib's end
/// once nothing has been asked of them for a while, and a program that nobody uses sleeps.
package nonisolated enum TaskThreads {
    /// Has tasks run on GLib's threads from now on. For a program's `main`, before its first task, not a library's.
    package static func install() { lp_run_tasks_on_threads(CInt(count), { beginWork() }, { endWork() }) }

    /// One more than processors: a wait for a disk holds nothing up. What may wait for ever is `BlockingWork`'s.
    private static var count: Int { Int(g_get_num_processors()) + 1 }
}
