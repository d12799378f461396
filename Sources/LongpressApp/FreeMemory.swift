import Files
import Gtk

/// Returns free memory to the system after a window has opened, when what was needed only to build it is free (1.9 MB after the
/// start), and after a window has closed.
final class FreeMemory {
    private var pending: Timer?

    /// Returns memory once no window has opened or closed for a while and the main loop is idle.
    func scheduleRelease() {
        pending?.cancel()
        pending = MainLoop.after(milliseconds: Self.rest) { MainLoop.atLeisure { Process.releaseFreeMemory() } }
    }

    /// How long no window may open or close before memory is returned, in milliseconds. By then, the pictures of a new window
    /// have usually been read.
    private static let rest = 500
}
