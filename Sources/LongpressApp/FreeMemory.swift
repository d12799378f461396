import Files
import Gtk

/// Gives the memory that a window leaves free back to the system: when it has come, what was needed only to make it (1.9 MB
/// after the start), and when it is gone.
final class FreeMemory {
    private var pending: Timer?

    /// Does so once no window has come or gone for a while, and there is nothing else to do.
    func giveBackSoon() {
        pending?.cancel()
        pending = MainLoop.after(milliseconds: Self.rest) { MainLoop.atLeisure { Process.giveBackFreeMemory() } }
    }

    /// How long no window has to have come or gone, in milliseconds. Pictures of a new one are read by then, mostly.
    private static let rest = 500
}
