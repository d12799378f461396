import Platform
import RichText

/// A note's text as a value, in pieces that are read again only where it has changed. So the cost of copying the whole note, for
/// its file or its journal, depends on the changes, not on the note's size.
package final class TextMirror {
    /// A piece of the text as it was at a moment.
    package struct Piece: Sendable {
        /// A number that changes whenever the piece does.
        package let id: Int
        package let text: RichText
    }

    private struct Chunk {
        var id: Int
        /// The length in Unicode scalars.
        var count: Int
        /// The text; `nil` until it has been read.
        var text: RichText?
    }

    private let source: any NoteText
    private var chunks: [Chunk] = []
    private var nextID = 1
    private var waiting: [([Piece]) -> Void] = []
    private var reading: Timer?

    /// The length of a piece, in Unicode scalars.
    private static let length = 1 << 16
    /// The maximum time for which the main thread is blocked, in milliseconds: well under a frame.
    private static let slice = 8

    init(_ source: any NoteText) {
        self.source = source
        if source.count > 0 { add(source.count, at: 0) }
    }

    var isEmpty: Bool { chunks.isEmpty }

    /// Handles a change that has been made.
    func update(after change: TextChange) {
        switch change {
        case .insertion(let text, let offset): insert(text.count, at: offset)
        case .deletion(let text, let offset): remove(offset..<offset + text.count)
        case .marking(_, _, let ranges): ranges.forEach { self.change($0) }
        }
    }

    /// Passes the whole text, as it is at that moment, to a body: immediately if little has to be read, otherwise soon.
    func pieces(_ body: @escaping ([Piece]) -> Void) {
        waiting.append(body)
        if reading?.isPending != true { read() }
    }

    /// Returns the whole text, as it is once all of it has been read.
    func whole() async -> [RichText] {
        await withCheckedContinuation { continuation in pieces { continuation.resume(returning: $0.map(\.text)) } }
    }

    /// Returns the piece that contains a position and those after it, as many as can be read in a moment but at least two, and
    /// the start of the first one. Returns no pieces at the end of the text.
    func part(from offset: Int) -> (pieces: [RichText], start: Int) {
        let time = Clock.milliseconds
        var part: (pieces: [RichText], start: Int) = ([], 0)
        var end = 0
        for index in chunks.indices {
            let range = end..<end + chunks[index].count
            end = range.upperBound
            guard offset < end else { continue }
            if part.pieces.isEmpty { part.start = range.lowerBound }
            if chunks[index].text == nil {
                guard part.pieces.count < 2 || Clock.milliseconds - time < Self.slice else { break }
                chunks[index].text = source.richText(in: range)
            }
            part.pieces.append(chunks[index].text ?? RichText())
        }
        return part
    }

    // MARK: Reading

    private func read() {
        let start = Clock.milliseconds
        var offset = 0
        for index in chunks.indices {
            let range = offset..<offset + chunks[index].count
            offset = range.upperBound
            guard chunks[index].text == nil else { continue }
            guard Clock.milliseconds - start < Self.slice else {
                reading = MainLoop.after(milliseconds: 1) { [weak self] in self?.read() }
                return
            }
            chunks[index].text = source.richText(in: range)
        }
        let pieces = chunks.map { Piece(id: $0.id, text: $0.text ?? RichText()) }
        let bodies = waiting
        waiting = []
        bodies.forEach { $0(pieces) }
    }

    // MARK: Changes

    private func newID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    /// Returns the piece that contains a position or ends at it, and the piece's start.
    private func index(at offset: Int) -> (index: Int, start: Int)? {
        var start = 0
        for (index, chunk) in chunks.enumerated() {
            if offset <= start + chunk.count { return (index, start) }
            start += chunk.count
        }
        return nil
    }

    private func insert(_ count: Int, at offset: Int) {
        guard let (index, _) = index(at: offset) else { return add(count, at: chunks.count) }
        chunks[index].count += count
        chunks[index].text = nil
        chunks[index].id = newID()
        guard chunks[index].count > 2 * Self.length else { return }
        add(chunks.remove(at: index).count, at: index)
    }

    private func add(_ count: Int, at index: Int) {
        let counts = stride(from: 0, to: count, by: Self.length).map { min(Self.length, count - $0) }
        chunks.insert(contentsOf: counts.map { Chunk(id: newID(), count: $0) }, at: index)
    }

    private func remove(_ range: Range<Int>) {
        change(range) { $0.count -= $1 }
        chunks.removeAll { $0.count == 0 }
    }

    private func change(_ range: Range<Int>, _ body: (inout Chunk, _ overlap: Int) -> Void = { _, _ in }) {
        var start = 0
        for index in chunks.indices where start < range.upperBound {
            let end = start + chunks[index].count
            let overlap = min(end, range.upperBound) - max(start, range.lowerBound)
            start = end
            guard overlap > 0 else { continue }
            chunks[index].text = nil
            chunks[index].id = newID()
            body(&chunks[index], overlap)
        }
    }
}
