import Files
import Formats
import Platform

/// Stores a note in its file, and its unsaved changes in the journal.
package final class NoteStore {
    package let note: Note
    package let journal: NoteJournal
    /// The delegate that asks the user what the store can't decide.
    package weak var questions: (any NoteQuestions)?
    /// The delegate that shows the store's messages.
    package weak var messages: (any NoteMessages)?
    /// The notes that are open in the program.
    package weak var notes: (any OpenNotes)?
    package private(set) var location = NoteLocation()
    /// The file and format in which the note is being saved, unless it is already kept there.
    var destination: NoteLocation?
    /// The title given to the note. It applies while the note has no file and its first line hasn't changed.
    private var title: String
    /// The first line, as a title, at the time when the title was given.
    private var titledWords: String?
    /// Whether the user has accepted losing what the format can't keep.
    var acceptsLoss = false
    /// The state of the file when the user was last notified of a change; the outer `nil` if they never were.
    var reportedState: FileState??
    /// Whether the file is being checked for changes.
    var isLooking = false
    /// Whether the user was notified that the disk doesn't respond, and it hasn't responded since.
    var isSilenceReported = false
    var saving: Task<Bool, Never>?
    let automatic = AutomaticSaving()
    /// Whether the running save is automatic.
    var isSavingAutomatically = false
    /// Whether the user is being asked a question about the note.
    package private(set) var isAsking = false
    /// The reading of a file into the note, while it lasts.
    package var reading: NoteReading? {
        didSet { if (reading == nil) != (oldValue == nil) { notify(.reading(reading != nil)) } }
    }
    /// Whether the note is about to close, with nothing left to ask.
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
        location.file?.name ?? ownTitleWords.flatMap(NoteTitle.title) ?? assignedTitle
    }

    /// The name for a file of the note, without its ending, while the note has no file.
    var nameForFile: String { ownTitleWords.flatMap(NoteTitle.fileName) ?? assignedTitle.fileBase }

    /// Gives the note a title, which it keeps while its first line stays the same.
    package func setTitle(_ title: String) {
        self.title = title
        titledWords = words
    }

    /// Makes the note keep the title it was given, with its current first line.
    func keepTitle() { titledWords = words }

    private var beginning: String { note.text.text(in: 0..<min(note.text.count, NoteTitle.reach)) }

    private var words: String? { NoteTitle.title(of: beginning) }

    /// The beginning of the text, if the note is named after it.
    private var ownTitleWords: String? {
        guard reading == nil, let words, words != titledWords else { return nil }
        return beginning
    }

    /// The title given to the note, or the title of untitled notes if the first line it was given for has changed.
    private var assignedTitle: String {
        titledWords == nil || reading != nil || words == titledWords ? title : NoteTitle.untitled
    }

    // MARK: Location

    /// Switches to another note, or to no file. Forgets what the user was told and has accepted about the previous file.
    package func adopt(_ location: NoteLocation) {
        self.location = location
        (acceptsLoss, reportedState, isSilenceReported) = (false, nil, false)
        automatic.isPaused = false
        notify(.located)
    }

    /// Records where the note was saved. Notifications about the file are settled; what the user accepted still holds.
    func wasSaved(at location: NoteLocation) {
        self.location = location
        reportedState = nil
        automatic.isPaused = false
        notify(.located)
    }

    /// Records the current state of the note's file, which no other program has changed.
    func learn(_ state: FileState?) { location.state = state }

    /// Returns whether the note is kept in a file: whether its own file has the same address or, if known, the same identity.
    package func isKept(in file: File, _ identity: String?) -> Bool {
        guard let own = location.file else { return false }
        return own == file || (identity != nil && identity == location.state?.identity)
    }

    /// Returns whether another open note is kept in a file.
    func isOpenElsewhere(_ file: File) async -> Bool {
        let others = (notes?.stores ?? []).filter { $0 !== self && $0.location.file != nil }
        if others.contains(where: { $0.location.file == file }) { return true }
        guard !others.isEmpty else { return false }
        let identity = (try? await file.currentState())?.identity
        return others.contains { $0.isKept(in: file, identity) }
    }

    // MARK: Content

    /// Whether the note has unsaved changes.
    package var isModified: Bool { note.history.isModified }

    /// Whether the note is empty and always was, so that another note can be opened in its place.
    package var isUntouched: Bool {
        location.file == nil && !isModified && reading == nil && note.pictures.isEmpty
            && note.mirror.isEmpty
            && note.history.undoName == nil && note.history.redoName == nil
    }

    /// Returns a snapshot of the note, taken once its text can be read, and the number of that state; `nil` during a step.
    package func snapshot() async -> (NoteSnapshot, state: Int?) {
        await withCheckedContinuation { continuation in
            // Takes all of it at the same moment.
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

    /// Asks the user a question; returns `nil` if nothing was decided.
    package func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer? {
        guard let questions else { return nil }
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return await questions.ask(question)
    }
}
