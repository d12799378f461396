import CGtk
import Foundation

/// The access rights and extended attributes of a file.
public struct FileAccess: Equatable, CustomStringConvertible {
    /// The bits of the file's mode.
    public var mode: mode_t
    /// The extended attributes, by name.
    public var attributes: [String: [UInt8]] = [:]

    /// Reads the access rights and attributes of a file.
    public init(of path: String) throws {
        var state = stat()
        guard lstat(path, &state) == 0 else { throw TestFailure("\(path) can't be looked at") }
        mode = state.st_mode & 0o7777
        var names = [CChar](repeating: 0, count: 1 << 16)
        let length = listxattr(path, &names, names.count)
        for bytes in names.prefix(max(length, 0)).split(separator: 0) {
            let name = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            var value = [UInt8](repeating: 0, count: 1 << 16)
            let size = getxattr(path, name, &value, value.count)
            attributes[name] = Array(value.prefix(max(size, 0)))
        }
    }

    /// All values, for messages.
    public var description: String {
        String(mode, radix: 8) + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    /// Sets an extended attribute of a file or folder.
    public static func set(_ name: String, _ value: [UInt8], of path: String) throws {
        guard setxattr(path, name, value, value.count, 0) == 0 else {
            throw TestFailure("\(path) can't have \(name): \(String(cString: strerror(errno)))")
        }
    }

    /// The names of the attributes for a file's access list and for the list that a folder's new files inherit.
    public static let (list, folderList) = ("system.posix_acl_access", "system.posix_acl_default")

    /// Returns an access list that lets the owner and one more user read and write, and not the group and others. The bytes
    /// have the system's format (acl(5), linux/posix_acl_xattr.h).
    public static func list(letting user: UInt32, group: UInt16 = 0) -> [UInt8] {
        let nobody = UInt32.max
        let entries: [(UInt16, UInt16, UInt32)] = [
            (0x01, 6, nobody), (0x02, 6, user), (0x04, group, nobody), (0x10, 6, nobody), (0x20, 0, nobody),
        ]
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        return bytes(UInt32(2)) + entries.flatMap { bytes($0.0) + bytes($0.1) + bytes($0.2) }
    }
}
