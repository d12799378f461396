import Files
import Platform

extension NoteStore {
    /// Gives the note's file another place, where nothing is, once no saving goes on; the note is kept there from then on.
    /// Throws `PlatformError`.
    package func move(to other: File) async throws {
        await untilSaved()
        guard let file = location.file else { return }
        // Who saves meanwhile does so afterwards.
        isSavingAutomatically = true
        let known = location.state
        let moving = Task {
            try await BlockingWork.run(at: file, isNeeded: true, timeLimit: FileWait.look) {
                let isKnown = try file.state($0) == known
                try file.move(to: other)
                // Renaming alone is no change that the person has to be told of; what another program has written is.
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
        // The title in the file is its name from now on.
        (new.file, new.state, new.title) = (other, state, nil)
        wasSaved(at: new)
        journal.noteChanged()
    }

    /// Waits until no saving goes on.
    package func untilSaved() async {
        while let saving { _ = await saving.value }
    }
}
