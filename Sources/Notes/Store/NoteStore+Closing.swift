extension NoteStore {
    /// Settles what is to become of the note before it closes, and has its journal go: asks if there is anything that
    /// isn't saved. Returns whether it may close.
    package func settle() async -> Bool {
        guard await decide() else { return false }
        await journal.close()
        return true
    }

    /// The same without its journal, which is to be closed afterwards.
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

    /// Whether the note can go without a word and at once.
    package var isAtRest: Bool { isSettled || (!isModified && !journal.exists && saving == nil) }
}
