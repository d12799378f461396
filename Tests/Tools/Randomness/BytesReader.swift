/// A parser of bytes from outside, with valid samples of its input.
public struct BytesReader: Sendable, CustomStringConvertible {
    /// The kind of data that the parser reads.
    public let description: String
    private let samples: [String]
    private let pieces: [String]
    private let read: @Sendable ([UInt8]) -> Void

    /// Creates a test of a parser. The samples are damaged at random; `pieces` are significant sequences of the format, which
    /// the damage also inserts.
    public init(
        _ name: String, _ samples: [String], pieces: [String] = [], read: @escaping @Sendable ([UInt8]) -> Void
    ) {
        (description, self.samples, self.pieces, self.read) = (name, samples, pieces, read)
    }

    /// Lets the parser read the samples, and then damaged ones: a few thousand, or the number in `LONGPRESS_FUZZ`.
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
