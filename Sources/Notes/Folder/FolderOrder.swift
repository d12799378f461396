import Files

/// The sort order of a folder's items. Pinned items come first, then folders, sorted by name.
package nonisolated enum FolderOrder: String, CaseIterable, Sendable {
    /// The most recently changed item comes first.
    case newest
    case oldest
    case name

    /// Returns items in this order.
    package func sorted(_ items: [FolderItem]) -> [FolderItem] {
        items.sorted { one, other in
            if one.isPinned != other.isPinned { return one.isPinned }
            if one.isFolder != other.isFolder { return one.isFolder }
            let (time, otherTime) = (one.entry.modified, other.entry.modified)
            if self == .name || one.isFolder || time == otherTime {
                let (key, otherKey) = (one.entry.nameKey, other.entry.nameKey)
                return key == otherKey ? one.id < other.id : key.lexicographicallyPrecedes(otherKey)
            }
            return self == .newest ? time > otherTime : time < otherTime
        }
    }
}
