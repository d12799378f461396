import Files
import Notes

/// The items that were selected in the list of notes before its content changed. They are selected again when they come back: in
/// a later part of the list, or under the name that another program has given them.
struct SavedSelection {
    /// The items that are no longer in the list.
    private var missing: [FolderItem] = []

    /// Whether any items may still come back.
    var isWaiting: Bool { !missing.isEmpty }

    /// Adds the items that were selected before a change, and returns the positions of those that are back in the list but not
    /// selected. Once the list is complete, forgets items that aren't in it.
    mutating func positions(
        of selected: [FolderItem], before: [FolderItem], in items: [FolderItem], isWhole: Bool
    ) -> [Int] {
        missing += selected
        guard !missing.isEmpty else { return [] }
        defer { if isWhole { missing = [] } }
        let (old, new) = (Set(before.map(\.id)), Set(items.map(\.id)))
        // Items that have stayed are still selected.
        missing.removeAll { new.contains($0.id) && old.contains($0.id) }
        guard !missing.isEmpty else { return [] }
        let ids = Set(missing.map(\.id))
        let files = Dictionary(missing.filter { !new.contains($0.id) }.map { (FileKey($0), $0.id) }) { first, _ in first
        }
        var back: Set<String> = []
        let positions = items.indices.filter { index in
            let item = items[index]
            guard !old.contains(item.id) else { return false }
            guard let id = ids.contains(item.id) ? item.id : files[FileKey(item)] else { return false }
            return back.insert(id).inserted
        }
        missing.removeAll { back.contains($0.id) }
        return positions
    }

    /// The properties of a file that renaming doesn't change. The identity alone isn't enough, because a new file may get that of
    /// a deleted one.
    private struct FileKey: Hashable {
        let identity: String
        let size, seconds: Int

        init(_ item: FolderItem) {
            (identity, size, seconds) = (item.entry.state.identity, item.entry.size, item.entry.modified.seconds)
        }
    }
}
