import Formats
import Localization

/// The user's decision about a note with contents that its format can't keep.
enum LossAnswer {
    case saveAsHTML, accept
}

extension NoteQuestion where Answer == LossAnswer {
    /// Returns the question for a format that can't keep all of the note. `loss` is a sentence that says what would be lost.
    static func loss(_ loss: String, as format: NoteFormat) -> Self {
        let title = localized("Save as {format}", ["format": format.title])
        return NoteQuestion(
            localized("Save as {format}?", ["format": format.title]), loss,
            [
                .init(localized("Save as HTML…"), .saveAsHTML),
                .init(title, .accept, isDestructive: true),
            ])
    }
}
