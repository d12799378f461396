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

    /// The file of a name in this folder.
    public func child(_ name: FileName) -> File {
        File(owning: UnsafeMutableRawPointer(g_file_get_child(opaque, name.text)))
    }

    /// The address.
    public var uri: String {
        guard let uri = g_file_get_uri(opaque) else { return "" }
        defer { g_free(uri) }
        return String(cString: uri)
    }
}
