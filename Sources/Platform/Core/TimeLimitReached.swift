import CGtk

/// The error that a response didn't arrive in time.
package nonisolated struct TimeLimitReached: Error {
    package init() {}
}
