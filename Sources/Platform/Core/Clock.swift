import CGtk
import Dispatch

/// The time since the machine started.
public nonisolated enum Clock {
    /// The time in milliseconds.
    public static var milliseconds: Int { Int(g_get_monotonic_time() / 1000) }
}
