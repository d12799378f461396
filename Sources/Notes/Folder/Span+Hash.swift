nonisolated extension Span<UInt8> {
    /// A number that is another one for other bytes, as far as chance goes (FNV-1a of 64 bits).
    var hash: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01b3 }
        return hash
    }
}
