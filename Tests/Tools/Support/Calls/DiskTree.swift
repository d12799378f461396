import Foundation

/// The contents of a file, folder or link, as a value.
public indirect enum DiskTree: Hashable, Sendable {
    /// A file with its content and the bits of its mode.
    case file([UInt8], mode: UInt32)
    case folder([String: DiskTree])
    /// A symbolic link with its destination.
    case link(String)

    /// Reads the current contents of a path.
    public init(of path: String) throws {
        var state = stat()
        guard lstat(path, &state) == 0 else { throw TestFailure("\(path) isn't there") }
        switch state.st_mode & S_IFMT {
        case S_IFLNK: self = .link(try FileManager.default.destinationOfSymbolicLink(atPath: path))
        case S_IFDIR:
            var entries: [String: DiskTree] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: path) {
                entries[name] = try DiskTree(of: "\(path)/\(name)")
            }
            self = .folder(entries)
        default:
            let content = FileManager.default.contents(atPath: path).map(Array.init) ?? []
            self = .file(content, mode: state.st_mode & 0o7777)
        }
    }

    /// Creates the contents at a path that doesn't exist or is an empty folder.
    public func make(at path: String) throws {
        switch self {
        case .file(let content, let mode):
            guard FileManager.default.createFile(atPath: path, contents: Data(content)), chmod(path, mode) == 0 else {
                throw TestFailure("\(path) can't be made")
            }
        case .folder(let entries):
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for (name, entry) in entries { try entry.make(at: "\(path)/\(name)") }
        case .link(let destination):
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
        }
    }

    /// The entry with a name, if this is a folder.
    public subscript(name: String) -> DiskTree? {
        guard case .folder(let entries) = self else { return nil }
        return entries[name]
    }

    /// The names of the folder's entries, sorted.
    public var names: [String] {
        guard case .folder(let entries) = self else { return [] }
        return entries.keys.sorted()
    }
}

extension DiskTree: CustomStringConvertible {
    /// The names and sizes, for messages.
    public var description: String {
        switch self {
        case .file(let content, let mode): "\(content.count) bytes, \(String(mode, radix: 8))"
        case .folder: "[" + names.map { "\($0): \(self[$0].map { "\($0)" } ?? "")" }.joined(separator: "; ") + "]"
        case .link(let destination): "→ \(destination)"
        }
    }
}
