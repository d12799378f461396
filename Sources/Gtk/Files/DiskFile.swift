import CGtk

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

    // MARK: Reading

    /// The whole content, and what the file was like then.
    ///
    /// - Parameters:
    ///   - limit: The most bytes that it may have.
    ///   - progress: Told now and then how many bytes have been read, of how many; what it throws ends the reading.
    /// - Throws: `PlatformError` if it can't be read or is too large.
    public func read(
        limit: Int, progress: (_ done: Int, _ all: Int) throws -> Void = { _, _ in }
    ) throws -> (bytes: [UInt8], state: FileState) {
        guard let path else { return try readRemote(limit: limit) }
        let descriptor = lp_open_to_read(path)
        guard descriptor >= 0 else { throw PlatformError(system: -descriptor) }
        defer { close(descriptor) }
        let state = try Self.check(descriptor, limit: limit)
        let size = Int(state.st_size)
        var bytes = try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let room = UnsafeMutableBufferPointer(rebasing: buffer[count..<min(count + Self.pieceLength, size)])
                let more = try Self.read(descriptor, into: room)
                if more == 0 { return }
                count += more
                try progress(count, size)
            }
        }
        // It may have grown meanwhile.
        while bytes.count >= size {
            let piece = try Self.piece(of: descriptor, atMost: Self.pieceLength)
            if piece.isEmpty { break }
            bytes += piece
            guard bytes.count <= limit else { throw PlatformError(size: bytes.count, limit: limit) }
            try progress(bytes.count, bytes.count)
        }
        return (bytes, FileState(state))
    }

    private static let pieceLength = 1 << 20

    /// The first bytes, fewer if there aren't as many. For a look at what a file is.
    ///
    /// - Throws: `PlatformError` if it can't be read or is larger than a limit in bytes.
    public func start(_ count: Int, limit: Int) throws -> [UInt8] {
        guard let path else { return Array(try readRemote(limit: limit).bytes.prefix(count)) }
        let descriptor = lp_open_to_read(path)
        guard descriptor >= 0 else { throw PlatformError(system: -descriptor) }
        defer { close(descriptor) }
        _ = try Self.check(descriptor, limit: limit)
        return try Self.piece(of: descriptor, atMost: count)
    }

    private static func piece(of descriptor: Int32, atMost count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { $1 = try read(descriptor, into: $0) }
    }

    /// Reads what comes next, as far as there is room; tells how much it was.
    private static func read(_ descriptor: Int32, into room: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
        let result = lp_read(descriptor, room.baseAddress, gsize(room.count))
        if result < 0 { throw PlatformError(system: Int32(-result)) }
        return result
    }

    private static func check(_ descriptor: Int32, limit: Int) throws -> stat {
        var state = stat()
        let result = lp_stat(descriptor, &state)
        if result < 0 { throw PlatformError(system: -result) }
        if lp_is_folder(&state) != 0 { throw PlatformError("It is a folder.") }
        // A pipe or a device has no size, and may have no end.
        if lp_is_regular(&state) == 0 { throw PlatformError("It is not a regular file.") }
        guard Int(state.st_size) <= limit else { throw PlatformError(size: Int(state.st_size), limit: limit) }
        return state
    }

    private func readRemote(limit: Int) throws -> (bytes: [UInt8], state: FileState) {
        try withFile { file in
            var content: UnsafeMutablePointer<CChar>?
            var count: gsize = 0
            var tag: UnsafeMutablePointer<CChar>?
            _ = try throwing { g_file_load_contents(file, nil, &content, &count, &tag, $0) }
            defer {
                g_free(content)
                g_free(tag)
            }
            guard Int(count) <= limit else { throw PlatformError(size: Int(count), limit: limit) }
            let bytes = content.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? []
            return (bytes, FileState(identity: uri, version: tag.map { String(cString: $0) } ?? ""))
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

extension PlatformError {
    /// What the system says by a number.
    nonisolated init(system number: Int32) {
        self.init(
            domain: "g-io-error-quark", code: Int(g_io_error_from_errno(number).rawValue),
            message: String(cString: g_strerror(number)) + ".")
    }

    /// A file is too large.
    nonisolated init(size: Int, limit: Int) {
        self.init("It is \(size / 1_000_000) MB large; the limit is \(limit / 1_000_000) MB.")
    }
}
