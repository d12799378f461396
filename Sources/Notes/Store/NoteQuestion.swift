/// A question about a note, and its answers, each of which is a value.
package struct NoteQuestion<Answer: Sendable>: Sendable {
    /// An answer that the person can choose.
    package struct Choice: Sendable {
        package let title: String
        package let answer: Answer
        /// Whether it loses something.
        package let isDestructive: Bool

        package init(_ title: String, _ answer: Answer, isDestructive: Bool = false) {
            (self.title, self.answer, self.isDestructive) = (title, answer, isDestructive)
        }
    }

    package let title: String
    package let message: String?
    package let choices: [Choice]
    /// The title of the button that decides nothing; nil for “Cancel”.
    package let cancel: String?
    /// Whether the note comes to the front to ask.
    package let comesToFront: Bool

    package init(
        _ title: String, _ message: String?, _ choices: [Choice], cancel: String? = nil,
        comesToFront: Bool = false
    ) {
        (self.title, self.message, self.choices) = (title, message, choices)
        (self.cancel, self.comesToFront) = (cancel, comesToFront)
    }
}
