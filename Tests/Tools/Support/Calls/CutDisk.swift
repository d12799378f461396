import Foundation

/// A folder of which is known what the system has been told, and what of that is on the disk: what is there after the power is
/// cut is one of several things.
///
/// Nothing counts but what POSIX promises: a file's content and mode are on the disk once the file was brought there
/// (`fsync`), and what a folder says of its files once the folder was. Until then each change in a folder may be lost, though a
/// later one isn't, and a file may have its old content, none, a part of the new one, zeros, or all.
public struct CutDisk {
    typealias Node = Int

    struct File {
        var content: [UInt8]
        var mode: UInt32
        /// Those on the disk.
        var kept: (content: [UInt8], mode: UInt32)
    }

    /// A change of what folders say, whole or not at all.
    struct Change {
        let entries: [(folder: Node, name: String, node: Node?)]
        /// The folder that has to be brought to the disk.
        var folder: Node { entries[entries.count - 1].folder }
    }

    /// Where it is.
    let place: String
    var files: [Node: File] = [:]
    var links: [Node: String] = [:]
    /// What folders say on the disk.
    var folders: [Node: [String: Node]] = [:]
    /// What they say besides.
    var changes: [Change] = []
    /// Files and folders that are open, by their numbers, each with the place where is written next.
    var open: [Int: (node: Node, offset: Int)] = [:]
    let root: Node = 0
    private var next = 0

    /// The folder at a place as it is now, all of it on the disk.
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

    /// What is in a folder now.
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

    /// All that may be there if the power is cut now.
    public var trees: Set<DiskTree> {
        precondition(changes.count <= 12, "too much that isn't on the disk: \(changes)")
        // A file is the same by all of its names.
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
    /// What may be on the disk.
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
