/// The matches of a search in a text: their number, and each match on demand. A text of 100 MB may have millions, so they aren't
/// stored.
package nonisolated struct TextMatches: Sendable {
    private let search: TextSearch
    private let text: SearchedText
    /// The number of matches before each piece, and the total at the end.
    private var sums = [0]
    /// The byte of each piece where the first match in it can begin.
    private var starts = [0]

    /// Counts the matches. Throws `CancellationError`.
    init(of search: TextSearch, in text: SearchedText) throws {
        (self.search, self.text) = (search, text)
        for index in text.indices {
            try Task.checkCancellation()
            let (count, end) = text.count(of: search, inPiece: index, from: starts[index])
            sums.append(sums[index] + count)
            starts.append(end)
        }
    }

    /// The number of matches.
    package var count: Int { sums[sums.count - 1] }

    /// The indices of the text's pieces, in order.
    package var pieces: Range<Int> { text.indices }

    /// Returns the matches that begin in a piece.
    package func matches(inPiece index: Int) -> [Range<Int>] {
        sums[index] == sums[index + 1] ? [] : text.matches(of: search, inPiece: index, from: starts[index])
    }

    /// Returns the first match that begins at or after a position; `nil` if there is none up to the end.
    package func first(from offset: Int) -> Range<Int>? {
        guard count > 0 else { return nil }
        let start = text.piece(at: offset)
        if let match = matches(inPiece: start).first(where: { $0.lowerBound >= offset }) { return match }
        return text.indices[(start + 1)...].first { sums[$0] < sums[$0 + 1] }.flatMap { matches(inPiece: $0).first }
    }

    /// Returns the last match that begins before a position; `nil` if there is none.
    package func last(before offset: Int) -> Range<Int>? {
        guard count > 0 else { return nil }
        let start = text.piece(at: max(offset - 1, 0))
        if let match = matches(inPiece: start).last(where: { $0.lowerBound < offset }) { return match }
        return text.indices[..<start].last { sums[$0] < sums[$0 + 1] }.flatMap { matches(inPiece: $0).last }
    }

    /// Returns the number of a match, starting at 1; `nil` if it isn't a match.
    package func number(of match: Range<Int>) -> Int? {
        guard count > 0 else { return nil }
        let piece = text.piece(at: match.lowerBound)
        return matches(inPiece: piece).firstIndex(of: match).map { sums[piece] + $0 + 1 }
    }
}
