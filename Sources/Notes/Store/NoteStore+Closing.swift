extension NoteStore {
    /// Decides what happens to the note before it closes, asking the user if there are unsaved changes, and removes its journal.
    /// Returns whether the note may close.
    package func settle() async -> Bool {
        guard await decide() else { return false }
        await journal.close()
        return true
    }

    /// Like `settle()`, but leaves the journal, which the caller closes afterwards.
    package func decide() async -> Bool {
        if let saving { _ = await saving.value }
        if isModified {
            guard !isAsking else { return false }
            switch await ask(.closing(name)) {
            case .save: guard await save(), !isModified else { return false }
            case .discard: break
            case nil: return false
            }
        }
        isSettled = true
        reading?.cancel()
        return true
    }

    /// Whether the note can close immediately, without a question.
    package var isAtRest: Bool { isSettled || (!isModified && !journal.exists && saving == nil) }
}
