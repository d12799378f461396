import CGtk
import Gtk

/// The loss of the display: its server has ended or hung up, as at the end of a session that crashes. GTK can't live without
/// and ends the program at once, so that none of its other endings comes about.
package enum DisplayLoss {
    /// The time for which the program is kept for the last work, in milliseconds.
    private static let timeLimit = 1500

    private static var work: () async -> Void = {}

    /// Has the last work of the program done when the display is lost. It must need neither widgets nor timers: nothing runs
    /// any more but tasks. Call it once there is a display.
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
        // Whoever notices first.
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
