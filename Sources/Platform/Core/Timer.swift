import CGtk
import Dispatch

/// A closure that the main loop runs once, later, and that can be cancelled until then.
public final class Timer {
    private var body: (() -> Void)?
    private var source: guint = 0
    private let priority: gint

    /// Makes a timer. `add` adds the source that determines when the closure is due, with a priority in GLib's main loop.
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

    /// Whether the closure has yet to run.
    public var isPending: Bool { body != nil }

    /// Cancels the timer, unless the closure has already run.
    public func cancel() {
        guard body != nil else { return }
        body = nil
        if source != 0 { g_source_remove(source) }
    }

    private func becomeDue() {
        source = 0
        TurnQueue.of(priority).add(self)
    }

    /// Runs the closure in its turn.
    func run() {
        let body = body
        self.body = nil
        body?()
    }
}
