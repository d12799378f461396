import CGtk
import Platform

/// The attributes of a file besides its content, owner and mode: its access list, its security label, and attributes set by
/// the user's programs.
nonisolated struct FileAttributes {
    /// The values by name, both as the system returns them: bytes; names end with a zero.
    private let values: [[CChar]: [UInt8]]

    /// Reads the attributes of a file; nil if they can't all be read.
    init?(of path: SystemPath) {
        self.init(names: { lp_attribute_names(path.characters, $0, $1) }) {
            lp_attribute(path.characters, $0, $1, $2)
        }
    }

    /// Reads the attributes of an open file, even if it has lost its name; nil if they can't all be read.
    private init?(of descriptor: Int32) {
        self.init(names: { lp_attribute_names_of(descriptor, $0, $1) }) { lp_attribute_of(descriptor, $0, $1, $2) }
    }

    private init?(
        names: (UnsafeMutableRawPointer?, gsize) -> gssize,
        value: ([CChar], UnsafeMutableRawPointer?, gsize) -> gssize
    ) {
        var values: [[CChar]: [UInt8]] = [:]
        let (names, error) = Self.bytes(names)
        // Some file systems have no attributes; a missing file is reported elsewhere.
        guard [0, ENOTSUP, ENOENT].contains(error) else { return nil }
        for bytes in names.split(separator: 0) {
            let name = bytes.map { CChar(bitPattern: $0) } + [0]
            let kind = Self.kind(of: name)
            guard kind != .contents else { continue }
            let (content, error) = Self.bytes { value(name, $0, $1) }
            if error == 0 { values[name] = content } else if kind != .optional { return nil }
        }
        self.values = values
    }

    /// Sets these attributes, and no others, on a new file; returns false if an important one can't be set.
    ///
    /// Call it before the mode is set: with an access list the mode's group bits are the maximum that the list grants to
    /// anyone, and a list inherited from the folder would grant access to others.
    func apply(to descriptor: Int32) -> Bool {
        guard let own = FileAttributes(of: descriptor) else { return false }
        for name in own.values.keys where values[name] == nil {
            let isGone = lp_remove_attribute(descriptor, name) >= 0
            if !isGone, Self.kind(of: name) == .access { return false }
        }
        for (name, value) in values where own.values[name] != value {
            let isGiven = lp_set_attribute(descriptor, name, value, gsize(value.count)) >= 0
            if !isGiven, Self.kind(of: name) != .optional { return false }
        }
        return true
    }

    // MARK: Kinds

    private enum Kind {
        /// It determines access to the file.
        case access
        /// It was set by the user's own programs.
        case note
        /// It describes the content, or grants it privileges, neither of which applies to the new content.
        case contents
        /// It belongs to the system, and only the administrator may set it.
        case optional
    }

    private static func kind(of name: [CChar]) -> Kind {
        let name = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return switch name {
        case "security.selinux", "security.SMACK64": .access
        case "security.capability", "security.ima", "security.evm": .contents
        case _ where name.hasPrefix("system."): .access
        case _ where name.hasPrefix("user."): .note
        default: .optional
        }
    }

    // MARK: Reading

    /// The maximum size of the list of names and of a value, in bytes (Linux: XATTR_LIST_MAX, XATTR_SIZE_MAX).
    private static let most = 1 << 16

    /// Returns the bytes that a call writes, and its error number; 0 for none.
    private static func bytes(
        _ call: (UnsafeMutableRawPointer?, gsize) -> gssize
    ) -> (bytes: [UInt8], error: Int32) {
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
            result = Int(call(buffer.baseAddress, gsize(buffer.count)))
            count = max(result, 0)
        }
        return (bytes, Int32(max(-result, 0)))
    }
}
