import Localization

/// The user's decision about unsaved work left by a program. Without an answer it is offered again.
package enum RecoveryAnswer: Sendable {
    case recover, discard
}

extension NoteQuestion where Answer == RecoveryAnswer {
    /// Returns the question for unsaved work left by a program.
    package static func recovery(_ question: RecoveryQuestion) -> Self {
        NoteQuestion(
            question.title, question.message,
            [
                .init(localized("Recover"), .recover),
                .init(localized("Discard"), .discard, isDestructive: true),
            ], cancel: localized("Later"))
    }
}
