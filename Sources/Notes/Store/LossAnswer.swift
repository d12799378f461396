import Formats
import Localization

/// What is to become of a note that has more than its format can keep.
enum LossAnswer {
    case saveAsHTML, accept
}

extension NoteQuestion where Answer == LossAnswer {
    /// The format can't keep all of the note: a sentence says what would be lost.
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
