import CGtk
import Dispatch

/// GLib's main loop, as the one that also runs Swift's main actor.
public enum MainLoop {
    private static var isInstalled = false

    /// Lets `Task { @MainActor in }` and `DispatchQueue.main` run under GLib's loop. Calling it again does nothing.
    ///
    /// The queue's event descriptor is read before draining: otherwise it stays readable and the loop spins.
    public static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                var count: UInt64 = 0
                _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil, nil)
    }

    /// Runs a closure once the loop is idle, after pending redraws.
    @discardableResult
    public static func whenIdle(_ body: @escaping () -> Void) -> Timer {
        Timer(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, $2) }
    }

    /// Runs a closure once what is being handled is done, before any further input.
    @discardableResult
    public static func soon(_ body: @escaping () -> Void) -> Timer {
        Timer(body) { g_idle_add_full(G_PRIORITY_HIGH, $0, $1, $2) }
    }

    /// Runs a closure once after a delay, in milliseconds.
    @discardableResult
    public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> Timer {
        Timer(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds), $0, $1, $2) }
    }
}

/// The time since the machine started.
public enum Clock {
    /// In milliseconds.
    public static var milliseconds: Int { Int(g_get_monotonic_time() / 1000) }
}

/// A closure that the main loop runs once, later, and that can be called off until then.
public final class Timer {
    private var body: (() -> Void)?
    private var source: guint = 0

    fileprivate init(
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
