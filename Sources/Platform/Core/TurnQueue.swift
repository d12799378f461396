import CGtk

/// Runs the closures of one priority that are due, one in each turn of the main loop, in the order in which they became
/// due: however many there are, input is handled between two. GLib alone would run all of them in one turn.
final class TurnQueue {
    /// The turn in which a closure ran last.
    private static var lastTurn: gint64 = -1
    private static var all: [gint: TurnQueue] = [:]

    private let priority: gint
    private var waiting: [Timer] = []
    private var isScheduled = false

    /// The queue of a priority.
    static func of(_ priority: gint) -> TurnQueue {
        if let queue = all[priority] { return queue }
        let queue = TurnQueue(priority)
        all[priority] = queue
        return queue
    }

    private init(_ priority: gint) {
        self.priority = priority
    }

    /// Takes a closure that is due, and runs it if none has run in this turn.
    func add(_ timer: Timer) {
        waiting.append(timer)
        if !isScheduled { runNext() }
    }

    private func runNext() {
        // The time at which GLib began the turn stays the same throughout it.
        let turn = g_source_get_time(g_main_current_source())
        guard turn != Self.lastTurn else { return schedule() }
        waiting.removeAll { !$0.isPending }
        guard !waiting.isEmpty else { return }
        Self.lastTurn = turn
        let next = waiting.removeFirst()
        // Before it runs: a loop within it goes on with the others.
        if !waiting.isEmpty { schedule() }
        next.run()
    }

    private func schedule() {
        isScheduled = true
        // A queue lasts as long as the program.
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
