import Localization

/// The user's decision about a note whose file another program has changed.
enum ChangeAnswer {
    case saveAs, reload
}

extension NoteQuestion where Answer == ChangeAnswer {
    /// Returns the question for a file that another program has changed.
    static func fileChanged(_ name: String, isModified: Bool) -> Self {
        let title = localized("Another program changed “{name}”", ["name": name])
        let reload = localized("Reload")
        guard isModified else {
            return NoteQuestion(title, localized("The note is unchanged."), [.init(reload, .reload)])
        }
        return NoteQuestion(
            title, localized("Reloading discards your changes since you last saved."),
            [.init(localized("Save As…"), .saveAs), .init(reload, .reload, isDestructive: true)])
    }
}
