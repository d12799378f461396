import CGtk

nonisolated extension UserFolder {
    /// Returns the folders that libraries may look in on the main thread, again and again while the program runs. Of those among
    /// the person's folders they are the ones that exist and answer, on a disk that won't cease to: not one on a network, and
    /// none that is missing, for which the disk would be asked each time.
    ///
    /// - Parameters:
    ///   - folders: Any folders. Those that aren't among the person's are left in.
    ///   - milliseconds: How long the disks are waited for.
    package static func steady(among folders: [SystemPath], within milliseconds: Int = 100) -> [SystemPath] {
        let own = folders.filter { folder in allCases.contains { folder.isIn($0.path) } }
        guard !own.isEmpty else { return folders }
        let near = own.filter { !Disk(of: File($0)).isRemote }
        let there = Worker(looking: { cancellation in near.filter { File($0).isFolder(cancellation) } })
            .value(within: milliseconds)
        return folders.filter { !own.contains($0) || there?.contains($0) == true }
    }

    /// Has the pointer's shapes be looked for in steady folders alone: X11's library looks in the home first, on the main thread,
    /// for each that hasn't been shown before. Call it before there is a display.
    package static func keepCursorsSteady() {
        let variable = "XCURSOR_PATH"
        let given = g_getenv(variable).map { SystemPath($0) } ?? SystemPath(usualCursorPath)
        let home = UserFolder.home.path.bytes
        let folders = given.bytes.split(separator: UInt8(ascii: ":")).map { folder in
            folder.first == UInt8(ascii: "~") ? SystemPath(bytes: home + folder.dropFirst()) : SystemPath(bytes: folder)
        }
        let steady = steady(among: folders)
        guard steady.count < folders.count else { return }
        change(variable, to: SystemPath(bytes: Array(steady.map(\.bytes).joined(separator: [UInt8(ascii: ":")]))))
    }

    /// Where they are looked for if nothing else is said (Xcursor(3)).
    private static let usualCursorPath = "~/.local/share/icons:~/.icons:/usr/share/icons:/usr/share/pixmaps"
}
