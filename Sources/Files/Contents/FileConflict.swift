import CGtk
import Platform

/// The error that a file isn't in its expected state, so it wasn't changed.
package nonisolated enum FileConflict: Error, Hashable, Sendable {
    /// Another program has changed it.
    case changed
    case gone
}
