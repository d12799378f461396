import Files

/// The order of the notes in a folder. What is pinned comes first, and then come folders, in the order of their names.
package nonisolated enum FolderOrder: String, CaseIterable, Sendable {
    /// That which was changed last comes first.
    case newest
    case oldest
    case name

    /// Items in this order.
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
