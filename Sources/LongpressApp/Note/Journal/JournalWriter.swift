import Documents
import Gtk

/// Writes a note's unsaved work into a folder of its own, beside the main thread. What is there already isn't written
/// again: each piece of text and each picture has a file, and the index, which is replaced last and at once, says which
/// of them make up the note.
///
/// All journals have one thread to themselves: whatever else waits for a disk, they don't.
@JournalThread final class JournalWriter {
    private let root: StateFolder
    private var journal: JournalFolder?
    private var lock: StateFolder.Lock?
    private var texts: Set<Int> = []
    private var pictures: Set<Int> = []
    /// Whether there is an index.
    private var isPublished = false
    private let timeForPictures: Duration

    /// The folder that holds the journals of all windows of all programs that run.
    nonisolated static let usualRoot = StateFolder.user("longpress").folder("journals")

    /// - Parameter timeForPictures: How long new pictures are written before the note is asked for anew: what the person
    ///   writes meanwhile waits so long, or for one picture.
    nonisolated init(root: StateFolder = usualRoot, timeForPictures: Duration = .milliseconds(400)) {
        (self.root, self.timeForPictures) = (root, timeForPictures)
    }

    /// Brings the journal to a state of the note. Many new pictures take several times: until then it is the note without
    /// those that aren't there, as it was before they came, but with all of the text.
    ///
    /// - Returns: Whether all pictures are there.
    /// - Throws: `PlatformError` if it can't be written; what was there before still counts.
    @discardableResult
    func write(_ entry: JournalEntry, _ snapshot: NoteSnapshot) throws -> Bool {
        // Somebody may have cleared the folder away.
        if let journal, try journal.folder.names().isEmpty { forget() }
        let folder = try makeFolder()
        for piece in snapshot.pieces where !texts.contains(piece.id) {
            try folder.write(piece.text.journalBytes, to: JournalEntry.text(piece.id))
            texts.insert(piece.id)
        }
        let new = snapshot.pictures.filter { !pictures.contains($0.id) }
        // Those that the note had before are never left out: who recovers the note and saves it would lose them.
        let canWait = isPublished
        if canWait, !new.isEmpty { try publish(entry, in: folder) }
        let end = ContinuousClock.now + timeForPictures
        for (number, picture) in new.enumerated() {
            if canWait, number > 0, ContinuousClock.now > end { break }
            try folder.write(picture.file.bytes, to: JournalEntry.picture(picture.id))
            pictures.insert(picture.id)
        }
        try publish(entry, in: folder)
        return new.allSatisfy { pictures.contains($0.id) }
    }

    /// Has the journal be the note, as far as its pictures are there.
    private func publish(_ entry: JournalEntry, in folder: StateFolder) throws {
        var entry = entry
        entry.pictures.removeAll { !pictures.contains($0.id) }
        try folder.replace(JournalEntry.index, with: entry.bytes)
        isPublished = true
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

    private func forget() { (journal, lock, texts, pictures, isPublished) = (nil, nil, [], [], false) }

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
