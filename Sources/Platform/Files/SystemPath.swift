import CGtk

/// A path as the system has it: bytes, which need not be text. By it files are asked for; text is for showing.
package nonisolated struct SystemPath: Hashable, Sendable {
    /// The bytes, with a zero at the end, as the system's calls take them.
    package let characters: [CChar]

    package init(_ text: String) { characters = Array(text.utf8CString) }

    /// A path that the system has told.
    package init(_ path: UnsafePointer<CChar>) {
        characters = Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1))
    }

    /// The paths of a C array of strings that ends with a null pointer.
    package static func list(_ strings: UnsafePointer<UnsafePointer<CChar>?>) -> [SystemPath] {
        var paths: [SystemPath] = []
        while let path = strings[paths.count] { paths.append(SystemPath(path)) }
        return paths
    }

    /// A path of bytes, none of which is zero.
    package init(bytes: some Sequence<UInt8>) { characters = bytes.map { CChar(bitPattern: $0) } + [0] }

    /// The path as text. What isn't UTF-8 has a replacement character in its place: it leads to no file then.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes.
    package var bytes: [UInt8] { characters.dropLast().map { UInt8(bitPattern: $0) } }

    package var folder: SystemPath { Self.taking(g_path_get_dirname(characters)) }

    /// The last part.
    package var base: SystemPath { Self.taking(g_path_get_basename(characters)) }

    /// Whether it is a folder's, or of something in that, by the paths alone.
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
