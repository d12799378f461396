import Formats
import Gtk
import Longpress
import Notes

/// Keeps a window's note: in its file, and what isn't saved yet in the journal.
final class NoteStore {
    /// The window, which holds the store, once it is there.
    weak var window: NoteWindow?
    /// The note that is kept.
    let note: Note
    let journal = NoteJournal()
    /// Where and in what form the note is kept.
    private(set) var location = NoteLocation()
    /// Where and in what form the note is being saved, if it isn't kept there already.
    var destination: NoteLocation?
    /// The title that the note was given, which it has as long as it has no file and no other words.
    private var title: String
    /// The words that it was given for: the first line, as a title.
    private var titledWords: String?
    /// Whether the person has said that what the format can't keep may go.
    var acceptsLoss = false
    /// The state of the file when the person was last told that it has changed; the outer nil if that never was.
    var toldState: FileState??
    /// Whether the file is being looked at.
    var isLooking = false
    /// Whether the person was told that the disk doesn't answer, and it hasn't since.
    var isSilenceTold = false
    /// The saving that goes on.
    var saving: Task<Bool, Never>?
    /// Whether the person is being asked what is to become of the note.
    var isAsking = false
    /// Whether the note is being read.
    var opening: NoteOpening?
    /// Whether the note's window is about to go, with nothing left to ask.
    var isSettled = false

    init(_ note: Note, title: String) {
        (self.note, self.title) = (note, title)
        titledWords = words
        journal.content = { [weak self] in await self?.journalContent() }
        note.observe { [journal] _ in journal.noteChanged() }
        journal.onFailure = { [weak self] in self?.window?.show($0) }
    }

    /// The note's name: that of its file, if it has one; otherwise its first line.
    var name: String { location.file?.name ?? wordsOfItsOwn.flatMap(NoteTitle.title) ?? givenTitle }

    /// The name that a file of the note is to have, without its ending, as long as there is none.
    var nameForFile: String { wordsOfItsOwn.flatMap(NoteTitle.fileName) ?? givenTitle.fileBase }

    /// Gives the note a title, which it has as long as it has the words that it has now.
    func setTitle(_ title: String) {
        self.title = title
        titledWords = words
    }

    /// Has the note keep the title that it has been given, with the words that it has now.
    func keepTitle() { titledWords = words }

    private var words: String? {
        let text = note.text
        return NoteTitle.title(of: text.text(in: 0..<min(text.count, NoteTitle.reach)))
    }

    /// The beginning of the text, if the note is called by that.
    private var wordsOfItsOwn: String? {
        guard opening == nil, let words, words != titledWords else { return nil }
        let text = note.text
        return text.text(in: 0..<min(text.count, NoteTitle.reach))
    }

    /// The title that the note was given, unless the words are gone that it was given for.
    private var givenTitle: String {
        titledWords == nil || opening != nil || words == titledWords ? title : LongpressApplication.untitled
    }

    /// Switches to another note, or detaches this one from its file: forgets what the person was told about the previous file and
    /// accepted for it.
    func adopt(_ location: NoteLocation) {
        self.location = location
        (acceptsLoss, toldState, isSilenceTold) = (false, nil, false)
    }

    /// Records where the note was saved. What the person was told about the file is settled; what they accepted for its format
    /// still holds.
    func wasSaved(at location: NoteLocation) {
        self.location = location
        toldState = nil
    }

    /// Records the present state of the note's file, which no other program has changed.
    func learn(_ state: FileState?) { location.state = state }

    /// Whether there is anything that isn't saved.
    var isModified: Bool { note.history.isModified }

    /// Whether there is nothing in it, and never was: a note can be opened in its location.
    var isUntouched: Bool {
        location.file == nil && !isModified && opening == nil && note.pictures.isEmpty && note.mirror.isEmpty
            && note.history.undoName == nil && note.history.redoName == nil
    }

    /// Whether a file is the one that the note is kept in, by whatever name.
    ///
    /// - Parameter identity: Which file it is, as far as its disk has told.
    func isKept(in file: File, _ identity: String?) -> Bool {
        guard let own = location.file else { return false }
        return own == file || (identity != nil && identity == location.state?.identity)
    }

    /// The note as it is now, once it could be read, and the number of that state.
    func snapshot() async -> (NoteSnapshot, state: Int) {
        await withCheckedContinuation { continuation in
            // All at the same moment.
            note.mirror.pieces { [note] pieces in
                continuation.resume(
                    returning: (NoteSnapshot(pieces: pieces, pictures: note.pictures), note.history.closeState()))
            }
        }
    }

    private func journalContent() async -> (JournalEntry, NoteSnapshot)? {
        guard isModified, opening == nil else { return nil }
        let snapshot = await withCheckedContinuation { continuation in
            note.mirror.pieces { [note] pieces in
                continuation.resume(returning: NoteSnapshot(pieces: pieces, pictures: note.pictures))
            }
        }
        return (JournalEntry(title: name, location: location, destination: destination, snapshot), snapshot)
    }

    /// Asks something over the window; nil if the person cancelled.
    ///
    /// - Parameter cancel: The title of the button that cancels; nil for “Cancel”.
    func ask(
        _ title: String, _ message: String?, _ answers: Question.Answer..., cancel: String? = nil
    ) async -> Int? {
        guard let window = window?.window else { return nil }
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return await Question.ask(title, message, answers, cancel: cancel, over: window)
    }
}
