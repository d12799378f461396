import Files
import Localization
import Platform

/// Writes a note's unsaved work into its own folder, off the main thread. Writes only what isn't there yet: each piece of text
/// and each picture has a file. The index, which is replaced last and atomically, lists the files that make up the note. If the
/// power fails at any time, either there is an index and everything it lists, or there is no journal.
///
/// All journals share one thread of their own, so that they never wait for other disk operations.
@JournalThread package final class JournalWriter {
    private let root: StateFolder
    private var journal: JournalFolder?
    private var lock: StateFolder.Lock?
    private var texts: Set<Int> = []
    private var pictures: Set<Int> = []
    /// The pictures of the note that have been written, regardless of their current files.
    private var members: Set<NotePicture.ID> = []
    /// Whether there is an index, and the folder has the name by which journals are found.
    private var isPublished = false
    /// Whether that name has been synced to the disk.
    private var isNameKept = false
    /// Whether there are files whose names haven't been synced to the disk.
    private var hasNewNames = false
    private let timeForPictures: Duration

    /// The folder with the journals of all windows of all running programs.
    package nonisolated static let defaultRoot = StateFolder.user("longpress").folder("journals")

    /// Creates a writer. `timeForPictures` is the time spent on new pictures before the note's state is requested again, and so
    /// the longest wait for changes made meanwhile.
    package nonisolated init(root: StateFolder = defaultRoot, timeForPictures: Duration = .milliseconds(400)) {
        (self.root, self.timeForPictures) = (root, timeForPictures)
    }

    /// Brings the journal to a state of the note. Many new pictures take several calls. Until they are all written, the journal
    /// has the note as it was before they were inserted, but with all of the text. Returns whether all pictures are written.
    /// Throws `PlatformError` if the journal can't be written; its previous state then remains valid.
    @discardableResult
    func write(_ entry: JournalEntry, _ snapshot: NoteSnapshot) throws -> Bool {
        let folder = try makeFolder()
        for piece in snapshot.pieces where !texts.contains(piece.id) {
            hasNewNames = true
            try folder.write(piece.text.journalBytes, to: JournalEntry.text(piece.id))
            texts.insert(piece.id)
        }
        // Pictures that the journal already had are never left out: a user who recovered and saved the note would lose them. The
        // new file of a cropped picture is written before the old one is removed.
        for picture in snapshot.pictures where members.contains(picture.id) { try write(picture, to: folder) }
        let new = snapshot.pictures.filter { !pictures.contains($0.fileID) }
        let canWait = isPublished
        if canWait, !new.isEmpty { try publish(entry) }
        let end = ContinuousClock.now + timeForPictures
        for (number, picture) in new.enumerated() {
            if canWait, number > 0, ContinuousClock.now > end { break }
            try write(picture, to: folder)
        }
        try publish(entry)
        members = Set(snapshot.pictures.filter { pictures.contains($0.fileID) }.map(\.id))
        return new.allSatisfy { pictures.contains($0.fileID) }
    }

    private func write(_ picture: NotePicture, to folder: StateFolder) throws {
        guard !pictures.contains(picture.fileID) else { return }
        hasNewNames = true
        try folder.write(picture.file.bytes, to: JournalEntry.picture(picture.fileID))
        pictures.insert(picture.fileID)
    }

    /// Makes the journal represent the note, with those of its pictures that are written.
    private func publish(_ entry: JournalEntry) throws {
        var entry = entry
        // An incomplete journal replaces no other one.
        if !entry.pictures.allSatisfy({ pictures.contains($0.fileID) }) { entry.replaced = [] }
        entry.pictures.removeAll { !pictures.contains($0.fileID) }
        entry.uptime = .now
        // The index mustn't be on the disk before the files it lists.
        if hasNewNames { try folder?.sync() }
        hasNewNames = false
        try folder?.replace(JournalEntry.index, with: entry.bytes)
        if !isPublished, let journal {
            try journal.hidden.move(to: journal.folder)
            isPublished = true
        }
        if !isNameKept { try root.sync() }
        isNameKept = true
        // Nothing of the previous state is needed from here on.
        guard let folder else { return }
        for id in texts.subtracting(entry.texts) where folder.remove(JournalEntry.text(id)) { texts.remove(id) }
        for id in pictures.subtracting(entry.pictures.map(\.fileID)) where folder.remove(JournalEntry.picture(id)) {
            pictures.remove(id)
        }
    }

    /// Removes the journal. If it can't be removed, it still belongs to the note, and the next write goes there.
    func remove() {
        guard let journal else { return }
        if !isPublished {
            journal.finishRemoving()
        } else if !journal.remove() {
            return
        }
        forget()
    }

    private func forget() {
        (journal, lock, texts, pictures, members) = (nil, nil, [], [], [])
        (isPublished, isNameKept, hasNewNames) = (false, false, false)
    }

    /// The journal's current folder. Without an index it is hidden, so that it isn't taken for unsaved work.
    private var folder: StateFolder? { isPublished ? journal?.folder : journal?.hidden }

    private func makeFolder() throws -> StateFolder {
        // Something else may have deleted its files.
        if let folder, try folder.names().isEmpty {
            folder.removeIfEmpty()
            forget()
        }
        if let folder { return folder }
        try root.make()
        for _ in 0..<3 {
            let new = JournalFolder(newIn: root)
            try new.hidden.make()
            // A program that looks for abandoned journals may already have locked it.
            guard let lock = try new.hidden.lock() else { continue }
            (journal, self.lock) = (new, lock)
            return new.hidden
        }
        throw PlatformError(localized("Its folder can’t be created."))
    }
}
