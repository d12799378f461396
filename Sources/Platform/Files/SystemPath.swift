import CGtk

/// A path in the system's encoding: bytes, which need not be text. Use it to access files; use text only for display.
package nonisolated struct SystemPath: Hashable, Sendable {
    /// The bytes, ending with a zero, as system calls require.
    package let characters: [CChar]

    package init(_ text: String) { characters = Array(text.utf8CString) }

    /// Makes a path from a C string of the system.
    package init(_ path: UnsafePointer<CChar>) {
        characters = Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1))
    }

    /// Returns the paths of a C array of strings that ends with a null pointer.
    package static func list(_ strings: UnsafePointer<UnsafePointer<CChar>?>) -> [SystemPath] {
        var paths: [SystemPath] = []
        while let path = strings[paths.count] { paths.append(SystemPath(path)) }
        return paths
    }

    /// Makes a path from bytes, none of which is zero.
    package init(bytes: some Sequence<UInt8>) { characters = bytes.map { CChar(bitPattern: $0) } + [0] }

    /// The path as text. Bytes that aren't UTF-8 are replaced by a replacement character, and then the text isn't a valid path.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes.
    package var bytes: [UInt8] { characters.dropLast().map { UInt8(bitPattern: $0) } }

    package var folder: SystemPath { Self.taking(g_path_get_dirname(characters)) }

    /// The last component.
    package var base: SystemPath { Self.taking(g_path_get_basename(characters)) }

    /// Returns whether the path is a folder's path, or inside it, by comparing the paths only.
    package func isIn(_ folder: SystemPath) -> Bool {
        let (path, around, slash) = (bytes, folder.bytes, UInt8(ascii: "/"))
        guard path.starts(with: around) else { return false }
        return around.last == slash || path.count == around.count || path[around.count] == slash
    }

    package func child(_ name: String) -> SystemPath { child(SystemPath(name)) }

    package func child(_ name: SystemPath) -> SystemPath {
        let slash = CChar(bitPattern: UInt8(ascii: "/"))
        return SystemPath(characters.dropLast() + [slash] + name.characters)
    }

    private init(_ characters: [CChar]) { self.characters = characters }

    private static func taking(_ path: UnsafeMutablePointer<CChar>?) -> SystemPath {
        guard let path else { return SystemPath("") }
        defer { g_free(path) }
        return SystemPath(path)
    }
}
