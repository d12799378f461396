import CGtk

/// An installed program that can open files and addresses.
public final class Program: Object {
    /// Returns the programs that open a kind of content, with the user's choice first.
    ///
    /// A program whose disk doesn't answer at once is missing until it does.
    ///
    /// - Parameter type: A MIME type.
    public static func all(for type: String) -> [Program] { InstalledPrograms.shared.programs(for: type) }

    /// Like ``all(for:)``, but waits for a slow disk or a busy machine: at most `timeLimit` milliseconds, by default as long as
    /// for any answer of the desktop.
    public static func find(for type: String, timeLimit: Int? = nil) async -> [Program] {
        await InstalledPrograms.shared.find(for: type, timeLimit: timeLimit ?? answerLimit)
    }

    /// Returns the program that opens addresses with a scheme, such as `mailto`; nil if there is none.
    public static func preferred(forScheme scheme: String) -> Program? {
        InstalledPrograms.shared.program(forScheme: scheme)
    }

    /// Like ``preferred(forScheme:)``, but waits for a slow disk or a busy machine: at most `timeLimit` milliseconds, by default
    /// as long as for any answer of the desktop.
    public static func findPreferred(forScheme scheme: String, timeLimit: Int? = nil) async -> Program? {
        await InstalledPrograms.shared.find(forScheme: scheme, timeLimit: timeLimit ?? answerLimit)
    }

    /// The name shown to the user.
    public var name: String { String(cString: g_app_info_get_display_name(opaque)) }

    /// The name of the program's desktop file without its extension, such as `org.gnome.TextEditor`; nil if it has none.
    public var identifier: String? {
        Programs.identifier(of: opaque)
    }

    /// The launch context, which specifies where a started program appears; nil without a display.
    static var launchContext: Object? {
        gdk_display_get_default().map {
            let context = Object(owning: UnsafeMutableRawPointer(gdk_display_get_app_launch_context($0)))
            for (variable, value) in UserFolder.otherProgramsEnvironment {
                let pointer: UnsafeMutablePointer<GAppLaunchContext> = context.typed()
                if let value {
                    g_app_launch_context_setenv(pointer, variable, value.characters)
                } else {
                    g_app_launch_context_unsetenv(pointer, variable)
                }
            }
            return context
        }
    }

    /// Starts the program with an address: a file's, or one with a scheme that the program opens.
    ///
    /// - Throws: `PlatformError` if it can't be started.
    public func open(_ uri: String) async throws { try await open([uri]) }

    /// Starts the program with several addresses at once. A program that takes only one is started once for each.
    ///
    /// - Throws: `PlatformError` if it can't be started.
    public func open(_ uris: [String]) async throws {
        // GLib starts the program through a helper, which doesn't report whether it found the program.
        let executable = Programs.executable(of: opaque)
        let isThere = try await BlockingWork.run(timeLimit: answerLimit) { Programs.isThere(executable, $0) }
        guard isThere else { throw PlatformError(libraryText("It is no longer installed.")) }
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
