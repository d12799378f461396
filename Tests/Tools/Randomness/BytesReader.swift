/// What reads bytes from elsewhere, with bytes as they should be.
public struct BytesReader: Sendable, CustomStringConvertible {
    /// What it reads.
    public let description: String
    private let samples: [String]
    private let pieces: [String]
    private let read: @Sendable ([UInt8]) -> Void

    /// A reader of samples, which are damaged with pieces that mean something in them, too.
    public init(
        _ name: String, _ samples: [String], pieces: [String] = [], read: @escaping @Sendable ([UInt8]) -> Void
    ) {
        (description, self.samples, self.pieces, self.read) = (name, samples, pieces, read)
    }

    /// Has it read the samples, and then damaged ones: a few thousand, or as many as `LONGPRESS_FUZZ` says.
    public func readAnything() {
        var random = SeededGenerator(seed: SeededGenerator.seed(or: 1))
        let pieces = pieces.map { Array($0.utf8) }
        for sample in samples { read(Array(sample.utf8)) }
        for _ in 0..<Self.count {
            read(random.damaged(Array(samples.randomElement(using: &random)!.utf8), pieces: pieces))
        }
    }

    private static let count = environment("LONGPRESS_FUZZ").flatMap { Int($0) } ?? 2000
}
