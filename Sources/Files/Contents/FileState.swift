import CGtk
import Platform

/// The state of a file at a moment, to detect whether another program has changed it since.
package nonisolated struct FileState: Hashable, Sendable {
    /// The identity of the file, the same for every name and link.
    package let identity: String
    /// The version, which differs after each change.
    package let version: String

    /// Makes a known state.
    package init(identity: String, version: String) {
        (self.identity, self.version) = (identity, version)
    }

    init(_ state: stat) {
        var state = state
        identity = "\(state.st_dev):\(state.st_ino)"
        version = "\(state.st_size):\(lp_modified(&state)):\(lp_changed(&state))"
    }
}

nonisolated extension File {
    /// Returns the current state of the file; nil if there is none. Throws `PlatformError` if it can't be determined.
    package func state(_ cancellation: Cancellation) throws -> FileState? {
        guard let path = systemPath?.characters else { return try remoteState(cancellation) }
        var state = stat()
        let result = lp_stat_path(path, &state)
        if result == -ENOENT || result == -ENOTDIR { return nil }
        try checked(result)
        return FileState(state)
    }

    /// Returns whether it is an accessible folder.
    package func isFolder(_ cancellation: Cancellation) -> Bool {
        withFile {
            let type = g_file_query_file_type($0, GFileQueryInfoFlags(rawValue: 0), cancellation.pointer)
            return type == G_FILE_TYPE_DIRECTORY
        }
    }

    private func remoteState(_ cancellation: Cancellation) throws -> FileState? {
        try withFile { file in
            do {
                let info = try Self.cancellable(cancellation) {
                    g_file_query_info(file, "etag::value", G_FILE_QUERY_INFO_NONE, cancellation.pointer, $0)
                }
                defer { g_object_unref(UnsafeMutableRawPointer(info)) }
                let tag = info.flatMap { g_file_info_get_etag($0) }.map { String(cString: $0) }
                return FileState(identity: uri, version: tag ?? "")
            } catch let error as PlatformError where error.isNotFound {
                return nil
            }
        }
    }
}
