import Files
import Formats
import Platform

/// Keeps a note: in its file, and what isn't saved yet in the journal.
package final class NoteStore {
    package let note: Note
    package let journal: NoteJournal
    /// Whoever asks the person what this can't decide.
    package weak var questions: (any NoteQuestions)?
    /// Whoever shows what this has to say.
    package weak var messages: (any NoteMessages)?
    /// The notes that are open in the program.
    package weak var notes: (any OpenNotes)?
    package private(set) var location = NoteLocation()
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
    var saving: Task<Bool, Never>?
    let automatic = AutomaticSaving()
    /// Whether what is being saved is saved by itself.
    var isSavingAutomatically = false
    /// Whether the person is being asked what is to become of the note.
    package private(set) var isAsking = false
    /// The reading of a file into the note, while that goes on.
    package var reading: NoteReading? {
        didSet { if (reading == nil) != (oldValue == nil) { tell(.reading(reading != nil)) } }
    }
    /// Whether the note is about to go, with nothing left to ask.
    package var isSettled = false
    var observers: [(Event) -> Void] = []

    package init(_ note: Note, title: String, journal: NoteJournal = NoteJournal()) {
        (self.note, self.title, self.journal) = (note, title, journal)
        titledWords = words
        journal.content = { [weak self] in await self?.journalContent() }
        note.observe { [journal, automatic] _ in
            journal.noteChanged()
            automatic.noteChanged()
        }
        automatic.save = { [weak self] in self?.saveAutomatically() }
        journal.onFailure = { [weak self] in self?.messages?.show($0) }
    }

    // MARK: Name

    /// The note's name: that of its file, if it has one; otherwise its first line.
    package var name: String {
        location.file?.name ?? wordsOfItsOwn.flatMap(NoteTitle.title) ?? givenTitle
    }

    /// The name that a file of the note is to have, without its ending, as long as there is none.
    var nameForFile: String { wordsOfItsOwn.flatMap(NoteTitle.fileName) ?? givenTitle.fileBase }

    /// Gives the note a title, which it has as long as it has the words that it has now.
    package func setTitle(_ title: String) {
        self.title = title
        titledWords = words
    }

    /// Has the note keep the title that it has been given, with the words that it has now.
    func keepTitle() { titledWords = words }

    private var beginning: String { note.text.text(in: 0..<min(note.text.count, NoteTitle.reach)) }

    private var words: String? { NoteTitle.title(of: beginning) }

    /// The beginning of the text, if the note is called by that.
    private var wordsOfItsOwn: String? {
        guard reading == nil, let words, words != titledWords else { return nil }
        return beginning
    }

    /// The title that the note was given, unless the words are gone that it was given for.
    private var givenTitle: String {
        titledWords == nil || reading != nil || words == titledWords ? title : NoteTitle.untitled
    }

    // MARK: Location

    /// Switches to another note, or to no file: forgets what was told and accepted about the previous file.
    package func adopt(_ location: NoteLocation) {
        self.location = location
        (acceptsLoss, toldState, isSilenceTold) = (false, nil, false)
        automatic.isPaused = false
        tell(.located)
    }

    /// Records where the note was saved. What was told about the file is settled; what was accepted still holds.
    func wasSaved(at location: NoteLocation) {
        self.location = location
        toldState = nil
        automatic.isPaused = false
        tell(.located)
    }

    /// Records the present state of the note's file, which no other program has changed.
    func learn(_ state: FileState?) { location.state = state }

    /// Whether a file is the one that the note is kept in, by any name, or by its identity as far as that is known.
    package func isKept(in file: File, _ identity: String?) -> Bool {
        guard let own = location.file else { return false }
        return own == file || (identity != nil && identity == location.state?.identity)
    }

    /// Whether another open note is kept in a file.
    func isOpenElsewhere(_ file: File) async -> Bool {
        let others = (notes?.stores ?? []).filter { $0 !== self && $0.location.file != nil }
        if others.contains(where: { $0.location.file == file }) { return true }
        guard !others.isEmpty else { return false }
        let identity = (try? await file.currentState())?.identity
        return others.contains { $0.isKept(in: file, identity) }
    }

    // MARK: Content

    /// Whether there is anything that isn't saved.
    package var isModified: Bool { note.history.isModified }

    /// Whether there is nothing in it, and never was: a note can be opened in its place.
    package var isUntouched: Bool {
        location.file == nil && !isModified && reading == nil && note.pictures.isEmpty
            && note.mirror.isEmpty
            && note.history.undoName == nil && note.history.redoName == nil
    }

    /// The note as it is now, once it could be read, and the number of that state; nil during a step.
    package func snapshot() async -> (NoteSnapshot, state: Int?) {
        await withCheckedContinuation { continuation in
            // All at the same moment.
            note.mirror.pieces { [note] pieces in
                continuation.resume(
                    returning: (
                        NoteSnapshot(pieces: pieces, pictures: note.pictures), note.history.closeState()
                    ))
            }
        }
    }

    private func journalContent() async -> (JournalEntry, NoteSnapshot)? {
        guard isModified, reading == nil else { return nil }
        let snapshot = await withCheckedContinuation { continuation in
            note.mirror.pieces { [note] pieces in
                continuation.resume(returning: NoteSnapshot(pieces: pieces, pictures: note.pictures))
            }
        }
        return (JournalEntry(title: name, location: location, destination: destination, snapshot), snapshot)
    }

    /// Asks the person something; nil if nothing was decided.
    package func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer? {
        guard let questions else { return nil }
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return await questions.ask(question)
    }
}
