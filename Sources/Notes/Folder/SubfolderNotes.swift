import Files
import Formats
import Platform

/// Finds the notes in the subfolders of a folder, up to a maximum depth. Leaves out what can't be read.
nonisolated struct SubfolderNotes {
    /// The maximum number of notes, and the maximum depth of subfolders.
    private static let (most, deepest) = (10_000, 8)

    private let pins: Set<String>
    private var notes: [FolderItem] = []
    /// The folders already visited, because a link may lead to one again.
    private var seen: Set<String> = []

    private let root: File

    /// Creates a finder for the notes below a folder. `pins` has the addresses of pinned notes.
    init(below root: File, _ pins: Set<String>) { (self.root, self.pins) = (root, pins) }

    /// Returns the notes in subfolders. Throws `CancellationError`.
    func found(in folders: [FolderEntry], _ cancellation: Cancellation) throws -> [FolderItem] {
        guard !folders.isEmpty else { return [] }
        var finder = self
        if let state = try? root.state(cancellation) { finder.seen.insert(state.identity) }
        for folder in folders { try finder.look(in: folder, path: folder.name, cancellation) }
        return finder.notes
    }

    private mutating func look(in folder: FolderEntry, path: String, depth: Int = 1, _ cancellation: Cancellation)
        throws
    {
        try cancellation.check()
        guard depth <= Self.deepest, notes.count < Self.most, seen.insert(folder.state.identity).inserted else {
            return
        }
        let entries: [FolderEntry]
        do {
            entries = try folder.file.entries(where: FolderItem.isNote, cancellation)
        } catch let error as CancellationError {
            throw error
        } catch {
            return
        }
        for entry in entries where !entry.isFolder && notes.count < Self.most {
            var item = FolderItem(entry, isPinned: pins.contains(entry.file.uri))
            item.path = path
            notes.append(item)
        }
        for entry in entries where entry.isFolder {
            try look(in: entry, path: path + "/" + entry.name, depth: depth + 1, cancellation)
        }
    }
}

nonisolated extension FolderItem {
    /// Sets the summary from the words in an index.
    mutating func summarize(from index: FolderIndex) {
        if let words = index.entries[id]?.words { summary = NoteSummary(of: words) }
    }
}
