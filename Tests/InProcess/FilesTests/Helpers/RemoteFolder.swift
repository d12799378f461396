import CGtk
import Foundation
import Synchronization
import TestSupport

/// A folder as on another machine: its files are available only through GIO, and have no path. They are stored in one of the
/// tests' folders.
final class RemoteFolder {
    private static let scheme = "longpress-test"

    let folder: TemporaryFolder
    /// The folder's URI.
    var uri: String { "\(Self.scheme)://\(folder.path)" }

    init() throws {
        folder = try TemporaryFolder()
        Self.register
        RemoteFile.state.withLock { $0 = RemoteFile.State() }
    }

    /// The operations on its files, in order: `create NAME`, `move NAME to NAME`.
    var log: [String] { RemoteFile.state.withLock { $0.log } }

    /// Whether its files can be renamed.
    var canMove: Bool {
        get { RemoteFile.state.withLock { $0.canMove } }
        set { RemoteFile.state.withLock { $0.canMove = newValue } }
    }

    /// The names of its files.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

    private static let register: Void = {
        g_vfs_register_uri_scheme(
            g_vfs_get_default(), scheme,
            { _, uri, _ in
                let path = g_uri_unescape_string(uri! + RemoteFolder.prefixLength, nil)
                defer { g_free(path) }
                return RemoteFile.make(g_file_new_for_path(path))
            }, nil, nil, { _, _, _ in nil }, nil, nil)
    }()

    private static let prefixLength = scheme.utf8.count + "://".utf8.count

    fileprivate static func address(of path: UnsafeMutablePointer<CChar>?) -> UnsafeMutablePointer<CChar>? {
        let escaped = g_uri_escape_string(path, "/", 1)
        defer { g_free(escaped) }
        return g_strdup("\(scheme)://\(String(cString: escaped!))")
    }
}

/// The files of such a folder: GIO objects that forward to the file with the content.
private enum RemoteFile {
    struct State {
        var log: [String] = []
        var canMove = true
    }

    static let state = Mutex(State())

    private static let key = "content"

    /// Makes a file that forwards to another one.
    static func make(_ content: OpaquePointer?) -> OpaquePointer? {
        let object = g_object_new_with_properties(type, 0, nil, nil)
        g_object_set_data_full(object, key, UnsafeMutableRawPointer(content), { g_object_unref($0) })
        return OpaquePointer(object)
    }

    private static func content(of file: OpaquePointer?) -> OpaquePointer {
        OpaquePointer(g_object_get_data(UnsafeMutablePointer<GObject>(file), key)!)
    }

    private static func name(of file: OpaquePointer?) -> String {
        let name = g_file_get_basename(content(of: file))
        defer { g_free(name) }
        return String(cString: name!)
    }

    private static func note(_ words: String) { state.withLock { $0.log.append(words) } }

    private static let type: GType = {
        let object = GType(20 << 2)
        let type = g_type_register_static_simple(
            object, "LongpressTestRemoteFile", guint(MemoryLayout<GObjectClass>.size), nil,
            guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
        var information = GInterfaceInfo(
            interface_init: { interface, _ in RemoteFile.fill(interface!.assumingMemoryBound(to: GFileIface.self)) },
            interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, g_file_get_type(), &information)
        return type
    }()

    private static func fill(_ interface: UnsafeMutablePointer<GFileIface>) {
        interface.pointee.dup = { RemoteFile.make(g_file_dup(RemoteFile.content(of: $0))) }
        interface.pointee.hash = { g_file_hash(UnsafeRawPointer(RemoteFile.content(of: $0))) }
        interface.pointee.equal = { g_file_equal(RemoteFile.content(of: $0), RemoteFile.content(of: $1)) }
        interface.pointee.is_native = { _ in 0 }
        interface.pointee.get_basename = { g_file_get_basename(RemoteFile.content(of: $0)) }
        interface.pointee.get_path = { _ in nil }
        interface.pointee.get_uri = {
            let path = g_file_get_path(RemoteFile.content(of: $0))
            defer { g_free(path) }
            return RemoteFolder.address(of: path)
        }
        interface.pointee.get_parent = {
            g_file_get_parent(RemoteFile.content(of: $0)).flatMap { RemoteFile.make($0) }
        }
        interface.pointee.resolve_relative_path = {
            RemoteFile.make(g_file_resolve_relative_path(RemoteFile.content(of: $0), $1))
        }
        interface.pointee.query_info = { g_file_query_info(RemoteFile.content(of: $0), $1, $2, $3, $4) }
        interface.pointee.create = {
            RemoteFile.note("create \(RemoteFile.name(of: $0))")
            return g_file_create(RemoteFile.content(of: $0), $1, $2, $3)
        }
        interface.pointee.replace = {
            RemoteFile.note("replace \(RemoteFile.name(of: $0))")
            return g_file_replace(RemoteFile.content(of: $0), $1, $2, $3, $4, $5)
        }
        interface.pointee.delete_file = { g_file_delete(RemoteFile.content(of: $0), $1, $2) }
        interface.pointee.move = { source, destination, flags, cancellable, _, _, error in
            guard RemoteFile.state.withLock({ $0.canMove }) else {
                g_set_error_literal(
                    error, g_io_error_quark(), Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue), "It can't be moved.")
                return 0
            }
            RemoteFile.note("move \(RemoteFile.name(of: source)) to \(RemoteFile.name(of: destination))")
            return g_file_move(
                RemoteFile.content(of: source), RemoteFile.content(of: destination), flags, cancellable, nil, nil,
                error)
        }
    }
}
