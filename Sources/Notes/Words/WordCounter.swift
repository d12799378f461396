import Platform
import RichText

/// Counts the words of a note and of its selection, again after each change. Only the changed parts of the text are read. The
/// words are counted on other threads.
package final class WordCounter {
    /// The number of words, and of those that are selected.
    package struct Count: Equatable, Sendable {
        package let words: Int
        /// The number of selected words; `nil` if there is no selection.
        package let selected: Int?
    }

    /// Called with each new count.
    package var onCount: (Count) -> Void = { _ in }

    private let note: Note
    private var counts: [Int: WordCount] = [:]
    private var waiting: Timer?
    private var task: Task<Void, Never>?

    /// The time without a change after which the words are counted again, in milliseconds.
    private static let delay = 150

    /// Counts the words of a note from now on.
    package init(_ note: Note) {
        self.note = note
        note.observe { [weak self] change in
            switch change {
            case .text(.marking), .pictures, .pose, .caption, .history: break
            case .text: self?.scheduleCount()
            }
        }
        note.text.onSelectionMove { [weak self] in self?.scheduleCount() }
        count()
    }

    isolated deinit {
        waiting?.cancel()
        task?.cancel()
    }

    private func scheduleCount() {
        waiting?.cancel()
        waiting = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.count() }
    }

    private func count() {
        task?.cancel()
        task = Task { [weak self, note, counts] in
            let (pieces, selection) = await note.piecesAndSelection()
            guard let (count, counts) = try? await Self.count(pieces, selection, known: counts), let self,
                !Task.isCancelled
            else { return }
            self.counts = counts
            onCount(count)
        }
    }

    /// Throws `CancellationError`.
    @concurrent
    private nonisolated static func count(
        _ pieces: [TextMirror.Piece], _ selection: Range<Int>, known: [Int: WordCount]
    ) async throws -> (Count, [Int: WordCount]) {
        var (all, selected) = (WordCount(), WordCount())
        var (counts, start): ([Int: WordCount], Int) = ([:], 0)
        for piece in pieces {
            try Task.checkCancellation()
            let range = start..<start + piece.text.count
            start = range.upperBound
            let count = known[piece.id] ?? WordCount(of: piece.text)
            counts[piece.id] = count
            all.append(count)
            let part = selection.clamped(to: range)
            if part == range {
                selected.append(count)
            } else if !part.isEmpty {
                let first = part.lowerBound - range.lowerBound
                selected.append(WordCount(of: piece.text.text.scalars(in: first..<first + part.count)))
            }
        }
        return (Count(words: all.words, selected: selection.isEmpty ? nil : selected.words), counts)
    }
}

extension Note {
    /// Returns the whole text, and the selection at that moment.
    fileprivate func piecesAndSelection() async -> ([TextMirror.Piece], Range<Int>) {
        await withCheckedContinuation { continuation in
            mirror.pieces { [text] pieces in
                let ends = [text.selectionAnchor, text.insertionPoint].sorted()
                continuation.resume(returning: (pieces, ends[0]..<ends[1]))
            }
        }
    }
}
