import Platform

/// Whoever asks the person what the keeper of a note can't decide.
package protocol NoteQuestions: AnyObject {
    /// Whether the person is being asked something else.
    var isBusy: Bool { get }

    /// Asks a question.
    ///
    /// - Returns: The answer; nil if the person decided nothing.
    func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer?

    /// Asks for a file to save the note in. If there is one of that name, whether it may be replaced has been asked, too.
    ///
    /// - Parameters:
    ///   - suggestion: The name to begin with.
    ///   - current: The note's file, whose folder is the one to begin with; nil if it has none.
    /// - Returns: The file; nil if the person cancelled.
    func chooseFile(named suggestion: FileName, near current: File?) async -> File?
}
