import CGtk

/// The threads on which Swift's tasks run, apart from the main actor's.
///
/// By default they are Dispatch's, which wakes up every second to count them until the program ends. GLib's threads end after
/// they have been idle for a while, so that an idle program sleeps.
package nonisolated enum TaskThreads {
    /// Makes tasks run on GLib's threads from now on. Call it in a program's `main`, before its first task, never in a library.
    package static func install() { lp_run_tasks_on_threads(CInt(count), { beginWork() }, { endWork() }) }

    /// One more than the number of processors, so that a wait for a disk delays nothing. Use `BlockingWork` for work that may
    /// wait endlessly.
    private static var count: Int { Int(g_get_num_processors()) + 1 }
}
