import CGtk

/// The other side didn't answer in time.
package nonisolated struct TimeLimitReached: Error {
    package init() {}
}
