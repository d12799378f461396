import CGtk

/// The desktop's list of files that programs have opened and saved.
package enum RecentFiles {
    private static var manager: Object {
        Object(borrowing: UnsafeMutableRawPointer(gtk_recent_manager_get_default()))
    }

    /// Adds a file at the top, as one that a program has opened.
    ///
    /// - Parameters:
    ///   - uri: The file's address.
    ///   - type: Its MIME type.
    ///   - program: What the program is called.
    ///   - command: How the program is started with a file; `%u` stands for its address.
    package static func add(_ uri: String, type: String, program: String, command: String) {
        let texts: [UnsafeMutablePointer<CChar>?] = [strdup(type), strdup(program), strdup(command)]
        defer { texts.forEach { free($0) } }
        var data = GtkRecentData(
            display_name: nil, description: nil, mime_type: texts[0], app_name: texts[1], app_exec: texts[2],
            groups: nil, is_private: 0)
        let manager = manager
        withExtendedLifetime(manager) {
            _ = gtk_recent_manager_add_full(manager.typed(), uri, &data)
        }
    }

    /// The local files of some MIME types that a program has opened, the latest first, whether they are still there or not.
    /// Among all that it has opened are those that were chosen in a dialog of its, for whatever.
    package static func all(openedBy program: String, types: [String]) -> [File] {
        let manager = manager
        let list = withExtendedLifetime(manager) { gtk_recent_manager_get_items(manager.typed()) }
        defer { g_list_free_full(list) { gtk_recent_info_unref(OpaquePointer($0!)) } }
        var found: [(file: File, time: gint64)] = []
        for info in elements(of: list).map({ OpaquePointer($0) }) {
            guard gtk_recent_info_has_application(info, program) != 0,
                let type = gtk_recent_info_get_mime_type(info), types.contains(String(cString: type)),
                let uri = gtk_recent_info_get_uri(info), gtk_recent_info_is_local(info) != 0
            else { continue }
            let time = gtk_recent_info_get_modified(info).map { g_date_time_to_unix($0) } ?? 0
            found.append((File(uri: String(cString: uri)), time))
        }
        return found.sorted { $0.time > $1.time }.map(\.file)
    }

    /// Calls a handler after the list has changed, by whatever program.
    @discardableResult
    package static func onChange(_ handler: @escaping () -> Void) -> SignalConnection {
        manager.connect("changed") { _ in handler() }
    }
}
