import Gtk
import GtkEditor
import Notes

/// Replaces the selection by text: at once if the text is short, otherwise in pieces, so that the window keeps responding (R28).
///
/// Meanwhile the user can't edit the text, but its selection stays. Cancelling restores the text. The insertion is one step of
/// the history.
final class TextInsertion {
    private let view: TextView
    private let history: History
    /// Called with the completed part, from 0 to 1.
    private let onProgress: (Double) -> Void
    private var isCancelled = false

    /// The maximum length of text that is inserted at once, in bytes.
    nonisolated static let shortLength = 1 << 18
    /// The length inserted between two checks of the time, in bytes.
    private nonisolated static let pieceLength = 1 << 15

    init(_ view: TextView, history: History, onProgress: @escaping (Double) -> Void) {
        (self.view, self.history, self.onProgress) = (view, history, onProgress)
    }

    func cancel() { isCancelled = true }

    /// Inserts text as a step of the history with a name; the step includes `rest`. Returns false if cancelled.
    func insert(_ text: RichText, named name: String, with rest: () -> Void) async -> Bool {
        let pieces = await Self.cut(text)
        if isCancelled { return false }
        guard pieces.count > Self.shortLength / Self.pieceLength else {
            history.step(named: name) {
                replaceSelection()
                for piece in pieces { view.buffer.insert(piece, at: view.buffer.insertionPoint) }
                view.buffer.evenParagraph(at: view.buffer.insertionPoint)
                rest()
            }
            return true
        }
        view.buffer.lock()
        history.begin(name)
        let offset = view.buffer.selection?.lowerBound ?? view.buffer.insertionPoint
        let replaced = view.buffer.selection.map { view.buffer.richText(in: $0) }
        let tail = view.buffer.selection.map { view.buffer.paragraphStyle(at: $0.upperBound) }
        replaceSelection()
        let end = await add(pieces, at: offset)
        if isCancelled {
            await revert(offset..<end, replaced, tail)
            history.abandonText()
        } else {
            view.buffer.evenParagraph(at: end)
            // The insertion point has moved along with the text, unless the user moved it.
            rest()
            history.end()
        }
        view.buffer.unlock()
        return !isCancelled
    }

    @concurrent
    private static func cut(_ text: RichText) async -> [RichText] { text.pieces(ofLength: pieceLength) }

    private func replaceSelection() {
        if let selection = view.buffer.selection { view.buffer.remove(selection) }
    }

    private func add(_ pieces: [RichText], at offset: Int) async -> Int {
        var end = offset
        let slice = TimeSlice()
        for (index, piece) in pieces.enumerated() {
            guard !isCancelled else { break }
            view.buffer.insert(piece, at: end)
            end += piece.count
            // Not after the last piece: once all of the text is there, no key must be ignored.
            if slice.isOver, index + 1 < pieces.count {
                onProgress(Double(index + 1) / Double(pieces.count))
                await slice.yieldIfOver()
            }
        }
        return end
    }

    private func revert(_ range: Range<Int>, _ replaced: RichText?, _ tail: ParagraphStyle??) async {
        var end = range.upperBound
        while end > range.lowerBound {
            let start = max(range.lowerBound, end - Self.pieceLength)
            history.withoutRecording { view.buffer.remove(start..<end) }
            end = start
            await MainLoop.idle()
        }
        guard let replaced else { return }
        history.withoutRecording {
            view.buffer.insert(replaced, at: range.lowerBound)
            // The paragraph after the selection had been joined with the one before.
            let end = range.lowerBound + replaced.count
            if let tail { view.buffer.setParagraphStyle(tail, in: end..<end) }
            view.buffer.select(range.lowerBound..<range.lowerBound + replaced.count)
        }
    }
}
