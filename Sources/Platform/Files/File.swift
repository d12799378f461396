import CGtk

/// A file or folder, local or elsewhere, by its address.
public nonisolated struct File: Hashable, Sendable {
    /// The address, such as `file:///tmp/a.png`.
    public let uri: String
    /// The path of a local file, as the system has it; nil for one elsewhere.
    package let systemPath: SystemPath?

    /// The path of a local file as text, for showing; nil for one elsewhere.
    public var path: String? { systemPath?.text }

    /// The file at a path.
    public init(path: String) { self.init(SystemPath(path)) }

    /// The file at a path, which need not be text.
    package init(_ path: SystemPath) {
        self.init(consuming: g_file_new_for_path(path.characters))
    }

    /// The file at an address.
    public init(uri: String) {
        self.init(consuming: g_file_new_for_uri(uri))
    }

    /// The file that a command line argument means: a path or an address.
    public init(argument: String) { self.init(argument: SystemPath(argument)) }

    /// The file that a command line argument means, which need not be text.
    package init(argument: SystemPath) {
        self.init(consuming: g_file_new_for_commandline_arg(argument.characters))
    }

    /// The file that GIO has made for the caller.
    package init(consuming file: OpaquePointer!) {
        self.init(file)
        g_object_unref(UnsafeMutableRawPointer(file))
    }

    /// The file that GIO has.
    package init(_ file: OpaquePointer) {
        uri = String(freeing: g_file_get_uri(file)) ?? ""
        let path = g_file_get_path(file)
        systemPath = path.map { SystemPath($0) }
        g_free(path)
    }

    /// The last part of the name, as to be shown to a person.
    public var name: String {
        withFile { file in
            guard let base = g_file_get_basename(file) else { return "" }
            defer { g_free(base) }
            return String(freeing: g_filename_display_name(base)) ?? ""
        }
    }

    /// The folder that it is in; nil for the topmost.
    public var folder: File? {
        withFile { file in
            g_file_get_parent(file).map { File(consuming: $0) }
        }
    }

    /// Hands the file to GIO.
    package func withFile<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let file = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        return try body(file!)
    }
}

extension Object {
    /// A file as GIO has it, for a call that goes on.
    package convenience init(_ file: File) { self.init(owning: UnsafeMutableRawPointer(g_file_new_for_uri(file.uri))) }
}
