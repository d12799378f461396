import CGtk
import Synchronization

/// Programs as GIO has them, on any thread.
package nonisolated final class Programs: @unchecked Sendable {
    /// Each is held for as long as this lives.
    let all: [UnsafeMutableRawPointer]

    /// Takes over a reference to each.
    init(_ all: [UnsafeMutableRawPointer]) { self.all = all }

    deinit {
        for program in all { giveBack(object: program) }
    }

    /// The programs for a MIME type, read from desktop files, which takes as long as composing a menu does.
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

    /// The program that opens addresses of a kind, if there is one.
    package static func preferred(forScheme scheme: String, _ cancellation: Cancellation) -> Programs {
        guard !cancellation.isCancelled, let found = g_app_info_get_default_for_uri_scheme(scheme) else {
            return Programs([])
        }
        return Programs([UnsafeMutableRawPointer(found)])
    }

    /// The name of the first one's desktop file without the ending; nil if there is none.
    package var firstIdentifier: String? { all.first.flatMap { Self.identifier(of: OpaquePointer($0)) } }

    /// The name of a program's desktop file without the ending; nil if it has none.
    static func identifier(of program: OpaquePointer) -> String? {
        g_app_info_get_id(program).map { identifier(ofDesktopFile: String(cString: $0)) }
    }

    /// The name of a desktop file without the ending.
    package static func identifier(ofDesktopFile name: String) -> String {
        name.hasSuffix(".desktop") ? String(name.dropLast(".desktop".count)) : name
    }

    /// Those that can be started: a program may go without its desktop file.
    func installed(_ cancellation: Cancellation) -> Programs {
        Programs(
            all.filter { Self.isThere(Self.executable(of: OpaquePointer($0)), cancellation) }.map {
                g_object_ref($0)
            })
    }

    /// What is started for a program; nil where the desktop does so in its own way.
    static func executable(of program: OpaquePointer) -> String? {
        g_app_info_get_executable(program).map { String(cString: $0) }
    }

    /// Whether there is something to be started.
    static func isThere(_ executable: String?, _ cancellation: Cancellation) -> Bool {
        guard let executable else { return true }
        guard !cancellation.isCancelled, let path = g_find_program_in_path(executable) else { return false }
        g_free(path)
        return true
    }
}
