nonisolated extension Span<UInt8> {
    /// A 64-bit FNV-1a hash of the bytes.
    var hash: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in indices { hash = (hash ^ UInt64(self[index])) &* 0x100_0000_01b3 }
        return hash
    }
}
