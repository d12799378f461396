import Foundation

/// A model of a folder that distinguishes what the system has been told from what has reached the disk. It knows all states
/// that a power cut may leave.
///
/// It assumes only what POSIX guarantees: a file's content and mode are on the disk after an `fsync` of the file, and a
/// folder's entries after an `fsync` of the folder. Until then, each change in a folder may be lost even if a later one isn't,
/// and a file may have its old content, none, a part of the new one, zeros, or all of it.
public struct CutDisk {
    typealias Node = Int

    struct File {
        var content: [UInt8]
        var mode: UInt32
        /// The content and mode on the disk.
        var kept: (content: [UInt8], mode: UInt32)
    }

    /// A change of folder entries, which happens completely or not at all.
    struct Change {
        let entries: [(folder: Node, name: String, node: Node?)]
        /// The folder that has to be synced for the change to reach the disk.
        var folder: Node { entries[entries.count - 1].folder }
    }

    /// The folder's path.
    let place: String
    var files: [Node: File] = [:]
    var links: [Node: String] = [:]
    /// The folder entries on the disk.
    var folders: [Node: [String: Node]] = [:]
    /// The changes to folder entries that haven't reached the disk.
    var changes: [Change] = []
    /// The open files and folders by their descriptors, each with its write position.
    var open: [Int: (node: Node, offset: Int)] = [:]
    let root: Node = 0
    private var next = 0

    /// Reads a folder as it is now, and assumes that all of it is on the disk.
    public init(at place: String) throws {
        self.place = place
        var known: [UInt64: Node] = [:]
        _ = try add(place, &known)
    }

    mutating func newNode() -> Node {
        defer { next += 1 }
        return next
    }

    private mutating func add(_ path: String, _ known: inout [UInt64: Node]) throws -> Node {
        var state = stat()
        guard lstat(path, &state) == 0 else { throw TestFailure("\(path) isn't there") }
        if let node = known[UInt64(state.st_ino)] { return node }
        let node = newNode()
        known[UInt64(state.st_ino)] = node
        switch try DiskTree(of: path) {
        case .file(let content, let mode): files[node] = File(content: content, mode: mode, kept: (content, mode))
        case .link(let destination): links[node] = destination
        case .folder(let entries):
            var nodes: [String: Node] = [:]
            for name in entries.keys { nodes[name] = try add("\(path)/\(name)", &known) }
            folders[node] = nodes
        }
        return node
    }

    // MARK: Now

    /// Returns the current entries of a folder.
    func entries(of folder: Node) -> [String: Node] {
        entries(of: folder, with: changes)
    }

    private func entries(of folder: Node, with changes: [Change]) -> [String: Node] {
        var entries = folders[folder] ?? [:]
        for change in changes {
            for entry in change.entries where entry.folder == folder { entries[entry.name] = entry.node }
        }
        return entries
    }

    // MARK: After a cut

    /// All states that a power cut may leave now.
    public var trees: Set<DiskTree> {
        precondition(changes.count <= 12, "too much that isn't on the disk: \(changes)")
        // A file has the same content under all of its names.
        var contents: [[Node: DiskTree]] = [[:]]
        for (node, file) in files {
            contents = contents.flatMap { others in file.variants.map { others.merging([node: $0]) { $1 } } }
        }
        var trees: Set<DiskTree> = []
        for choice in 0..<(1 << changes.count) {
            let chosen = changes.indices.filter { choice >> $0 & 1 == 1 }.map { changes[$0] }
            for content in contents { trees.insert(tree(of: root, with: chosen, content)) }
        }
        return trees
    }

    private func tree(of node: Node, with changes: [Change], _ contents: [Node: DiskTree]) -> DiskTree {
        if let file = contents[node] { return file }
        if let link = links[node] { return .link(link) }
        return .folder(
            entries(of: node, with: changes).mapValues { tree(of: $0, with: changes, contents) })
    }
}

extension CutDisk.File {
    /// The states of the file that may be on the disk.
    fileprivate var variants: Set<DiskTree> {
        var contents: Set = [kept.content, content]
        if kept.content != content {
            contents.formUnion([
                [], Array(content.prefix(content.count / 2)), [UInt8](repeating: 0, count: content.count),
            ])
        }
        return Set(contents.flatMap { content in Set([kept.mode, mode]).map { .file(content, mode: $0) } })
    }
}
