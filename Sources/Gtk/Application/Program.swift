import CGtk

/// A program installed on the desktop, that files and addresses can be handed to.
public final class Program: Object {
    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The programs that open a kind of content, the person's own choice first.
    ///
    /// - Parameter type: A MIME type.
    public static func all(for type: String) -> [Program] {
        // A program may go without its desktop file.
        InstalledPrograms.shared.programs(for: type).filter(\.isInstalled)
    }

    /// The same, as the desktop knows them now: their desktop files are read, which takes as long as composing a menu does.
    fileprivate static func read(for type: String) -> [Program] {
        guard let contentType = g_content_type_from_mime_type(type) else { return [] }
        defer { g_free(contentType) }
        var programs: [Program] = []
        if let preferred = g_app_info_get_default_for_type(contentType, 0) {
            programs.append(Program(owning: UnsafeMutableRawPointer(preferred)))
        }
        let list = g_app_info_get_all_for_type(contentType)
        defer { g_list_free(list) }
        for found in elements(of: list) {
            let program = Program(owning: found)
            if g_app_info_should_show(program.opaque) != 0, !programs.contains(where: { $0.isSame(as: program) }) {
                programs.append(program)
            }
        }
        return programs
    }

    /// Whether it is still there to be started.
    private var isInstalled: Bool {
        // The desktop starts some without one.
        guard let executable = g_app_info_get_executable(opaque) else { return true }
        guard let path = g_find_program_in_path(executable) else { return false }
        g_free(path)
        return true
    }

    /// The program that opens addresses of a kind, such as `mailto`; nil if there is none.
    public static func preferred(forScheme scheme: String) -> Program? {
        g_app_info_get_default_for_uri_scheme(scheme).map { Program(owning: UnsafeMutableRawPointer($0)) }
    }

    /// The name as shown to the person.
    public var name: String { String(cString: g_app_info_get_display_name(opaque)) }

    /// The name of its desktop file without the ending, such as `org.gnome.TextEditor`; nil if it has none.
    public var identifier: String? {
        guard let id = g_app_info_get_id(opaque).map({ String(cString: $0) }) else { return nil }
        return id.hasSuffix(".desktop") ? String(id.dropLast(".desktop".count)) : id
    }

    /// What tells a program that is started where to show itself; nil without a display.
    static var launchContext: Object? {
        gdk_display_get_default().map {
            Object(owning: UnsafeMutableRawPointer(gdk_display_get_app_launch_context($0)))
        }
    }

    private func isSame(as other: Program) -> Bool { g_app_info_equal(opaque, other.opaque) != 0 }

    /// Starts the program with an address: a file's, or one of a kind that it knows.
    ///
    /// - Throws: `PlatformError` if it can't be started.
    public func open(_ uri: String) async throws { try await open([uri]) }

    /// Starts the program with several addresses at once; one that takes only one at a time is started for each.
    ///
    /// - Throws: `PlatformError` if it can't be started.
    public func open(_ uris: [String]) async throws {
        // GLib starts it by a helper of its own, and that doesn't tell whether it found the program.
        guard isInstalled else { throw PlatformError(libraryText("It is no longer installed.")) }
        let context = Self.launchContext
        var list: UnsafeMutablePointer<GList>?
        for uri in uris.reversed() { list = g_list_prepend(list, strdup(uri)) }
        defer { g_list_free_full(list) { free($0) } }
        try await asyncCall { callback, data in
            g_app_info_launch_uris_async(
                opaque, list, context.map { $0.typed() as UnsafeMutablePointer<GAppLaunchContext> }, nil, callback,
                data)
        } finish: { [opaque] result, error in
            _ = g_app_info_launch_uris_finish(opaque, result, error)
        }
        withExtendedLifetime(context) {}
    }
}

/// The installed programs, read once and kept until any is added, changed or removed.
private final class InstalledPrograms {
    static let shared = InstalledPrograms()
    private let monitor = Object(owning: UnsafeMutableRawPointer(g_app_info_monitor_get()))
    private var known: [String: [Program]] = [:]

    private init() {
        monitor.connect("changed") { [weak self] _ in self?.known = [:] }
    }

    func programs(for type: String) -> [Program] {
        if let programs = known[type] { return programs }
        let programs = Program.read(for: type)
        known[type] = programs
        return programs
    }
}
