import CGtk
import Dispatch

/// A closure that the main loop runs once, later, and that can be called off until then.
public final class Timer {
    private var body: (() -> Void)?
    private var source: guint = 0

    init(
        _ body: @escaping () -> Void, add: (@escaping GSourceFunc, gpointer, @escaping GDestroyNotify) -> guint
    ) {
        self.body = body
        source = add(
            { data in
                nonisolated(unsafe) let data = data!
                MainActor.assumeIsolated { Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue().fire() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<Timer>.fromOpaque($0!).release() })
    }

    /// Whether it is still to run.
    public var isPending: Bool { body != nil }

    /// Calls it off, unless it has already run.
    public func cancel() {
        guard body != nil else { return }
        body = nil
        g_source_remove(source)
    }

    private func fire() {
        let body = body
        self.body = nil
        body?()
    }
}
