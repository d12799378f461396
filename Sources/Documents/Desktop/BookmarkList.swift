import CGtk
import Platform

/// A list of files and the programs that have opened them, in the desktop's format (Desktop Bookmark Specification 1.0).
nonisolated final class BookmarkList {
    private let list = g_bookmark_file_new()

    init() {}

    /// Parses a file's content; throws `PlatformError` if it isn't such a list.
    init(_ bytes: [UInt8]) throws {
        let text = bytes.map { CChar(bitPattern: $0) }
        _ = try throwing { g_bookmark_file_load_from_data(list, text, gsize(text.count), $0) }
    }

    deinit {
        if let list { giveBack(list) { g_bookmark_file_free(OpaquePointer($0)) } }
    }

    var bytes: [UInt8] {
        var count: gsize = 0
        guard let data = g_bookmark_file_to_data(list, &count, nil) else { return [] }
        defer { g_free(data) }
        return UnsafeBufferPointer(start: data, count: Int(count)).map { UInt8(bitPattern: $0) }
    }

    /// Records that a program has opened a file now.
    func add(_ uri: String, type: String, program: String, command: String) {
        g_bookmark_file_set_mime_type(list, uri, type)
        g_bookmark_file_add_application(list, uri, program, command)
        g_bookmark_file_set_is_private(list, uri, 0)
    }

    /// Removes files that haven't changed for a number of days, unless that is negative, and the oldest files beyond a count.
    func forget(olderThan days: Int, butFor count: Int) {
        let now = g_get_real_time() / 1_000_000
        let oldest = days < 0 ? Int.min : now - (days + 1) * 86_400
        let latest = uris.map { (uri: $0, time: time(of: $0)) }.filter { $0.time > oldest }
            .sorted { $0.time > $1.time }.prefix(count).map(\.uri)
        for uri in Set(uris).subtracting(latest) { g_bookmark_file_remove_item(list, uri, nil) }
    }

    /// Returns the local files of some MIME types that a program has opened, the latest first.
    func files(openedBy program: String, types: [String]) -> [File] {
        uris.filter { uri in
            guard uri.hasPrefix("file:/"), g_bookmark_file_has_application(list, uri, program, nil) != 0,
                let type = String(freeing: g_bookmark_file_get_mime_type(list, uri, nil))
            else { return false }
            return types.contains(type)
        }
        .map { (uri: $0, time: time(of: $0)) }.sorted { $0.time > $1.time }.map { File(uri: $0.uri) }
    }

    private var uris: [String] {
        var count: gsize = 0
        let uris = g_bookmark_file_get_uris(list, &count)
        defer { g_strfreev(uris) }
        return (0..<Int(count)).compactMap { uris?[$0].map { String(cString: $0) } }
    }

    /// Returns the time of a file's last change in the list, in seconds of the system's clock.
    private func time(of uri: String) -> Int {
        g_bookmark_file_get_modified_date_time(list, uri, nil).map { g_date_time_to_unix($0) } ?? 0
    }
}
