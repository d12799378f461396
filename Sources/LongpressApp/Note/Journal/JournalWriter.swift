import Documents
import Gtk

/// Writes a note's unsaved work into a folder of its own, beside the main thread. What is there already isn't written
/// again: each piece of text and each picture has a file, and the index, which is replaced last and at once, says which
/// of them make up the note.
actor JournalWriter {
    private let root: StateFolder
    private var journal: JournalFolder?
    private var lock: StateFolder.Lock?
    private var texts: Set<Int> = []
    private var pictures: Set<Int> = []

    /// The folder that holds the journals of all windows of all programs that run.
    static let usualRoot = StateFolder.user("longpress").folder("journals")

    init(root: StateFolder = usualRoot) {
        self.root = root
    }

    /// Brings the journal to a state of the note.
    ///
    /// - Throws: `PlatformError` if it can't be written; what was there before still counts.
    func write(_ entry: JournalEntry, _ snapshot: NoteSnapshot) throws {
        // Somebody may have cleared the folder away.
        if let journal, try journal.folder.names().isEmpty { forget() }
        let folder = try makeFolder()
        for piece in snapshot.pieces where !texts.contains(piece.id) {
            try folder.write(piece.text.journalBytes, to: JournalEntry.text(piece.id))
            texts.insert(piece.id)
        }
        for picture in snapshot.pictures where !pictures.contains(picture.id) {
            try folder.write(picture.file.bytes, to: JournalEntry.picture(picture.id))
            pictures.insert(picture.id)
        }
        try folder.replace(JournalEntry.index, with: entry.bytes)
        // Only now is nothing of the state before needed.
        let (oldTexts, oldPictures) = (texts.subtracting(entry.texts), pictures.subtracting(entry.pictures.map(\.id)))
        for id in oldTexts { folder.remove(JournalEntry.text(id)) }
        for id in oldPictures { folder.remove(JournalEntry.picture(id)) }
        texts.subtract(oldTexts)
        pictures.subtract(oldPictures)
    }

    /// Removes the journal.
    func remove() {
        journal?.remove()
        forget()
    }

    private func forget() { (journal, lock, texts, pictures) = (nil, nil, [], []) }

    private func makeFolder() throws -> StateFolder {
        if let journal { return journal.folder }
        try root.make()
        for _ in 0..<3 {
            let new = JournalFolder(newIn: root)
            // Under a name that nobody looks for until it is taken.
            try new.hidden.make()
            // A program that looks for journals may have taken it for one left behind.
            guard let lock = try new.hidden.lock() else { continue }
            try new.hidden.move(to: new.folder)
            (journal, self.lock) = (new, lock)
            return new.folder
        }
        throw PlatformError(localized("The folder for it can’t be created."))
    }
}
