import Files
import Localization
import Platform

/// The user's decision after a note couldn't be saved.
enum SavingAnswer {
    case elsewhere, again, overwrite, reload
}

extension NoteQuestion where Answer == SavingAnswer {
    /// Returns the question for a note that couldn't be saved in its file.
    static func failure(_ error: any Error, _ name: String) -> Self {
        let elsewhere = Choice(localized("Save As…"), .elsewhere)
        switch error {
        case FileConflict.changed:
            return NoteQuestion(
                localized("Another program changed “{name}”", ["name": name]),
                localized("Overwriting discards its changes; reloading discards yours."),
                [
                    elsewhere, .init(localized("Overwrite"), .overwrite, isDestructive: true),
                    .init(localized("Reload"), .reload, isDestructive: true),
                ])
        case FileConflict.gone:
            return NoteQuestion(
                localized("“{name}” no longer exists", ["name": name]),
                localized("The file was moved, renamed or deleted."),
                [elsewhere, .init(localized("Save Here Again"), .overwrite)])
        default:
            return NoteQuestion(
                localized("“{name}” was not saved", ["name": name]), FileProblem.saving(error),
                [elsewhere, .init(localized("Try Again"), .again)])
        }
    }
}
