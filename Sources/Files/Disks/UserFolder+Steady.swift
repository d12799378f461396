import CGtk
import Platform

nonisolated extension UserFolder {
    /// Returns the folders that libraries may safely access on the main thread, again and again while the program runs. The
    /// user's own are included only if they exist, respond within the milliseconds, and aren't on a network: for a missing
    /// one, the disk would be accessed each time.
    package static func steady(among folders: [SystemPath], within milliseconds: Int = 100) -> [SystemPath] {
        let own = folders.filter { folder in allCases.contains { folder.isIn($0.path) } }
        guard !own.isEmpty else { return folders }
        let near = own.filter { !Disk(of: File($0)).isRemote }
        let there = Worker(looking: { cancellation in near.filter { File($0).isFolder(cancellation) } })
            .value(within: milliseconds)
        return folders.filter { !own.contains($0) || there?.contains($0) == true }
    }

    /// Limits the search for cursors to steady folders: X11's library looks in the home folder first, on the main thread, for
    /// each cursor that it hasn't shown before. Call it before the display is opened.
    package static func keepCursorsSteady() {
        let variable = "XCURSOR_PATH"
        let given = g_getenv(variable).map { SystemPath($0) } ?? SystemPath(defaultCursorPath)
        let home = UserFolder.home.path.bytes
        let folders = given.bytes.split(separator: UInt8(ascii: ":")).map { folder in
            folder.first == UInt8(ascii: "~") ? SystemPath(bytes: home + folder.dropFirst()) : SystemPath(bytes: folder)
        }
        let steady = steady(among: folders)
        guard steady.count < folders.count else { return }
        change(variable, to: SystemPath(bytes: Array(steady.map(\.bytes).joined(separator: [UInt8(ascii: ":")]))))
    }

    /// Limits the lookup of content types to steady folders: GLib checks each of them when a type is requested more than five
    /// seconds after the last check. GTK 4.18 requests the type of each icon that it loads, on a thread that the main thread
    /// waits for.
    package static func keepContentTypesSteady() {
        guard let all = g_content_type_get_mime_dirs().map({ SystemPath.list($0) }) else { return }
        let steady = steady(among: all)
        guard steady.count < all.count else { return }
        withCStrings(steady.map(\.characters)) { g_content_type_set_mime_dirs($0) }
    }

    /// The default search path (Xcursor(3)).
    private static let defaultCursorPath = "~/.local/share/icons:~/.icons:/usr/share/icons:/usr/share/pixmaps"
}
