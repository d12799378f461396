import Localization

/// The user's decision about unsaved changes.
enum ClosingAnswer {
    case save, discard
}

extension NoteQuestion where Answer == ClosingAnswer {
    /// Returns the question for a note with unsaved changes that is about to close.
    static func closing(_ name: String) -> Self {
        NoteQuestion(
            localized("Save changes to “{name}”?", ["name": name]),
            localized("Unsaved changes will be lost."),
            [
                .init(localized("Save"), .save), .init(localized("Discard"), .discard, isDestructive: true),
            ],
            comesToFront: true)
    }
}
