import CGtk

/// Runs the due closures of one priority, one in each iteration of the main loop, in the order in which they became due, so
/// that input is handled between any two of them. GLib itself would run all of them in one iteration.
final class TurnQueue {
    /// The start time of the iteration in which a closure last ran.
    private static var lastTurn: gint64 = -1
    private static var all: [gint: TurnQueue] = [:]

    private let priority: gint
    private var waiting: [Timer] = []
    private var isScheduled = false

    /// Returns the queue of a priority.
    static func of(_ priority: gint) -> TurnQueue {
        if let queue = all[priority] { return queue }
        let queue = TurnQueue(priority)
        all[priority] = queue
        return queue
    }

    private init(_ priority: gint) {
        self.priority = priority
    }

    /// Adds a closure that is due, and runs it if none has run in this iteration.
    func add(_ timer: Timer) {
        waiting.append(timer)
        if !isScheduled { runNext() }
    }

    private func runNext() {
        // The time at which GLib began the iteration stays the same throughout it.
        let turn = g_source_get_time(g_main_current_source())
        guard turn != Self.lastTurn else { return schedule() }
        waiting.removeAll { !$0.isPending }
        guard !waiting.isEmpty else { return }
        Self.lastTurn = turn
        let next = waiting.removeFirst()
        // Schedules before running the closure, so that a nested loop in it continues with the others.
        if !waiting.isEmpty { schedule() }
        next.run()
    }

    private func schedule() {
        isScheduled = true
        // A queue lasts until the program ends.
        g_idle_add_full(
            priority,
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated {
                    let queue = Unmanaged<TurnQueue>.fromOpaque(data).takeUnretainedValue()
                    queue.isScheduled = false
                    queue.runNext()
                }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }
}
