import RichText

/// A text, or a part of one, in pieces that are searched one by one. Positions are in Unicode scalars of the whole text.
package nonisolated struct SearchedText: Sendable {
    private let pieces: [RichText]
    /// The start of each piece, and the end of the last one.
    private let starts: [Int]
    /// The scalar before the first piece.
    private let previous: Unicode.Scalar?

    /// Creates a text from consecutive pieces. The first one begins at the given position, after the given scalar, if any.
    init(_ pieces: [RichText], from start: Int = 0, after previous: Unicode.Scalar? = nil) {
        (self.pieces, self.previous) = (pieces, previous)
        starts = pieces.reduce(into: [start]) { $0.append($0[$0.count - 1] + $1.count) }
    }

    var indices: Range<Int> { pieces.indices }

    /// Returns the piece that contains a position; the last one for positions beyond the end.
    func piece(at offset: Int) -> Int {
        max(starts.dropLast().partitioningIndex { $0 > offset } - 1, 0)
    }

    /// Calls a body with the matches that begin in a piece, as ranges of its bytes, until the body returns false.
    ///
    /// - Parameter start: The first byte where a match can begin: a match that began in the previous piece may extend up to
    ///   there.
    private func forEachMatch(
        of search: TextSearch, inPiece index: Int, from start: Int = 0,
        _ body: (_ match: Range<Int>, _ bytes: Span<UInt8>) -> Bool
    ) {
        let bytes = bytes(ofPiece: index, reach: search.reach)
        let previous = index > 0 ? pieces[index - 1].runs.last?.text.unicodeScalars.last : previous
        let span = bytes.text.span
        search.forEachMatch(in: span, from: start, before: bytes.count, after: previous) { body($0, span) }
    }

    /// Returns the bytes of a piece and some of the bytes that follow it, and the number of the piece's own bytes.
    private func bytes(ofPiece index: Int, reach: Int) -> (text: [UInt8], count: Int) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces[index].byteCount + reach + 4)
        for run in pieces[index].runs { bytes.append(contentsOf: run.text.utf8) }
        let count = bytes.count
        for piece in pieces[(index + 1)...] {
            for run in piece.runs {
                for scalar in run.text.unicodeScalars {
                    guard bytes.count < count + reach else { return (bytes, count) }
                    bytes.append(contentsOf: String(scalar).utf8)
                }
            }
        }
        return (bytes, count)
    }

    /// Returns the matches that begin in a piece.
    func matches(of search: TextSearch, inPiece index: Int, from start: Int = 0) -> [Range<Int>] {
        var (found, counter): ([Range<Int>], ScalarCounter) = ([], ScalarCounter())
        forEachMatch(of: search, inPiece: index, from: start) { match, bytes in
            let range = counter.scalars(in: match, of: bytes)
            found.append(range.lowerBound + starts[index]..<range.upperBound + starts[index])
            return true
        }
        return found
    }

    /// Returns the number of matches that begin in a piece, and the byte of the next piece up to which the last of them extends.
    func count(of search: TextSearch, inPiece index: Int, from start: Int) -> (count: Int, end: Int) {
        var (count, end) = (0, start)
        forEachMatch(of: search, inPiece: index, from: start) { match, _ in
            count += 1
            end = match.upperBound
            return true
        }
        return (count, max(end - pieces[index].byteCount, 0))
    }

    /// Returns the first match that begins at or after a position.
    func firstMatch(of search: TextSearch, from offset: Int) -> Range<Int>? {
        for index in piece(at: offset)..<pieces.count {
            if starts[index] < offset {
                if let match = matches(of: search, inPiece: index).first(where: { $0.lowerBound >= offset }) {
                    return match
                }
                continue
            }
            var (found, counter): (Range<Int>?, ScalarCounter) = (nil, ScalarCounter())
            forEachMatch(of: search, inPiece: index) { match, bytes in
                found = counter.scalars(in: match, of: bytes)
                return false
            }
            if let found { return found.lowerBound + starts[index]..<found.upperBound + starts[index] }
            if Task.isCancelled { return nil }
        }
        return nil
    }
}
