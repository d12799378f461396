import Files
import Notes

/// What was selected in the list of notes before that was filled with other items, to be selected again where it comes back: in a
/// later part of the list, or under the name that another program has given it.
struct KeptSelection {
    /// The items that have gone.
    private var missing: [FolderItem] = []

    /// Whether any may still come back.
    var isWaiting: Bool { !missing.isEmpty }

    /// Takes note of what was selected among other items, and returns the positions at which it is among the new ones and isn't
    /// selected. Once the list is whole, what isn't there has gone for good.
    mutating func positions(
        of selected: [FolderItem], before: [FolderItem], in items: [FolderItem], isWhole: Bool
    ) -> [Int] {
        missing += selected
        guard !missing.isEmpty else { return [] }
        defer { if isWhole { missing = [] } }
        let (old, new) = (Set(before.map(\.id)), Set(items.map(\.id)))
        // Those that have stayed are still selected.
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

    /// What of a file stays as it is renamed. That it is the same place on the disk alone says nothing: a new file may have that of
    /// one that has gone.
    private struct FileKey: Hashable {
        let identity: String
        let size, seconds: Int

        init(_ item: FolderItem) {
            (identity, size, seconds) = (item.entry.state.identity, item.entry.size, item.entry.modified.seconds)
        }
    }
}
