import Files
import Platform

/// Asks the user what a note's store can't decide.
package protocol NoteQuestions: AnyObject {
    /// Whether the user is already being asked something.
    var isBusy: Bool { get }

    /// Asks a question; returns `nil` if the user decided nothing.
    func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer?

    /// Asks for a file to save the note in, suggesting a name and the current file's folder; returns `nil` if the user cancelled.
    /// If a file of that name exists, the user has already been asked whether to replace it.
    func chooseFile(named suggestion: FileName, near current: File?) async -> File?
}
