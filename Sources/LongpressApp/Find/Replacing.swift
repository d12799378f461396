import Gtk
import Notes

/// Replaces all matches of a search by the same letters: at once if there are few, otherwise in parts, so that the window keeps
/// responding.
///
/// Meanwhile the text is locked. Cancelling restores the note. The replacement is one step of the history.
final class Replacing {
    private let search: NoteSearch
    private let window: NoteWindow
    private let letters: String
    private var isCancelled = false

    init(_ search: NoteSearch, in window: NoteWindow, by letters: String) {
        (self.search, self.window, self.letters) = (search, window, letters)
    }

    func cancel() { isCancelled = true }

    /// Replaces the matches as a step of the history with a name, and returns how many there were; nil if cancelled.
    func run(named name: String) async -> Int? {
        guard let matches = await search.textMatches, let pattern = search.search, !isCancelled else { return nil }
        let (view, note) = (window.text.view, window.note)
        let captions = search.captions
        view.buffer.lock()
        note.history.begin(name)
        var count = 0
        let slice = TimeSlice()
        // From the end, so that the positions of earlier matches stay valid.
        pieces: for piece in matches.pieces.reversed() {
            for stretch in TextReplacement.stretches(of: matches.matches(inPiece: piece)).reversed() {
                await slice.yieldIfOver()
                if isCancelled { break pieces }
                Self.replace(stretch, by: letters, in: view.buffer)
                count += stretch.matches.count
            }
        }
        if !isCancelled {
            for id in captions { count += Self.replace(inCaptionOf: id, of: note, pattern, by: letters) }
        }
        note.history.end()
        if isCancelled, count > 0 { await HistoryMove(note.history, .back).run() }
        view.buffer.unlock()
        return isCancelled ? nil : count
    }

    /// Replaces matches that are close together. Pictures between them aren't replaced: inserted again, they would be loaded
    /// again.
    static func replace(_ stretch: TextReplacement.Stretch, by letters: String, in buffer: TextBuffer) {
        let text = buffer.richText(in: stretch.range)
        guard text.hasPictures else { return replace(stretch, in: text, by: letters, in: buffer) }
        for part in stretch.divided(at: text.picturePositions.map { $0 + stretch.range.lowerBound }).reversed() {
            replace(part, in: buffer.richText(in: part.range), by: letters, in: buffer)
        }
    }

    private static func replace(
        _ stretch: TextReplacement.Stretch, in text: RichText, by letters: String, in buffer: TextBuffer
    ) {
        let start = stretch.range.lowerBound
        let matches = stretch.matches.map { $0.lowerBound - start..<$0.upperBound - start }
        let new = TextReplacement.replaced(matches, in: text, by: letters)
        buffer.remove(stretch.range)
        if !new.isEmpty { buffer.insert(new, at: start) }
    }

    /// Replaces the matches in a caption, and returns how many there were.
    @discardableResult
    static func replace(inCaptionOf id: NotePicture.ID, of note: Note, _ search: TextSearch, by letters: String) -> Int
    {
        guard let caption = note.picture(id)?.caption else { return 0 }
        let matches = search.matches(in: caption)
        note.setCaption(TextReplacement.replaced(matches, in: RichText(caption), by: letters).text, of: id)
        return matches.count
    }
}
