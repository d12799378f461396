import Platform

/// The time limits for responses of a disk or network, in milliseconds.
package nonisolated enum FileWait {
    /// The limit for a file's state: whether it exists, and its attributes.
    package static let look = 5000
    /// The maximum time without progress while content is read.
    package static let reading = 60_000
    /// The maximum time without progress while content is written. It includes synchronizing to the disk, during which a slow
    /// disk reports no progress.
    package static let writing = 120_000
}
