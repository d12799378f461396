import CGtk
import Gtk

/// The loss of the display: its server has ended or closed the connection, for example when a session crashes. GTK then exits
/// the program at once, without any of its usual endings.
package enum DisplayLoss {
    /// The maximum time for the last work, in milliseconds.
    private static let timeLimit = 1500

    private static var work: () async -> Void = {}

    /// Sets the last work of the program, which runs when the display is lost. It must need neither widgets nor timers: only
    /// tasks still run. Call this once there is a display.
    package static func onLoss(_ body: @escaping () async -> Void) {
        work = body
        guard let display = gdk_display_get_default() else { return }
        let descriptor = lp_display_descriptor(display)
        guard descriptor >= 0 else { return }
        lp_watch_hang_up(descriptor) { MainActor.assumeIsolated { DisplayLoss.handle() } }
        lp_watch_io_errors(display) { MainActor.assumeIsolated { DisplayLoss.handle() } }
    }

    private static var isHandled = false

    private static func handle() {
        // Both watches may report the loss.
        guard !isHandled else { return }
        isHandled = true
        var isDone = false
        Task {
            await work()
            isDone = true
        }
        MainLoop.runTasks(upTo: timeLimit) { isDone }
    }
}
