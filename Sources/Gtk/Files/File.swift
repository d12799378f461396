import CGtk
import Gtk

/// A file by its address, for work off the main thread: every call here waits for the disk.
public nonisolated struct DiskFile: Hashable, Sendable {
    /// The address.
    public let uri: String
    /// The path of a local file; nil for one elsewhere.
    public let path: String?

    /// The file at a path.
    public init(path: String) {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        self.init(file!)
    }

    /// The file at an address.
    public init(uri: String) {
        let file = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        self.init(file!)
    }

    /// The file that a command line argument means: a path or an address.
    public init(argument: String) {
        let file = g_file_new_for_commandline_arg(argument)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        self.init(file!)
    }

    init(_ file: OpaquePointer) {
        let address = g_file_get_uri(file)
        uri = address.map { String(cString: $0) } ?? ""
        g_free(address)
        let path = g_file_get_path(file)
        self.path = path.map { String(cString: $0) }
        g_free(path)
    }

    /// The last part of the name, as to be shown to a person.
    public var name: String {
        withFile { file in
            guard let base = g_file_get_basename(file) else { return "" }
            defer { g_free(base) }
            guard let display = g_filename_display_name(base) else { return "" }
            defer { g_free(display) }
            return String(cString: display)
        }
    }

    func withFile<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let file = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return try body(file!)
    }

    // MARK: State

    /// What the file is like now; nil if there is none.
    ///
    /// - Throws: `PlatformError` if that can't be found out.
    public func state() throws -> FileState? {
        guard let path else { return try remoteState() }
        var state = stat()
        let result = lp_stat_path(path, &state)
        if result == -ENOENT || result == -ENOTDIR { return nil }
        if result < 0 { throw PlatformError(system: -result) }
        return FileState(state)
    }

    func remoteState() throws -> FileState? {
        try withFile { file in
            do {
                let info = try throwing { g_file_query_info(file, "etag::value", G_FILE_QUERY_INFO_NONE, nil, $0) }
                defer { g_object_unref(UnsafeMutableRawPointer(info)) }
                let tag = info.flatMap { g_file_info_get_etag($0) }.map { String(cString: $0) }
                return FileState(identity: uri, version: tag ?? "")
            } catch let error as PlatformError where error.isNotFound {
                return nil
            }
        }
    }
}

/// What a file was like at a moment: enough to see whether another program has changed it since.
public nonisolated struct FileState: Hashable, Sendable {
    /// Which file it is, by whatever name or link.
    public let identity: String
    /// Another one after each change.
    public let version: String

    /// A state as it was known.
    public init(identity: String, version: String) {
        (self.identity, self.version) = (identity, version)
    }

    init(_ state: stat) {
        var state = state
        identity = "\(state.st_dev):\(state.st_ino)"
        version = "\(state.st_size):\(lp_modified(&state)):\(lp_changed(&state))"
    }
}

extension File {
    /// The same file for work off the main thread.
    public var onDisk: DiskFile { DiskFile(opaque) }
}
