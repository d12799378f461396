import Files
import Localization
import Platform

/// Writes a note's unsaved work into a folder of its own, beside the main thread. What is there already isn't written
/// again: each piece of text and each picture has a file, and the index, which is replaced last and at once, says which
/// of them make up the note. Whenever the power is cut, an index is there with all that it names, or there is no journal.
///
/// All journals have one thread to themselves: whatever else waits for a disk, they don't.
@JournalThread package final class JournalWriter {
    private let root: StateFolder
    private var journal: JournalFolder?
    private var lock: StateFolder.Lock?
    private var texts: Set<Int> = []
    private var pictures: Set<Int> = []
    /// The pictures of the note that are there, whatever their files.
    private var members: Set<NotePicture.ID> = []
    /// Whether there is an index, and the folder has the name by which journals are found.
    private var isPublished = false
    /// Whether that name is on the disk.
    private var isNameKept = false
    /// Whether there are files whose names aren't on the disk yet.
    private var hasNewNames = false
    private let timeForPictures: Duration

    /// The folder that holds the journals of all windows of all programs that run.
    package nonisolated static let usualRoot = StateFolder.user("longpress").folder("journals")

    /// New pictures are written for a time before the note is asked for anew: what is written meanwhile waits so long.
    package nonisolated init(root: StateFolder = usualRoot, timeForPictures: Duration = .milliseconds(400)) {
        (self.root, self.timeForPictures) = (root, timeForPictures)
    }

    /// Brings the journal to a state of the note. Many new pictures take several times: until then it is the note
    /// without those that aren't there, as it was before they came, but with all of the text. Returns whether all are
    /// there. Throws `PlatformError` if it can't be written; what was there before still counts.
    @discardableResult
    func write(_ entry: JournalEntry, _ snapshot: NoteSnapshot) throws -> Bool {
        let folder = try makeFolder()
        for piece in snapshot.pieces where !texts.contains(piece.id) {
            hasNewNames = true
            try folder.write(piece.text.journalBytes, to: JournalEntry.text(piece.id))
            texts.insert(piece.id)
        }
        // Those that the note had before are never left out: who recovers the note and saves it would lose them. Of one that
        // was cropped, the new file is there before the old one goes.
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

    /// Has the journal be the note, as far as its pictures are there.
    private func publish(_ entry: JournalEntry) throws {
        var entry = entry
        // What isn't whole takes no other one's place.
        if !entry.pictures.allSatisfy({ pictures.contains($0.fileID) }) { entry.replaced = [] }
        entry.pictures.removeAll { !pictures.contains($0.fileID) }
        entry.uptime = .now
        // The index mustn't be on the disk before what it names.
        if hasNewNames { try folder?.sync() }
        hasNewNames = false
        try folder?.replace(JournalEntry.index, with: entry.bytes)
        if !isPublished, let journal {
            try journal.hidden.move(to: journal.folder)
            isPublished = true
        }
        if !isNameKept { try root.sync() }
        isNameKept = true
        // Only now is nothing of the state before needed.
        guard let folder else { return }
        for id in texts.subtracting(entry.texts) where folder.remove(JournalEntry.text(id)) { texts.remove(id) }
        for id in pictures.subtracting(entry.pictures.map(\.fileID)) where folder.remove(JournalEntry.picture(id)) {
            pictures.remove(id)
        }
    }

    /// Removes the journal. One that can't be removed is the note's still: what is written next goes there.
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

    /// Where it is now: without an index nobody is to take it for unsaved work.
    private var folder: StateFolder? { isPublished ? journal?.folder : journal?.hidden }

    private func makeFolder() throws -> StateFolder {
        // Somebody may have cleared it away.
        if let folder, try folder.names().isEmpty {
            folder.removeIfEmpty()
            forget()
        }
        if let folder { return folder }
        try root.make()
        for _ in 0..<3 {
            let new = JournalFolder(newIn: root)
            try new.hidden.make()
            // A program that looks for journals may have taken it for one left behind.
            guard let lock = try new.hidden.lock() else { continue }
            (journal, self.lock) = (new, lock)
            return new.hidden
        }
        throw PlatformError(localized("Its folder can’t be created."))
    }
}
