import CGtk
import Platform

/// Named values in groups, in the format of desktop files (GLib's key files).
package nonisolated final class KeyFile {
    private let file = g_key_file_new()

    package init() {}

    /// Parses a file's content; throws `PlatformError` if it isn't a key file.
    package init(_ bytes: [UInt8]) throws {
        let text = bytes.map { CChar(bitPattern: $0) }
        _ = try throwing { g_key_file_load_from_data(file, text, gsize(text.count), GKeyFileFlags(rawValue: 0), $0) }
    }

    /// Reads a file on the calling thread; throws `PlatformError` if it can't be read, or isn't a key file.
    package init(at path: SystemPath) throws {
        _ = try throwing { g_key_file_load_from_file(file, path.characters, GKeyFileFlags(rawValue: 0), $0) }
    }

    deinit {
        if let file { giveBack(file) { g_key_file_unref(OpaquePointer($0)) } }
    }

    package var bytes: [UInt8] {
        var count: gsize = 0
        guard let data = g_key_file_to_data(file, &count, nil) else { return [] }
        defer { g_free(data) }
        return UnsafeBufferPointer(start: data, count: Int(count)).map { UInt8(bitPattern: $0) }
    }

    /// The names of the groups, in order.
    package var groups: [String] {
        var count: gsize = 0
        let names = g_key_file_get_groups(file, &count)
        defer { g_strfreev(names) }
        return (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
    }

    /// Returns a text; nil if there is none, or it isn't a valid string.
    package func text(_ key: String, in group: String) -> String? {
        String(freeing: g_key_file_get_string(file, group, key, nil))
    }

    /// Returns a text in the user's language, or else in the file's default language; nil if there is none.
    package func localizedText(_ key: String, in group: String) -> String? {
        String(freeing: g_key_file_get_locale_string(file, group, key, nil, nil))
    }

    /// Returns an integer; nil if there is none.
    package func number(_ key: String, in group: String) -> Int? { text(key, in: group).flatMap { Int($0) } }

    /// Returns a finite number; nil if there is none.
    package func fraction(_ key: String, in group: String) -> Double? {
        text(key, in: group).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns a Boolean; nil if the value is neither `true` nor `false`.
    package func flag(_ key: String, in group: String) -> Bool? {
        text(key, in: group).flatMap { ["true": true, "false": false][$0] }
    }

    package func set(_ key: String, in group: String, _ text: String) {
        g_key_file_set_string(file, group, key, text)
    }
}
