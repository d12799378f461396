/// A SplitMix64 generator: it returns the same numbers for the same seed in every run, so that failures can be reproduced.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator at the beginning of a seed's numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns the seed in `LONGPRESS_SEED`, which reproduces a failure, or the given one.
    public static func seed(or usual: UInt64) -> UInt64 {
        environment("LONGPRESS_SEED").flatMap(UInt64.init) ?? usual
    }
}
