import Localization

/// What is to become of unsaved work that a program has left behind. Without an answer it is offered again.
package enum RecoveryAnswer: Sendable {
    case recover, discard
}

extension NoteQuestion where Answer == RecoveryAnswer {
    /// A program has left unsaved work behind.
    package static func recovery(_ question: RecoveryQuestion) -> Self {
        NoteQuestion(
            question.title, question.message,
            [
                .init(localized("Recover"), .recover),
                .init(localized("Discard"), .discard, isDestructive: true),
            ], cancel: localized("Later"))
    }
}
