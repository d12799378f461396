/// What has to go of things that are kept as long as they take no more than a limit.
nonisolated enum Eviction {
    /// Those not used for the longest time, as many as it takes for the others to stay within a limit in bytes. What was used last
    /// stays in any case.
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
