/// An answer that a menu needs at once, but for which a disk may be slow: it is computed on another thread, and waited for so
/// briefly that the user doesn't notice. Until a slower answer arrives, the previous one is used.
package final class PromptAnswer<Value: Sendable> {
    private let question: @Sendable (Cancellation) -> Value
    private var last: Value
    private var asking: Worker<Value>?
    private var answeredAt: Int?

    private let timeLimit: Int
    private let lasting: Int

    /// Makes an answer whose value is `first` until the question has been answered.
    ///
    /// - Parameters:
    ///   - first: The first value.
    ///   - timeLimit: The maximum time to wait for an answer, in milliseconds.
    ///   - lasting: The time for which an answer is reused, in milliseconds: a menu bar asks for each of its items, and again
    ///     with each letter typed.
    ///   - question: Computes the answer on another thread.
    package init(
        first: Value, timeLimit: Int = 30, lasting: Int = 250, _ question: @escaping @Sendable (Cancellation) -> Value
    ) {
        (last, self.timeLimit, self.lasting, self.question) = (first, timeLimit, lasting, question)
    }

    /// Whether there is no answer in time. Reading it asks for one.
    package var isSilent: Bool {
        _ = value
        return asking != nil
    }

    /// The current answer.
    package var value: Value {
        if let asking {
            if let answer = asking.value(within: 0) { keep(answer) }
            return last
        }
        if let answeredAt, Clock.milliseconds - answeredAt < lasting { return last }
        let worker = Worker(looking: question)
        if let answer = worker.value(within: timeLimit) {
            keep(answer)
        } else {
            asking = worker
            look(for: worker, after: timeLimit)
        }
        return last
    }

    private func keep(_ answer: Value) { (last, asking, answeredAt) = (answer, nil, Clock.milliseconds) }

    /// Checks from time to time, less and less often, whether the answer is there.
    private func look(for worker: Worker<Value>, after milliseconds: Int) {
        MainLoop.after(milliseconds: milliseconds) { [weak self] in
            guard let self else { return }
            guard let answer = worker.value(within: 0) else {
                return look(for: worker, after: min(2 * milliseconds, LateAnswers.longestInterval))
            }
            // If it has been asked for in the meantime, it has already been delivered. Menus that asked earlier are notified
            // anyway.
            if asking === worker { keep(answer) }
            LateAnswers.notify()
        }
    }
}
