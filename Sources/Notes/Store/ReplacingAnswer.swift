import Localization

/// The user's decision about an existing file with the name under which a note is to be saved.
enum ReplacingAnswer {
    case replace
}

extension NoteQuestion where Answer == ReplacingAnswer {
    /// Returns the question for a name that an existing file has.
    static func replacing(_ name: String) -> Self {
        NoteQuestion(
            localized("“{name}” already exists", ["name": name]),
            localized("Saving replaces its contents."),
            [.init(localized("Replace"), .replace, isDestructive: true)])
    }
}
