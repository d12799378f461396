import Platform

@testable import Files
@testable import Notes

/// A simulated user, who receives a note's questions and messages, replies as a test says, and records everything.
@MainActor
final class Person: NoteQuestions, NoteMessages {
    /// A question in words. Replies that lose something have an exclamation mark.
    struct Asked: Equatable {
        var title: String
        var message: String?
        var answers: [String]
    }

    /// The next replies, in order; when there are none left, the question stays undecided.
    var answers: [any Sendable] = []
    /// The files chosen next, in order; when there are none left, the user cancels.
    var files: [File] = []
    var isBusy = false
    /// Whether every activity is cancelled as it begins.
    var callsOff = false
    /// Called before the next question is answered.
    var onAsk: () async -> Void = {}

    private(set) var asked: [Asked] = []
    /// The suggested file names, in order.
    private(set) var suggested: [String] = []
    /// The messages shown.
    private(set) var shown: [String] = []
    /// The activities shown.
    private(set) var goingOn: [Activity] = []

    final class Activity: NoteActivity {
        var text: String
        private(set) var hasEnded = false

        init(_ text: String) { self.text = text }

        func update(_ text: String) { self.text = text }
        func end() { hasEnded = true }
    }

    func ask<Answer: Sendable>(_ question: NoteQuestion<Answer>) async -> Answer? {
        asked.append(
            Asked(
                title: question.title, message: question.message,
                answers: question.choices.map { $0.title + ($0.isDestructive ? "!" : "") }))
        let meanwhile = onAsk
        onAsk = {}
        await meanwhile()
        guard !answers.isEmpty else { return nil }
        let answer = answers.removeFirst()
        guard let answer = answer as? Answer else {
            fatalError("\(answer) is no answer to “\(question.title)”")
        }
        return answer
    }

    func chooseFile(named suggestion: FileName, near current: File?) async -> File? {
        suggested.append(suggestion.text)
        return files.isEmpty ? nil : files.removeFirst()
    }

    func show(_ message: String) { shown = [message] }
    func showFurther(_ message: String) { shown.append(message) }

    func begin(_ text: String, onCancel: @escaping () -> Void) -> any NoteActivity {
        let activity = Activity(text)
        goingOn.append(activity)
        if callsOff { onCancel() }
        return activity
    }
}
