import Localization

/// What is to become of a file that has the name under which a note is to be saved.
enum ReplacingAnswer {
    case replace
}

extension NoteQuestion where Answer == ReplacingAnswer {
    /// There is a file of that name.
    static func replacing(_ name: String) -> Self {
        NoteQuestion(
            localized("“{name}” already exists", ["name": name]),
            localized("Saving replaces its contents."),
            [.init(localized("Replace"), .replace, isDestructive: true)])
    }
}
