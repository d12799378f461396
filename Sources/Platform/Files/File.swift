import CGtk

/// A file or folder, local or remote, identified by its URI.
public nonisolated struct File: Hashable, Sendable {
    /// The URI, such as `file:///tmp/a.png`.
    public let uri: String
    /// The path of a local file, in the system's encoding; nil for a remote one.
    package let systemPath: SystemPath?

    /// The path of a local file as text, for display; nil for a remote one.
    public var path: String? { systemPath?.text }

    /// Makes the file at a path.
    public init(path: String) { self.init(SystemPath(path)) }

    /// Makes the file at a path, which need not be text.
    package init(_ path: SystemPath) {
        self.init(consuming: g_file_new_for_path(path.characters))
    }

    /// Makes the file at a URI.
    public init(uri: String) {
        self.init(consuming: g_file_new_for_uri(uri))
    }

    /// Makes the file that a command line argument refers to: a path or a URI.
    public init(argument: String) { self.init(argument: SystemPath(argument)) }

    /// Makes the file that a command line argument refers to, which need not be text.
    package init(argument: SystemPath) {
        self.init(consuming: g_file_new_for_commandline_arg(argument.characters))
    }

    /// Makes the file of a GFile, and releases that.
    package init(consuming file: OpaquePointer!) {
        self.init(file)
        g_object_unref(UnsafeMutableRawPointer(file))
    }

    /// Makes the file of a GFile.
    package init(_ file: OpaquePointer) {
        uri = String(freeing: g_file_get_uri(file)) ?? ""
        let path = g_file_get_path(file)
        systemPath = path.map { SystemPath($0) }
        g_free(path)
    }

    /// The last part of the name, for display.
    public var name: String {
        withFile { file in
            guard let base = g_file_get_basename(file) else { return "" }
            defer { g_free(base) }
            return String(freeing: g_filename_display_name(base)) ?? ""
        }
    }

    /// The enclosing folder; nil for the topmost.
    public var folder: File? {
        withFile { file in
            g_file_get_parent(file).map { File(consuming: $0) }
        }
    }

    /// Calls a body with a GFile.
    package func withFile<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let file = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return try body(file!)
    }
}

extension Object {
    /// Makes a GFile object, for a call that continues after this scope.
    package convenience init(_ file: File) { self.init(owning: UnsafeMutableRawPointer(g_file_new_for_uri(file.uri))) }
}
