import CGtk

/// A file or folder, local or elsewhere.
public final class File: Object {
    /// The file at a path.
    public init(path: String) {
        super.init(owning: UnsafeMutableRawPointer(g_file_new_for_path(path)))
    }

    /// The file at an address, such as `file:///tmp/a.png`.
    public init(uri: String) {
        super.init(owning: UnsafeMutableRawPointer(g_file_new_for_uri(uri)))
    }

    /// The file that a command line argument means: a path or an address.
    public init(argument: String) {
        super.init(owning: UnsafeMutableRawPointer(g_file_new_for_commandline_arg(argument)))
    }

    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }

    /// The last part of the name, as to be shown to a person.
    public var name: String {
        guard let base = g_file_get_basename(opaque) else { return "" }
        defer { g_free(base) }
        guard let display = g_filename_display_name(base) else { return "" }
        defer { g_free(display) }
        return String(cString: display)
    }

    /// The path, if it is a local file.
    public var path: String? {
        guard let path = g_file_get_path(opaque) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }

    /// The folder that it is in; nil for the topmost.
    public var folder: File? { g_file_get_parent(opaque).map { File(owning: UnsafeMutableRawPointer($0)) } }

    /// The address.
    public var uri: String {
        guard let uri = g_file_get_uri(opaque) else { return "" }
        defer { g_free(uri) }
        return String(cString: uri)
    }

    /// The whole content, read without blocking the main thread.
    ///
    /// - Throws: `PlatformError` if it can't be read, or is larger than a limit in bytes.
    public func contents(limit: Int) async throws -> [UInt8] {
        let info: Object = try await asyncCall { callback, data in
            g_file_query_info_async(
                opaque, Self.attributes, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, nil, callback,
                data)
        } finish: { [opaque] result, error in
            g_file_query_info_finish(opaque, result, error).map { Object(owning: UnsafeMutableRawPointer($0)) }
        }.orThrow("The file can’t be read.")
        try Self.check(info, limit: limit)
        let content = try await asyncCall { callback, data in
            g_file_load_contents_async(opaque, nil, callback, data)
        } finish: { [opaque] result, error in
            var content: UnsafeMutablePointer<CChar>?
            var count: gsize = 0
            g_file_load_contents_finish(opaque, result, &content, &count, nil, error)
            return Bytes(owning: g_bytes_new_take(content, count))
        }
        return await Bytes.joined([content])
    }

    /// The whole content, read at once: for use before the main loop runs.
    ///
    /// - Throws: `PlatformError` if it can't be read, or is larger than a limit in bytes.
    public func contentsNow(limit: Int) throws -> [UInt8] {
        try check(limit: limit)
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        _ = try throwing { g_file_load_contents(opaque, nil, &bytes, &count, nil, $0) }
        defer { g_free(bytes) }
        return bytes.map { Array(UnsafeRawBufferPointer(start: $0, count: Int(count))) } ?? []
    }

    /// Looks whether there is such a file, at once.
    ///
    /// - Throws: `PlatformError` if there is none, or it is no regular file, or larger than a limit in bytes.
    public func check(limit: Int) throws {
        let info = Object(
            owning: UnsafeMutableRawPointer(
                try throwing {
                    g_file_query_info(opaque, Self.attributes, G_FILE_QUERY_INFO_NONE, nil, $0)
                }!))
        try Self.check(info, limit: limit)
    }

    private static let attributes = "standard::size,standard::type"

    private static func check(_ info: Object, limit: Int) throws {
        if g_file_info_get_file_type(info.opaque) == G_FILE_TYPE_DIRECTORY {
            throw PlatformError("It is a folder.")
        }
        // A pipe or a device has no size, and may have no end.
        if g_file_info_get_file_type(info.opaque) == G_FILE_TYPE_SPECIAL {
            throw PlatformError("It is not a regular file.")
        }
        let size = Int(g_file_info_get_size(info.opaque))
        guard size <= limit else {
            throw PlatformError("It is \(size / 1_000_000) MB large; the limit is \(limit / 1_000_000) MB.")
        }
    }
}

extension Optional {
    fileprivate func orThrow(_ message: String) throws -> Wrapped {
        guard let self else { throw PlatformError(message) }
        return self
    }
}
