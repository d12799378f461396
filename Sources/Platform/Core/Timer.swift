import CGtk
import Dispatch

/// A closure that the main loop runs once, later, and that can be called off until then.
public final class Timer {
    private var body: (() -> Void)?
    private var source: guint = 0
    private let priority: gint

    /// Has `add` add the source that says when the closure is due, with its priority in GLib's main loop.
    init(
        _ body: @escaping () -> Void, priority: gint,
        add: (gint, @escaping GSourceFunc, gpointer, @escaping GDestroyNotify) -> guint
    ) {
        (self.body, self.priority) = (body, priority)
        source = add(
            priority,
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated { Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue().becomeDue() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(), releaseUserData)
    }

    /// Whether it is still to run.
    public var isPending: Bool { body != nil }

    /// Calls it off, unless it has already run.
    public func cancel() {
        guard body != nil else { return }
        body = nil
        if source != 0 { g_source_remove(source) }
    }

    private func becomeDue() {
        source = 0
        TurnQueue.of(priority).add(self)
    }

    /// Runs it, now that it is its turn.
    func run() {
        let body = body
        self.body = nil
        body?()
    }
}
