import Files
import Platform

extension NoteStore {
    /// Moves the note's file to a path where no file exists, once no save is running. The note is kept there from then on. Throws
    /// `PlatformError`.
    package func move(to other: File) async throws {
        await untilSaved()
        guard let file = location.file else { return }
        // A save requested meanwhile waits and then runs, as it does for an automatic save: see `alone`.
        isSavingAutomatically = true
        let known = location.state
        let moving = Task {
            try await BlockingWork.run(at: file, isNeeded: true, timeLimit: FileWait.look) {
                let isKnown = try file.state($0) == known
                try file.move(to: other)
                // The renaming itself isn't a change to report to the user, but what another program has written is.
                return isKnown ? try other.state($0) : known
            }
        }
        saving = Task {
            defer { saving = nil }
            return (try? await moving.value) != nil
        }
        _ = await saving?.value
        let state = try await moving.value
        guard location.file == file else { return }
        var new = location
        // From now on, the title in the file is the file's name.
        (new.file, new.state, new.title) = (other, state, nil)
        wasSaved(at: new)
        journal.noteChanged()
    }

    /// Waits until no save is running.
    package func untilSaved() async {
        while let saving { _ = await saving.value }
    }
}
