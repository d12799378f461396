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
        let file = g_file_new_for_path(path.characters)
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
    public init(argument: String) { self.init(argument: SystemPath(argument)) }

    /// The file that a command line argument means, which need not be text.
    package init(argument: SystemPath) {
        let file = g_file_new_for_commandline_arg(argument.characters)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        self.init(file!)
    }

    /// The file that GIO has.
    package init(_ file: OpaquePointer) {
        let address = g_file_get_uri(file)
        uri = address.map { String(cString: $0) } ?? ""
        g_free(address)
        let path = g_file_get_path(file)
        systemPath = path.map { SystemPath($0) }
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

    /// The folder that it is in; nil for the topmost.
    public var folder: File? {
        withFile { file in
            guard let folder = g_file_get_parent(file) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(folder)) }
            return File(folder)
        }
    }

    package func child(_ name: FileName) -> File {
        withFile { folder in
            let file = g_file_get_child(folder, name.text)!
            defer { g_object_unref(UnsafeMutableRawPointer(file)) }
            return File(file)
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
