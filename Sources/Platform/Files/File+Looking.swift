import CGtk

extension File {
    /// Queries the state of a file from the disk, and ignores the result.
    package nonisolated func look(_ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let path = systemPath?.characters else { return }
        var state = stat()
        _ = lp_stat_path(path, &state)
    }
}
