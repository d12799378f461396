import Platform

/// How long a disk or network may take to answer, in milliseconds, before what waits for it goes on without.
package nonisolated enum FileWait {
    /// For a word on a file: whether it is there, and what it is like.
    package static let look = 5000
    /// The longest time without a sign of life while content is read.
    package static let reading = 60_000
    /// The same while it is written. What has been written has to get to the disk, of which a slow one says nothing meanwhile.
    package static let writing = 120_000
}
