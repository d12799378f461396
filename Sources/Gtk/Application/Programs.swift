import CGtk
import Synchronization

/// Programs as GIO describes them, usable on any thread.
package nonisolated final class Programs: @unchecked Sendable {
    /// The programs' `GAppInfo` objects. This object holds a reference to each.
    let all: [UnsafeMutableRawPointer]

    /// Takes over a reference to each object.
    init(_ all: [UnsafeMutableRawPointer]) { self.all = all }

    deinit {
        for program in all { giveBack(object: program) }
    }

    /// Returns the programs for a MIME type, read from desktop files. This takes as long as composing a menu.
    static func read(for type: String, _ cancellation: Cancellation) -> Programs {
        guard !cancellation.isCancelled, let contentType = g_content_type_from_mime_type(type) else {
            return Programs([])
        }
        defer { g_free(contentType) }
        var programs: [UnsafeMutableRawPointer] = []
        if let preferred = g_app_info_get_default_for_type(contentType, 0) {
            programs.append(UnsafeMutableRawPointer(preferred))
        }
        let list = g_app_info_get_all_for_type(contentType)
        defer { g_list_free(list) }
        for found in elements(of: list) {
            let program = OpaquePointer(found)
            if g_app_info_should_show(program) != 0,
                !programs.contains(where: { g_app_info_equal(program, OpaquePointer($0)) != 0 })
            {
                programs.append(found)
            } else {
                g_object_unref(found)
            }
        }
        return Programs(programs)
    }

    /// Returns the program that opens addresses with a scheme, if there is one.
    package static func preferred(forScheme scheme: String, _ cancellation: Cancellation) -> Programs {
        guard !cancellation.isCancelled, let found = g_app_info_get_default_for_uri_scheme(scheme) else {
            return Programs([])
        }
        return Programs([UnsafeMutableRawPointer(found)])
    }

    /// The name of the first program's desktop file without its extension; nil if there is none.
    package var firstIdentifier: String? { all.first.flatMap { Self.identifier(of: OpaquePointer($0)) } }

    /// Returns the name of a program's desktop file without its extension; nil if it has none.
    static func identifier(of program: OpaquePointer) -> String? {
        g_app_info_get_id(program).map { identifier(ofDesktopFile: String(cString: $0)) }
    }

    /// Returns the name of a desktop file without its extension.
    package static func identifier(ofDesktopFile name: String) -> String {
        name.hasSuffix(".desktop") ? String(name.dropLast(".desktop".count)) : name
    }

    /// Returns the programs that can be started: a program may be gone although its desktop file remains.
    func installed(_ cancellation: Cancellation) -> Programs {
        Programs(
            all.filter { Self.isThere(Self.executable(of: OpaquePointer($0)), cancellation) }.map {
                g_object_ref($0)
            })
    }

    /// Returns the executable of a program; nil if the desktop starts the program in its own way.
    static func executable(of program: OpaquePointer) -> String? {
        g_app_info_get_executable(program).map { String(cString: $0) }
    }

    /// Returns whether an executable exists; true for nil.
    static func isThere(_ executable: String?, _ cancellation: Cancellation) -> Bool {
        guard let executable else { return true }
        guard !cancellation.isCancelled, let path = g_find_program_in_path(executable) else { return false }
        g_free(path)
        return true
    }
}
