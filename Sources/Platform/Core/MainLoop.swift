import CGtk
import Dispatch

/// GLib's main loop, which also runs Swift's main actor.
///
/// Each iteration of the loop runs only one of the closures scheduled here, so that any number of them due at once doesn't
/// delay input for long.
public enum MainLoop {
    private static var isInstalled = false

    /// Makes `Task { @MainActor in }` and `DispatchQueue.main` run under GLib's loop. Repeated calls have no effect.
    ///
    /// The queue's event descriptor is read before draining: otherwise it stays readable and the loop spins.
    public static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
            { descriptor, _, _ in
                MainLoop.drain(descriptor)
                return 1
            }, nil, nil)
    }

    /// Runs pending jobs of the main actor.
    private nonisolated static func drain(_ descriptor: CInt) {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }

    /// Runs pending jobs of the main actor, and nothing else of the loop, until a condition holds or a number of milliseconds
    /// has passed: for the last moments of a program that GTK is about to end.
    package static func runTasks(upTo milliseconds: Int, until isDone: () -> Bool) {
        let end = Clock.milliseconds + milliseconds
        let descriptor = _dispatch_get_main_queue_handle_4CF()
        while !isDone(), Clock.milliseconds < end {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&waiting, 1, CInt(max(end - Clock.milliseconds, 0))) > 0 { drain(descriptor) }
        }
    }

    /// Runs a closure after input and pending redraws have been handled. It doesn't wait for GTK's background work, such as
    /// laying out the rest of a long text, which may take seconds.
    @discardableResult
    public static func whenIdle(_ body: @escaping () -> Void) -> Timer {
        idle(G_PRIORITY_HIGH_IDLE + redraw + 1, body)
    }

    /// Runs a closure when there is nothing else to do at all.
    @discardableResult
    package static func atLeisure(_ body: @escaping () -> Void) -> Timer {
        idle(G_PRIORITY_DEFAULT_IDLE, body)
    }

    /// The offset of GDK's redraws from `G_PRIORITY_HIGH_IDLE` (`GDK_PRIORITY_REDRAW`); a text view lays out its invisible
    /// parts at a priority lower by another five (gtktextview.c).
    private static let redraw: gint = 20

    /// Runs a closure before the next frame is laid out and drawn, after text views have finished their pending layout.
    @discardableResult
    package static func beforeDrawing(_ body: @escaping () -> Void) -> Timer {
        idle(G_PRIORITY_HIGH_IDLE + resize, body)
    }

    /// The offset of GTK's layout from `G_PRIORITY_HIGH_IDLE`, `GTK_PRIORITY_RESIZE`; a text view's is two before.
    private static let resize: gint = 10

    /// Waits until the loop is idle: input has been handled, and all visible parts are drawn.
    public static func idle() async {
        await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
    }

    /// Runs a closure after the current event has been handled, before any further input.
    @discardableResult
    public static func soon(_ body: @escaping () -> Void) -> Timer {
        idle(G_PRIORITY_HIGH, body)
    }

    /// Runs a closure after all input so far has been handled, including motions, which GDK delivers after other input.
    @discardableResult
    package static func afterInput(_ body: @escaping () -> Void) -> Timer {
        idle(G_PRIORITY_DEFAULT + 2, body)
    }

    /// Runs a closure once after a delay, in milliseconds.
    @discardableResult
    public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> Timer {
        Timer(body, priority: G_PRIORITY_DEFAULT) { g_timeout_add_full($0, guint(milliseconds), $1, $2, $3) }
    }

    /// Lets the loop run for a time, in milliseconds.
    public static func pause(milliseconds: Int) async {
        await withCheckedContinuation { continuation in after(milliseconds: milliseconds) { continuation.resume() } }
    }

    private static func idle(_ priority: gint, _ body: @escaping () -> Void) -> Timer {
        Timer(body, priority: priority) { g_idle_add_full($0, $1, $2, $3) }
    }
}
