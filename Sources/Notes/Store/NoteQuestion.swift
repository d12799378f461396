/// A question about a note, with answers that each have a value.
package struct NoteQuestion<Answer: Sendable>: Sendable {
    /// An answer that the user can choose.
    package struct Choice: Sendable {
        package let title: String
        package let answer: Answer
        /// Whether choosing it loses something.
        package let isDestructive: Bool

        package init(_ title: String, _ answer: Answer, isDestructive: Bool = false) {
            (self.title, self.answer, self.isDestructive) = (title, answer, isDestructive)
        }
    }

    package let title: String
    package let message: String?
    package let choices: [Choice]
    /// The title of the button that decides nothing; `nil` for “Cancel”.
    package let cancel: String?
    /// Whether the note's window comes to the front for the question.
    package let comesToFront: Bool

    package init(
        _ title: String, _ message: String?, _ choices: [Choice], cancel: String? = nil,
        comesToFront: Bool = false
    ) {
        (self.title, self.message, self.choices) = (title, message, choices)
        (self.cancel, self.comesToFront) = (cancel, comesToFront)
    }
}
