import CGtk

extension File {
    /// Asks the disk what a file is like; what it says doesn't matter.
    package nonisolated func look(_ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let path = systemPath?.characters else { return }
        var state = stat()
        _ = lp_stat_path(path, &state)
    }
}
