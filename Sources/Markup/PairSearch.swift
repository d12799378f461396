/// Searches for positions where a byte of one set is followed by a byte of another, at the speed of memory.
package struct PairSearch: Sendable {
    private let lefts: [SIMD32<UInt8>]
    private let rights: [SIMD32<UInt8>]

    /// The number of bytes compared at a time.
    package static let block = 32
    /// The maximum size of each set.
    private static let most = 8

    /// Creates a search; `nil` if the first set is empty, or if a set is too large. The second set may also contain all bytes.
    package init?(_ lefts: Set<UInt8>, _ rights: Set<UInt8>) {
        guard 1...Self.most ~= lefts.count, rights.count <= Self.most || rights.count == 256 else { return nil }
        self.lefts = lefts.map { SIMD32(repeating: $0) }
        self.rights = rights.count == 256 ? [] : rights.map { SIMD32(repeating: $0) }
    }

    /// Returns a position, at or after `start`, before which no match begins. Unless it is near the end, a match begins in its
    /// block.
    package func skip(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            lefts.withUnsafeBufferPointer { lefts in
                rights.withUnsafeBufferPointer { rights in
                    let last = min(end, bytes.count - 1) - Self.block
                    var position = start
                    while position <= last {
                        let left = bytes.loadUnaligned(fromByteOffset: position, as: SIMD32<UInt8>.self)
                        var mask = left .== lefts[0]
                        for index in 1..<lefts.count { mask = mask .| (left .== lefts[index]) }
                        if !rights.isEmpty {
                            let right = bytes.loadUnaligned(fromByteOffset: position + 1, as: SIMD32<UInt8>.self)
                            var other = right .== rights[0]
                            for index in 1..<rights.count { other = other .| (right .== rights[index]) }
                            mask = mask .& other
                        }
                        if any(mask) { break }
                        position += Self.block
                    }
                    return position
                }
            }
        }
    }
}
