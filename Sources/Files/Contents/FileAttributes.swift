import CGtk
import Platform

/// What a file has besides its content, its owner and its mode: its access list, its security label, and what the person's
/// programs have noted on it.
nonisolated struct FileAttributes {
    /// By name, as the system has it: bytes, with a zero at the end.
    private let values: [[CChar]: [UInt8]]

    /// The attributes of a file; nil if they can't all be read.
    init?(of path: SystemPath) {
        self.init(names: { lp_attribute_names(path.characters, $0, $1) }) {
            lp_attribute(path.characters, $0, $1, $2)
        }
    }

    /// The attributes of an open file, whether or not it still has its name; nil if they can't all be read.
    private init?(of descriptor: Int32) {
        self.init(names: { lp_attribute_names_of(descriptor, $0, $1) }) { lp_attribute_of(descriptor, $0, $1, $2) }
    }

    private init?(
        names: (UnsafeMutableRawPointer?, gsize) -> gssize,
        value: ([CChar], UnsafeMutableRawPointer?, gsize) -> gssize
    ) {
        var values: [[CChar]: [UInt8]] = [:]
        let (names, error) = Self.bytes(names)
        // Not every file system has any; and that a file is gone by now is for others to say.
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

    /// Gives a new file these attributes and no others; false if it can't have all that matter.
    ///
    /// It comes before the mode: with an access list the mode's bits for the group are the most that the list gives
    /// anybody, and a list that a file has from its folder would let others in.
    func give(to descriptor: Int32) -> Bool {
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
        /// It says who may do what with the file.
        case access
        /// The person's own programs have noted it.
        case note
        /// It describes the content, or gives that rights: the new content has neither.
        case contents
        /// The system's own, which only its administrator may set.
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

    /// The most bytes that names or a value take (Linux: XATTR_LIST_MAX, XATTR_SIZE_MAX).
    private static let most = 1 << 16

    /// The bytes that a call fills in, and the number of its error; 0 for none.
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
