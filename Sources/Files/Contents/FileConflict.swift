import CGtk
import Platform

/// A file isn't what it was known to be, so it was left alone.
package nonisolated enum FileConflict: Error, Hashable, Sendable {
    /// Another program has changed it.
    case changed
    case gone
}
