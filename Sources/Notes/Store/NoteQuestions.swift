import Files
import Platform

/// Whoever asks the person what the keeper of a note can't decide.
package protocol NoteQuestions: AnyObject {
    /// Whether the person is being asked something else.
    var isBusy: Bool { get }

    /// Asks a question; nil if the person decided nothing.
    func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer?

    /// Asks for a file to save the note in, beginning with a name and in the current file's folder; nil if the person
    /// cancelled. If there is one of that name, whether it may be replaced has been asked, too.
    func chooseFile(named suggestion: FileName, near current: File?) async -> File?
}
