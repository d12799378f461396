import Formats
import Localization

extension NoteStore {
    /// Reads the file again in place of what the note holds.
    package func reload() async {
        guard let file = location.file else { return }
        let reading = NoteReading(file)
        reading.begin(in: self)
        do {
            let loaded = try await reading.load()
            try await reading.finish(with: loaded)
            tell(.opened(loaded))
            tell(.used(file, loaded.location.format))
        } catch {
            reading.end()
            if let message = reading.message(for: error) { messages?.show(message) }
        }
    }

    /// Goes on with unsaved work that a journal has kept, and removes that once the note has a journal of its own;
    /// unless images are missing, whose names are told: then it stays, and the person is told where.
    package func recover(_ loaded: LoadedNote, missing: [String], from journal: JournalRecovery.Found)
        async
    {
        tell(.reading(true))
        _ = try? await fill(with: loaded)
        tell(.reading(false))
        keepTitle()
        // It isn't what its file has.
        note.history.markSaved(at: nil)
        adopt(journal.entry.location)
        tell(.opened(loaded))
        // Once it is kept anew, the old one is of no use.
        await self.journal.replace(journal, removing: missing.isEmpty)
        if !missing.isEmpty { messages?.show(await journal.setAside(for: missing)) }
    }

    /// Leaves nothing of a note that couldn't be read.
    package func clear() {
        empty()
        setTitle(NoteTitle.untitled)
        adopt(.unsaved)
    }

    /// Fills the note with another one in place of what it holds. It counts as saved.
    func fill(with loaded: LoadedNote, progress: (Double) -> Void = { _ in }) async throws
        -> LoadedPictures
    {
        tell(.emptying)
        let pictures = try await note.fill(with: loaded, progress: progress)
        tell(.filled)
        return pictures
    }

    private func empty() {
        tell(.emptying)
        note.empty()
    }
}
