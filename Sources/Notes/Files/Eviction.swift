/// Selects the entries to remove from a cache that has a size limit.
nonisolated enum Eviction {
    /// Returns the least recently used entries, just enough for the others to stay within a limit in bytes. Always keeps the most
    /// recently used entry.
    static func oldest<Key, Use: Comparable>(
        of entries: [(key: Key, byteCount: Int, lastUse: Use)], beyond byteLimit: Int
    ) -> [Key] {
        var excess = entries.reduce(-byteLimit) { $0 + $1.byteCount }
        guard excess > 0 else { return [] }
        return entries.sorted { $0.lastUse < $1.lastUse }.dropLast().prefix { entry in
            defer { excess -= entry.byteCount }
            return excess > 0
        }.map(\.key)
    }
}
