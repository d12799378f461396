import Formats
import Localization

extension NoteStore {
    /// Reads the file again, replacing the note's contents.
    package func reload() async {
        guard let file = location.file else { return }
        let reading = NoteReading(file)
        reading.begin(in: self)
        do {
            let loaded = try await reading.load()
            try await reading.finish(with: loaded)
            notify(.opened(loaded))
            notify(.used(file, loaded.location.format))
        } catch {
            reading.end()
            if let message = reading.message(for: error) { messages?.show(message) }
        }
    }

    /// Restores unsaved work from a journal, and removes that journal once the note has one of its own. If images are missing,
    /// whose names are given, the journal stays and the user is shown where it is.
    package func recover(_ loaded: LoadedNote, missing: [String], from journal: JournalRecovery.Found)
        async
    {
        notify(.reading(true))
        _ = try? await fill(with: loaded)
        notify(.reading(false))
        keepTitle()
        // The contents differ from those of the file.
        note.history.markSaved(at: nil)
        adopt(journal.entry.location)
        notify(.opened(loaded))
        // The old journal is of no use once the new one has the note.
        await self.journal.replace(journal, removing: missing.isEmpty)
        if !missing.isEmpty { messages?.show(await journal.setAside(for: missing)) }
    }

    /// Clears a note whose file couldn't be read.
    package func clear() {
        empty()
        setTitle(NoteTitle.untitled)
        adopt(.unsaved)
    }

    /// Replaces the note's contents with those of another note, which count as saved.
    func fill(with loaded: LoadedNote, progress: (Double) -> Void = { _ in }) async throws
        -> LoadedPictures
    {
        notify(.emptying)
        let pictures = try await note.fill(with: loaded, progress: progress)
        notify(.filled)
        return pictures
    }

    private func empty() {
        notify(.emptying)
        note.empty()
    }
}
